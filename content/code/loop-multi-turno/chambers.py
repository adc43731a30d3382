import json

# O que o modelo lê.
TOOLS = [
    {
        "name": "list_chambers",
        "description": "Lista as câmaras frias de uma unidade.",
        "input_schema": {
            "type": "object",
            "properties": {
                "site": {"type": "string", "description": "Ex.: contagem"},
            },
            "required": ["site"],
        },
    },
    {
        "name": "read_sensor",
        "description": (
            "Temperatura atual de uma câmara, em celsius ou fahrenheit, "
            "conforme o sensor."
        ),
        "input_schema": {
            "type": "object",
            "properties": {
                "chamber": {"type": "string", "description": "Ex.: CF-1"},
            },
            "required": ["chamber"],
        },
    },
    {
        "name": "convert_temperature",
        "description": (
            "Converte entre celsius e fahrenheit. Use quando a unidade do "
            "sensor não for a da pergunta."
        ),
        "input_schema": {
            "type": "object",
            "properties": {
                "unit": {"type": "string", "enum": ["celsius", "fahrenheit"]},
                "value": {"type": "number"},
            },
            "required": ["unit", "value"],
        },
    },
]

# O que o seu código faz. Dados de mentira no lugar dos sensores.
SITES = {"contagem": ["CF-1", "CF-2"]}
FAHRENHEIT = {"CF-1": -4, "CF-2": 5}


def list_chambers(site):
    return json.dumps({"site": site, "chambers": SITES.get(site, [])})


def read_sensor(chamber):
    if chamber not in FAHRENHEIT:
        raise ValueError(f"a câmara {chamber} não existe; use list_chambers")
    return json.dumps(
        {"chamber": chamber, "value": FAHRENHEIT[chamber], "unit": "fahrenheit"}
    )


def convert_temperature(value, unit):
    if unit == "celsius":
        return json.dumps({"fahrenheit": 32 + value * 1.8})
    return json.dumps({"celsius": (value - 32) / 1.8})
