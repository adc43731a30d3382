tool = {
    "name": "consultar_pedido",
    "description": "Lê um pedido no MRD. Use quando …",
    "strict": True,  # a geração fica presa ao schema
    "input_schema": {
        "type": "object",
        "properties": {
            "numero_pedido": {"type": "string"},
            "ambiente": {"type": "string", "enum": ["DEV", "QAS", "PRD"]},
        },
        "required": ["numero_pedido"],
        "additionalProperties": False,  # strict exige
    },
}
