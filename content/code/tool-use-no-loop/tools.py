import json

# O que o modelo lê: nome, descrição e forma dos argumentos.
TOOLS = [
    {
        "name": "get_repair_order",
        "description": (
            "Aparelho, etapa e peça pendente de uma ordem de serviço (OS). "
            "Use quando houver um número de OS."
        ),
        "input_schema": {
            "type": "object",
            "properties": {
                "order": {"type": "string", "description": 'Ex.: "7731"'},
            },
            "required": ["order"],
        },
    },
    {
        "name": "check_part_stock",
        "description": (
            "Quantidade de uma peça no estoque de uma loja. "
            "Use com o código da peça; uma chamada por loja."
        ),
        "input_schema": {
            "type": "object",
            "properties": {
                "part": {"type": "string", "description": 'Ex.: "BAT-A14"'},
                "store": {"type": "string", "enum": ["centro", "norte"]},
            },
            "required": ["part", "store"],
        },
    },
]

ORDERS = {
    "7731": {
        "device": "Notebook Ágata",
        "stage": "waiting_part",
        "part": "BAT-A14",
    },
}


# O que o seu código faz: devolve um texto ou lança um erro.
def execute_tool(name, tool_input):
    if name == "get_repair_order":
        found = ORDERS.get(str(tool_input["order"]), {"found": False})
        return json.dumps(found, ensure_ascii=False)
    if name == "check_part_stock":
        part, store = tool_input["part"], tool_input["store"]
        if store == "norte":
            raise RuntimeError("sem resposta em 5 s; siga sem esta loja e avise")
        return json.dumps({"part": part, "store": store, "quantity": 3})
    raise ValueError(f'não existe a ferramenta "{name}"')
