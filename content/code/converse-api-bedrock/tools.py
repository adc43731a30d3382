# O que o modelo lê.
TOOL_CONFIG = {
    "tools": [
        {
            "toolSpec": {
                "name": "consultar_clima",
                "description": (
                    "Lê o tempo de agora em uma cidade: temperatura e condição. "
                    "Use quando a resposta depender de chuva ou calor. "
                    "Não faz previsão para outros dias."
                ),
                "inputSchema": {
                    "json": {
                        "type": "object",
                        "properties": {
                            "cidade": {
                                "type": "string",
                                "description": 'Sem o estado. Ex.: "Recife"',
                            },
                            "unidade": {
                                "type": "string",
                                "enum": ["celsius", "fahrenheit"],
                                "description": (
                                    "Omita se a pessoa não disser: vale celsius."
                                ),
                            },
                        },
                        "required": ["cidade"],
                    }
                },
            }
        },
        {
            "toolSpec": {
                "name": "consultar_treino",
                "description": (
                    "Lê horário e percurso do treino de hoje em uma cidade. "
                    "Use quando a pergunta for sobre onde ou quando treinar."
                ),
                "inputSchema": {
                    "json": {
                        "type": "object",
                        "properties": {"cidade": {"type": "string"}},
                        "required": ["cidade"],
                    }
                },
            }
        },
    ]
}

WEATHER = {
    "Recife": {"condicao": "chuva fraca", "celsius": 24},
}
TRAINING = {
    "Recife": {"horario": "18h30", "percurso": "Parque da Jaqueira, 8 km"},
}


# O que só o seu código faz: conferir os argumentos e executar.
def execute_tool(name, tool_input):
    city = tool_input.get("cidade")
    unit = tool_input.get("unidade", "celsius")
    if not isinstance(city, str):
        raise ValueError("faltou a cidade")

    if name == "consultar_clima":
        if unit not in ("celsius", "fahrenheit"):
            raise ValueError("unidade: use celsius ou fahrenheit")
        if city not in WEATHER:
            raise RuntimeError(f"estação de {city} fora do ar; tente a vizinha")
        celsius = WEATHER[city]["celsius"]
        return {
            "cidade": city,
            "condicao": WEATHER[city]["condicao"],
            "temperatura": celsius if unit == "celsius" else celsius * 1.8 + 32,
            "unidade": unit,
        }
    if name == "consultar_treino":
        return {"cidade": city, **TRAINING.get(city, {"treino": "não há"})}
    raise ValueError(f'não existe a ferramenta "{name}"')
