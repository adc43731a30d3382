MAX_RESUMES = 5
TOOLS = [
    {"type": "web_search_20260209", "name": "web_search", "max_uses": 5},
]


# Devolve todos os blocos do turno, somadas as partes.
def ask_the_web(client, messages):
    parts = []

    for _ in range(MAX_RESUMES + 1):
        response = client.messages.create(
            model="claude-opus-5",
            max_tokens=16_000,
            tools=TOOLS,  # as mesmas em toda retomada
            messages=messages,
        )
        parts.extend(response.content)
        # O turno pausado fica por último: nenhuma mensagem user depois.
        messages.append({"role": "assistant", "content": response.content})

        if response.stop_reason == "end_turn":
            return parts
        if response.stop_reason != "pause_turn":
            raise RuntimeError(f"resposta incompleta: {response.stop_reason}")

    raise RuntimeError(f"ainda em pausa depois de {MAX_RESUMES} retomadas")
