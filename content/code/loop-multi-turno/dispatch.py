from chambers import convert_temperature, list_chambers, read_sensor


# input_schema guia o modelo, mas quem confere os argumentos é você.
def text(tool_input, key):
    value = tool_input.get(key)
    if not isinstance(value, str):
        raise ValueError(f'"{key}" deve ser texto')
    return value


def number(tool_input, key):
    value = tool_input.get(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError(f'"{key}" deve ser número')
    return value


def unit(tool_input):
    value = text(tool_input, "unit").lower()
    if value not in ("celsius", "fahrenheit"):
        raise ValueError('"unit" deve ser celsius ou fahrenheit')
    return value


# A tabela: um nome, uma função. Ferramenta nova é uma linha nova.
HANDLERS = {
    "list_chambers": lambda i: list_chambers(text(i, "site")),
    "read_sensor": lambda i: read_sensor(text(i, "chamber")),
    "convert_temperature": lambda i: convert_temperature(
        number(i, "value"), unit(i)
    ),
}


# Responde a uma chamada. Nunca lança: falha também é resultado.
def answer_call(call):
    answer = {"type": "tool_result", "tool_use_id": call.id}
    handler = HANDLERS.get(call.name)
    if handler is None:
        known = ", ".join(HANDLERS)
        content = f"Não existe a ferramenta {call.name}. Há: {known}."
        return {**answer, "content": content, "is_error": True}
    try:
        return {**answer, "content": handler(call.input)}
    except Exception as error:
        content = f"Falha em {call.name}: {error}."
        return {**answer, "content": content, "is_error": True}
