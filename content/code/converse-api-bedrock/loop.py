from concurrent.futures import ThreadPoolExecutor

from tools import TOOL_CONFIG, execute_tool

MODEL_ID = "us.anthropic.claude-sonnet-5"
MAX_TURNS = 10  # fusível: em uso normal, nunca queima


# Executa uma chamada e devolve o bloco que a responde. Nunca lança.
def answer_call(call):
    try:
        content = [{"json": execute_tool(call["name"], call["input"])}]
        status = "success"
    except Exception as error:
        content = [{"text": f"Falha em {call['name']}: {error}"}]
        status = "error"
    return {
        "toolResult": {
            "toolUseId": call["toolUseId"],
            "content": content,
            "status": status,
        }
    }


def text_of(content):
    return "".join(block.get("text", "") for block in content)


def run_agent(bedrock, question):
    conversation = [{"role": "user", "content": [{"text": question}]}]

    for _ in range(MAX_TURNS):
        reply = bedrock.converse(
            modelId=MODEL_ID,
            messages=conversation,
            toolConfig=TOOL_CONFIG,  # em toda requisição: a Converse exige
            inferenceConfig={"maxTokens": 8_000},
        )
        content = reply["output"]["message"]["content"]

        match reply["stopReason"]:
            case "tool_use":
                # 1. O turno do assistente vai como veio.
                conversation.append({"role": "assistant", "content": content})
                # 2. Todas as chamadas são atendidas.
                calls = [
                    block["toolUse"] for block in content if "toolUse" in block
                ]
                with ThreadPoolExecutor() as pool:
                    results = list(pool.map(answer_call, calls))
                # 3. Os resultados seguem juntos, em uma mensagem user.
                conversation.append({"role": "user", "content": results})
            case "end_turn" | "stop_sequence":
                return text_of(content)
            case other:  # max_tokens, guardrail_intervened…
                raise RuntimeError(f"resposta incompleta: {other}")

    raise RuntimeError(f"sem resposta final em {MAX_TURNS} requisições")
