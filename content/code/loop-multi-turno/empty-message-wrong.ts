import type Anthropic from '@anthropic-ai/sdk';

// ERRADO: tudo o que não é fim nem pausa é tratado como chamada.
async function finish(request: Anthropic.MessageCreateParamsNonStreaming) {
  const { messages } = request;
  for (;;) {
    const response = await client.messages.create(request);
    const { content, stop_reason } = response;
    messages.push({ role: 'assistant', content });
    if (stop_reason === 'end_turn') return response;
    if (stop_reason === 'pause_turn') continue;

    const calls = content.filter((block) => block.type === 'tool_use');
    const results = await Promise.all(calls.map(answerCall));
    // e se results for []?
    messages.push({ role: 'user', content: results });
  }
}
