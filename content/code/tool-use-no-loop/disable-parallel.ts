const response = await client.messages.create({
  model: MODEL,
  max_tokens: 16_000,
  tools,
  tool_choice: { type: 'auto', disable_parallel_tool_use: true },
  messages,
});
