from typing import Literal

from anthropic import beta_tool

from tools import execute_tool


# Nome, descrição e schema saem da assinatura e do docstring.
@beta_tool
def consultar_pedido(
    numero_pedido: str,
    ambiente: Literal["DEV", "QAS", "PRD"] = "QAS",
) -> str:
    """Lê um pedido no MRD: situação, bloqueio, fornecedor e itens.

    Use quando a pergunta citar um número de pedido. Não busca pedidos por
    fornecedor ou data e não altera nada.

    Args:
        numero_pedido: Os 10 dígitos do pedido.
        ambiente: Omita se a pessoa não disser: vale QAS.
    """
    return execute_tool(
        "consultar_pedido",
        {"numero_pedido": numero_pedido, "ambiente": ambiente},
    )


def run_agent(client, question):
    final = client.beta.messages.tool_runner(
        model="claude-opus-5",
        max_tokens=16_000,
        max_iterations=20,  # sem isto, não há limite
        tools=[consultar_pedido],
        messages=[{"role": "user", "content": question}],
    ).until_done()

    # O runner para calado em recusa, corte e limite: confira como terminou.
    if final.stop_reason != "end_turn":
        raise RuntimeError(f"sem resposta final: {final.stop_reason}")
    return "".join(
        block.text for block in final.content if block.type == "text"
    )
