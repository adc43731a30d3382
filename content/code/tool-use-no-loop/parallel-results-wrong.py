# ERRADO: uma mensagem user por resultado.
for call in calls:
    messages.append({"role": "user", "content": [answer_call(call)]})
