export interface Article {
  id: string;
  title: string;
  audience: 'customer' | 'internal';
  updatedAt: string;
  body: string;
}

const MAX_ARTICLES = 3;
const MAX_EXCERPT = 600; // caracteres

// Só o que o modelo precisa para responder e citar a fonte.
export function formatArticles(found: Article[]): string {
  const results = found
    .filter((article) => article.audience === 'customer')
    .slice(0, MAX_ARTICLES)
    .map(({ id, title, updatedAt, body }) => ({
      source: id,
      title,
      updated_at: updatedAt,
      excerpt: body.slice(0, MAX_EXCERPT),
      truncated: body.length > MAX_EXCERPT,
    }));
  return JSON.stringify({ results });
}
