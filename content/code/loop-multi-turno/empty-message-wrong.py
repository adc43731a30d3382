# ERRADO: tudo o que não é fim nem pausa é tratado como chamada.
def finish(request):
    messages = request["messages"]
    while True:
        response = client.messages.create(**request)
        content = response.content
        messages.append({"role": "assistant", "content": content})
        if response.stop_reason == "end_turn":
            return response
        if response.stop_reason == "pause_turn":
            continue

        calls = [block for block in content if block.type == "tool_use"]
        results = [answer_call(call) for call in calls]
        # e se results for []?
        messages.append({"role": "user", "content": results})
