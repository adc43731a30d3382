import json
import re

# O que o modelo lê.
TOOLS = [
    {
        "name": "consultar_pedido",
        "description": (
            "Lê um pedido de compra no MRD: situação, bloqueio, "
            "fornecedor e itens. "
            "Use quando a pergunta citar um número de pedido. "
            "Não busca pedidos por fornecedor ou data e não altera nada. "
            "Se o pedido não existir, devolve encontrado: false."
        ),
        "input_schema": {
            "type": "object",
            "properties": {
                "numero_pedido": {
                    "type": "string",
                    "description": 'Dez dígitos, como "4500012345"',
                },
                "ambiente": {
                    "type": "string",
                    "enum": ["DEV", "QAS", "PRD"],
                    "description": "Omita se a pessoa não disser: vale QAS.",
                },
            },
            "required": ["numero_pedido"],
        },
    },
]

ENVIRONMENTS = ["DEV", "QAS", "PRD"]
ORDERS = {
    ("QAS", "4500012345"): {
        "situacao": "liberado",
        "fornecedor": "Aços Ipê",
    },
    ("PRD", "4500012345"): {
        "situacao": "bloqueado",
        "motivo": "preço fora do contrato",
    },
}


# O que o seu código garante: valor padrão, conferência, texto de volta.
def execute_tool(name, tool_input):
    if name != "consultar_pedido":
        raise ValueError(f'não existe a ferramenta "{name}"')
    order = str(tool_input.get("numero_pedido"))
    environment = str(tool_input.get("ambiente", "QAS")).upper()

    if not re.fullmatch(r"[0-9]{10}", order):
        raise ValueError("numero_pedido tem 10 dígitos; peça à pessoa")
    if environment not in ENVIRONMENTS:
        raise ValueError(
            f'ambiente "{environment}" não existe; use DEV, QAS ou PRD'
        )
    found = ORDERS.get((environment, order), {"encontrado": False})
    return json.dumps({"ambiente": environment, **found}, ensure_ascii=False)
