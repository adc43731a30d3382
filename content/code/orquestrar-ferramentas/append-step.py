# 1. O que o modelo escreveu, inteiro.
messages.append({"role": "assistant", "content": response.content})

# 2. Só então o que as ferramentas devolveram, um bloco por chamada.
calls = [block for block in response.content if block.type == "tool_use"]
results = [answer_call(call) for call in calls]
messages.append({"role": "user", "content": results})
