failures = []
for block in response.content:
    if block.type != "web_search_tool_result":
        continue
    if isinstance(block.content, list):
        continue  # lista: deu certo
    failures.append(block.content.error_code)  # objeto: a busca falhou
