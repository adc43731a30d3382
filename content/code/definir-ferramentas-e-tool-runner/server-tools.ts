const response = await client.messages.create({
  model: MODEL,
  max_tokens: 16_000,
  tools: [
    { type: 'web_search_20260209', name: 'web_search', max_uses: 5 },
    ...tools, // as suas podem vir na mesma lista
  ],
  messages,
});
