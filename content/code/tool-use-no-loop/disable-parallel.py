response = client.messages.create(
    model=MODEL,
    max_tokens=16_000,
    tools=TOOLS,
    tool_choice={"type": "auto", "disable_parallel_tool_use": True},
    messages=messages,
)
