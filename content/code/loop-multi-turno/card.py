conversation = [{"role": "user", "content": "Sua pergunta"}]
answer = ""

for _ in range(12):
    response = client.messages.create(
        model="claude-sonnet-5-5",
        max_tokens=16_000,
        tools=tools,
        messages=conversation,
    )
    content = response.content
    conversation.append({"role": "assistant", "content": content})  # inteiro

    if response.stop_reason == "tool_use":
        calls = [block for block in content if block.type == "tool_use"]
        results = [answer_call(call) for call in calls]
        if not results:
            raise RuntimeError("tool_use sem chamada")
        conversation.append({"role": "user", "content": results})  # uma mensagem
        answer = ""
        continue

    answer += "".join(block.text for block in content if block.type == "text")
    if response.stop_reason == "pause_turn":
        continue  # nada de mensagem user
    if response.stop_reason in ("end_turn", "stop_sequence"):
        break
    raise RuntimeError(f"sem resposta completa: {response.stop_reason}")
else:
    raise RuntimeError("teto de 12 requisições")
