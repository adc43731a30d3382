MODELS = ["claude-opus-5-5", "claude-sonnet-5"]  # só dois: há um fim


# Mesmo pedido, outro modelo. Nunca o mesmo pedido ao mesmo modelo.
def ask(**request):
    for model in MODELS:
        response = client.messages.create(model=model, **request)
        if response.stop_reason != "refusal":
            return response
    details = response.stop_details
    category = (details and details.category) or "sem categoria"
    raise RuntimeError(f"recusado por todos: {category}")
