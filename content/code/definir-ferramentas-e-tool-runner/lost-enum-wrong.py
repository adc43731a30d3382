# ERRADO: str aceita qualquer texto; o enum da definição manual se perdeu.
@beta_tool
def consultar_pedido(numero_pedido: str, ambiente: str = "QAS") -> str:
    """Lê um pedido no MRD. Use quando …

    Args:
        numero_pedido: Os 10 dígitos do pedido.
        ambiente: um de DEV, QAS e PRD.
    """
