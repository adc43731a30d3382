# ERRADO: o texto dos artigos vira fala do usuário, logo, pedido.
def ask_with_articles(ticket, found):
    articles = "\n\n".join(article["body"] for article in found)
    return f"{ticket}\n\nUse os artigos a seguir:\n\n{articles}"
