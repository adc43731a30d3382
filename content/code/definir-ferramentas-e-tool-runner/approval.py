from typing import Literal

from anthropic import beta_tool
from anthropic.lib.tools import ToolError


@beta_tool
def liberar_pedido(
    numero_pedido: str, ambiente: Literal["DEV", "QAS", "PRD"]
) -> str:
    """Libera um pedido bloqueado no MRD. Uma pessoa confirma antes.

    Use só quando pedirem a liberação de um pedido, com o número.
    """
    proposal = {"numero_pedido": numero_pedido, "ambiente": ambiente}
    if not ask_approver(proposal):
        raise ToolError(
            "O usuário recusou. Nada foi alterado; não tente de novo."
        )
    return release_order(numero_pedido, ambiente)
