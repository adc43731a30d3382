import json

from articles import format_articles
from data import ARTICLES, PAST_TICKETS
from history import TICKET_HISTORY
from kb import SEARCH_KB

TOOLS = [SEARCH_KB, TICKET_HISTORY]


def tickets_of(customer_id):
    return [past for past in PAST_TICKETS if past["customer_id"] == customer_id]


# Devolve um texto ou lança um erro. O ticket vem da sua sessão, não do modelo.
def execute_tool(name, tool_input, ticket):
    if name == "search_kb":
        query = tool_input.get("query")
        if not isinstance(query, str):
            raise ValueError("informe query como texto")
        words = query.lower().split()
        found = [
            article
            for article in ARTICLES
            if any(word in article["title"].lower() for word in words)
        ]
        return format_articles(found)
    if name == "get_ticket_history":
        customer_id = tool_input.get("customer_id")
        if customer_id != ticket["customer_id"]:
            raise ValueError(f"só o cliente deste ticket: {ticket['customer_id']}")
        limit = tool_input.get("limit", 5)
        found = tickets_of(customer_id)[:limit]
        return json.dumps({"tickets": found}, ensure_ascii=False)
    raise ValueError(f'não existe a ferramenta "{name}"')
