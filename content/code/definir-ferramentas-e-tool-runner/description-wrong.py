# FRACO: diz o que a ferramenta faz, mas não quando chamá-la.
tool = {
    "name": "consultar_pedido",
    "description": "Consulta dados no MRD.",
    "input_schema": {
        "type": "object",
        "properties": {"numero_pedido": {"type": "string"}},
        "required": ["numero_pedido"],
    },
}
