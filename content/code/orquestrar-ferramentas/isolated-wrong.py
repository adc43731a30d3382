from concurrent.futures import ThreadPoolExecutor


# ERRADO: cada especialista conclui sem ver o que o outro achou.
def reply(ask_agent, ticket):
    with ThreadPoolExecutor() as pool:
        fix, past = pool.map(
            ask_agent,
            [
                f"Consulte a base e diga como resolver:\n{ticket}",
                f"Consulte o histórico e diga o que já ocorreu:\n{ticket}",
            ],
        )
    return f"{fix}\n\n{past}"
