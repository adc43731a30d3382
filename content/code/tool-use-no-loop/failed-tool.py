# Nunca lança: uma falha também é um resultado.
def answer_call(call):
    try:
        content = execute_tool(call.name, call.input)
        return {"type": "tool_result", "tool_use_id": call.id, "content": content}
    except Exception as error:
        return {
            "type": "tool_result",
            "tool_use_id": call.id,
            "content": f"Falha em {call.name}: {error}",
            "is_error": True,
        }
