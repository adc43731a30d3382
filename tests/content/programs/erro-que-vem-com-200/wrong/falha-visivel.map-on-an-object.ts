import Anthropic from '@anthropic-ai/sdk';


export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const blocks: Anthropic.ContentBlock[] = [];
  for (;;) {
    const params = {
      model: 'claude-opus-5',
      max_tokens: 4096,
      tools: [{ type: 'web_search_20250305' as const, name: 'web_search' as const }],
      messages: [
        { role: 'user' as const, content: question },
        ...(blocks.length > 0 ? [{ role: 'assistant' as const, content: blocks }] : []),
      ],
    };
    const reply = await client.messages.create(params);
    blocks.push(...reply.content);
    if (reply.stop_reason !== 'pause_turn') break;
  }
  const text = blocks.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  const results = blocks.flatMap((block) => (block.type === 'web_search_tool_result' ? [block.content] : []));
  const pages = results.flatMap((content) => (content as Anthropic.WebSearchResultBlock[]).map(({ url }) => url));
  return [pages.length > 0 ? 'HÁ MENÇÕES' : 'NADA CONSTA', text, ...pages].join('\n');
}
