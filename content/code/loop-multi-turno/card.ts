import type Anthropic from '@anthropic-ai/sdk';

const conversation: Anthropic.MessageParam[] = [
  { role: 'user', content: 'Sua pergunta' },
];
let answer = '';

for (let sent = 0; ; sent += 1) {
  if (sent === 12) throw new Error('teto de 12 requisições');
  const { content, stop_reason } = await client.messages.create({
    model: 'claude-sonnet-5-5',
    max_tokens: 16_000,
    tools,
    messages: conversation,
  });
  conversation.push({ role: 'assistant', content }); // inteiro

  if (stop_reason === 'tool_use') {
    const calls = content.filter((block) => block.type === 'tool_use');
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const call of calls) results.push(await answerCall(call));
    if (results.length === 0) throw new Error('tool_use sem chamada');
    conversation.push({ role: 'user', content: results }); // uma mensagem
    answer = '';
    continue;
  }

  answer += content
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join('');
  if (stop_reason === 'pause_turn') continue; // nada de mensagem user
  if (stop_reason === 'end_turn' || stop_reason === 'stop_sequence') break;
  throw new Error(`sem resposta completa: ${stop_reason}`);
}
