// The history that the benchmarks judge. Pure.

/** A tool loop of about `blocks` content blocks: rounds of text, two calls and their results, with ids of real length. */
export function historyOf(blocks: number) {
  const messages: { role: 'user' | 'assistant'; content: unknown }[] = [
    { role: 'user', content: 'Compare the two.' },
  ];
  for (let count = 0, round = 0; count < blocks; count += 5, round += 1) {
    const ids = ['a', 'b'].map((half) => `toolu_01${half}${String(round).padStart(21, '0')}`);
    const calls = ids.map((id) => ({
      type: 'tool_use',
      id,
      name: 'lookup',
      input: { key: `item ${round}` },
    }));
    const results = ids.map((id) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: `The value stored under item ${round} is ${round * 7}, last changed in week ${round % 52}.`,
    }));
    messages.push({ role: 'assistant', content: [{ type: 'text', text: 'Let me look both up.' }, ...calls] });
    messages.push({ role: 'user', content: results });
  }
  const tools = [
    {
      name: 'lookup',
      input_schema: { type: 'object' as const, properties: { key: { type: 'string' } } },
    },
  ];
  return { model: 'claude-haiku-4-5', max_tokens: 1024, tools, messages };
}

/** The same with each pair of results in two messages, the second with a word behind it: warned of, not refused. */
export function untidyHistoryOf(blocks: number) {
  const history = historyOf(blocks);
  const messages = history.messages.flatMap((message) => {
    if (message.role === 'assistant' || !Array.isArray(message.content)) return [message];
    const [first, second] = message.content as unknown[];
    return [
      { role: 'user' as const, content: [second] },
      { role: 'user' as const, content: [first, { type: 'text', text: 'Go on.' }] },
    ];
  });
  return { ...history, messages };
}
