from concurrent.futures import ThreadPoolExecutor

from tools import TOOLS, execute_tool

MODEL = "claude-opus-5"
MAX_REQUESTS = 20  # fusível: em uso normal, nunca queima


# Executa uma chamada e devolve o bloco que a responde. Nunca lança.
def answer_call(call):
    try:
        content = execute_tool(call.name, call.input)
        return {"type": "tool_result", "tool_use_id": call.id, "content": content}
    except Exception as error:
        return {
            "type": "tool_result",
            "tool_use_id": call.id,
            "content": f"Falha em {call.name}: {error}",
            "is_error": True,
        }


def run_agent(client, question):
    messages = [{"role": "user", "content": question}]
    answer = ""

    for _ in range(MAX_REQUESTS):
        response = client.messages.create(
            model=MODEL,
            max_tokens=16_000,
            tools=TOOLS,
            messages=messages,
        )

        # 1. Nada do turno se perde: os blocos vão como vieram.
        messages.append({"role": "assistant", "content": response.content})
        answer += "".join(
            block.text for block in response.content if block.type == "text"
        )

        # 2. Quem decide o próximo passo é stop_reason, um ramo por valor.
        match response.stop_reason:
            case "tool_use":
                calls = [
                    block for block in response.content if block.type == "tool_use"
                ]
                with ThreadPoolExecutor() as pool:
                    results = list(pool.map(answer_call, calls))
                # 3. Uma só mensagem responde ao turno, um bloco por chamada.
                messages.append({"role": "user", "content": results})
                answer = ""  # o texto de antes da chamada não é a resposta
            case "pause_turn":
                pass  # ferramenta de servidor em curso: só reenvie
            case "end_turn" | "stop_sequence":
                return answer
            case "refusal":
                details = response.stop_details
                category = (details and details.category) or "sem categoria"
                raise RuntimeError(f"recusa: {category}")
            case other:  # max_tokens, contexto esgotado, valores futuros
                raise RuntimeError(f"resposta incompleta: {other}")

    raise RuntimeError(f"sem resposta final em {MAX_REQUESTS} requisições")
