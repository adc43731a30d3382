# ERRADO: "parameters" é o nome do campo em outra API.
# Em um dicionário, ninguém reclama antes da requisição.
search_kb = {
    "name": "search_kb",
    "description": "Busca artigos da base de conhecimento.",
    "parameters": {
        "type": "object",
        "properties": {"query": {"type": "string"}},
        "required": ["query"],
    },
}
