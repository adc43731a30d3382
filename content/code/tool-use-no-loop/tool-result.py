result = {
    "type": "tool_result",
    "tool_use_id": call.id,  # copiado do pedido, nunca digitado
    # uma string ou uma lista de blocos
    "content": execute_tool(call.name, call.input),
}
