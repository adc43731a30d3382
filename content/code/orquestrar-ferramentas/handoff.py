import json

from tools import tickets_of


# Códigos dos artigos que o modelo recebeu.
def sources_in(evidence):
    ids = [
        article["source"]
        for entry in evidence
        if entry["tool"] == "search_kb" and not entry["failed"]
        for article in json.loads(entry["output"])["results"]
    ]
    return list(dict.fromkeys(ids))


# Passa para uma pessoa? Só motivos que o código consegue conferir.
def hand_off(ticket, draft):
    text, evidence = draft["text"], draft["evidence"]
    sources = sources_in(evidence)
    failures = [
        f"{entry['tool']}: {entry['output']}" for entry in evidence if entry["failed"]
    ]
    # Direto do banco: não depende do que o modelo resolveu consultar.
    related_tickets = [
        past["id"]
        for past in tickets_of(ticket["customer_id"])
        if past["topic"] == ticket["topic"]
    ]

    reasons = []
    if failures:
        reasons.append("uma consulta falhou")
    if not any(source in text for source in sources):
        reasons.append("a resposta não cita artigo encontrado")
    if len(related_tickets) >= 2:
        reasons.append("o cliente já abriu este assunto duas vezes ou mais")
    if not reasons:
        return None
    return {
        "ticket": ticket,
        "reasons": reasons,
        "sources": sources,
        "related_tickets": related_tickets,
        "failures": failures,
        "draft": text,
    }
