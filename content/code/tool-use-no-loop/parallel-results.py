calls = [block for block in response.content if block.type == "tool_use"]
with ThreadPoolExecutor() as pool:
    results = list(pool.map(answer_call, calls))  # todas de uma vez

# uma mensagem, N blocos
messages.append({"role": "user", "content": results})
