# CERTO: o turno volta como veio, com todos os blocos.
messages.append({"role": "assistant", "content": response.content})
