# ERRADO: sem valor padrão, lança StopIteration quando não há texto.
text = next(
    block.text for block in response.content if block.type == "text"
)
