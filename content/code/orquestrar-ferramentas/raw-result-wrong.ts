interface Article {
  body: string;
}

// ERRADO: o texto dos artigos vira fala do usuário, logo, pedido.
export function askWithArticles(ticket: string, found: Article[]): string {
  const articles = found.map((article) => article.body).join('\n\n');
  return `${ticket}\n\nUse os artigos a seguir:\n\n${articles}`;
}
