# Dados de exemplo, no lugar do seu buscador e do seu banco.
ARTICLES = [
    {
        "id": "KB-118",
        "title": "Renovar o certificado A1",
        "audience": "customer",
        "updated_at": "2026-10-02",
        "body": (
            "O certificado A1 vale um ano. Em Ajustes > Certificado, "
            "envie o arquivo .pfx novo e a senha."
        ),
    },
    {
        "id": "KB-044",
        "title": "Roteiro de atendimento: certificado",
        "audience": "internal",
        "updated_at": "2024-03-11",
        "body": "Atendente: mande reinstalar o emissor e encerre o ticket.",
    },
]
PAST_TICKETS = [
    {
        "id": "T-5390",
        "customer_id": "C-204",
        "topic": "certificado",
        "opened_at": "2026-11-20",
        "outcome": "Reenviou o .pfx e voltou a emitir.",
    },
    {
        "id": "T-5301",
        "customer_id": "C-204",
        "topic": "certificado",
        "opened_at": "2026-11-06",
        "outcome": "Enviou o .pfx novo e voltou a emitir.",
    },
]
