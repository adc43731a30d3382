import anthropic

client = anthropic.Anthropic()  # lê ANTHROPIC_API_KEY do ambiente

response = client.messages.create(
    model="claude-sonnet-5-5",
    max_tokens=16_000,
    messages=[{"role": "user", "content": "O que é um certificado A1?"}],
)

print(response.stop_reason)  # "end_turn", se ele terminou
print(response.usage.input_tokens, response.usage.output_tokens)
for block in response.content:
    if block.type == "text":
        print(block.text)  # nunca content[0]
