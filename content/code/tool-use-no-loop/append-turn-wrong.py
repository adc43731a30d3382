# ERRADO: só o texto fica; os blocos tool_use somem do histórico.
text = "".join(
    block.text for block in response.content if block.type == "text"
)
messages.append({"role": "assistant", "content": text})
