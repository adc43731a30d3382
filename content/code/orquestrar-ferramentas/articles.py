import json

MAX_ARTICLES = 3
MAX_EXCERPT = 600  # caracteres


# Só o que o modelo precisa para responder e citar a fonte.
def format_articles(found):
    public = [article for article in found if article["audience"] == "customer"]
    results = [
        {
            "source": article["id"],
            "title": article["title"],
            "updated_at": article["updated_at"],
            "excerpt": article["body"][:MAX_EXCERPT],
            "truncated": len(article["body"]) > MAX_EXCERPT,
        }
        for article in public[:MAX_ARTICLES]
    ]
    return json.dumps({"results": results}, ensure_ascii=False)
