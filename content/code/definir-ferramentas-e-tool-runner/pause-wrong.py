# ERRADO: a fala "continue" deixa a busca aberta para trás.
messages.append({"role": "assistant", "content": response.content})
messages.append({"role": "user", "content": "Continue."})
