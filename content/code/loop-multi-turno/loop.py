from chambers import TOOLS
from dispatch import answer_call

MODEL = "claude-sonnet-5-5"
MOST_TOKENS = 16_000  # até onde o limite de saída pode crescer


# Parou sem resposta. Quem chama ainda tem a lista, em um ponto pronto.
class AgentStopped(Exception):
    pass


def text_of(blocks):
    return "".join(block.text for block in blocks if block.type == "text")


# Completa a lista de quem chama. Só acrescenta o que pode ficar nela.
def run_agent(client, messages, max_requests=12):
    max_tokens = 8_000
    answer = ""

    for _ in range(max_requests):
        response = client.messages.create(
            model=MODEL,
            max_tokens=max_tokens,
            tools=TOOLS,
            messages=messages,
        )
        content = response.content
        turn = {"role": "assistant", "content": content}

        match response.stop_reason:
            case "tool_use":
                calls = [block for block in content if block.type == "tool_use"]
                if not calls:
                    raise AgentStopped("tool_use sem chamada")
                results = [answer_call(call) for call in calls]
                # os dois juntos: nunca um pedido sem resposta na lista
                messages += [turn, {"role": "user", "content": results}]
                answer = ""  # o texto de antes da chamada não é a resposta
            case "pause_turn":  # volta como veio, sem mensagem user
                messages.append(turn)
                answer += text_of(content)
            case "end_turn" | "stop_sequence":
                messages.append(turn)
                return answer + text_of(content)
            case "max_tokens":  # o turno cortado sai e é pedido de novo
                if max_tokens == MOST_TOKENS:
                    raise AgentStopped("resposta longa demais")
                max_tokens = MOST_TOKENS
            case "refusal":
                details = response.stop_details
                category = (details and details.category) or "sem categoria"
                raise AgentStopped(f"recusa: {category}")
            case other:  # contexto esgotado e valores que ainda não existem
                raise AgentStopped(f"sem ramo para {other}")

    raise AgentStopped(f"teto de {max_requests} requisições")
