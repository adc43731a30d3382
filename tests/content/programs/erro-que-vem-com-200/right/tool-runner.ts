import Anthropic from '@anthropic-ai/sdk';


export async function runAgent(question: string): Promise<string> {
  const runner = new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: [{ type: 'web_search_20250305', name: 'web_search' }],
  });
  const lines: string[] = [];
  const failed: string[] = [];
  let found = 0;
  for await (const message of runner)
    for (const block of message.content) {
      if (block.type === 'text') lines.push(block.text);
      if (block.type !== 'web_search_tool_result') continue;
      if (!Array.isArray(block.content)) failed.push(block.content.error_code);
      else for (const { title, url } of block.content) found += lines.push(`${title}: ${url}`) > 0 ? 1 : 0;
    }
  const status = failed.length > 0 ? `PESQUISA INCOMPLETA ${failed.join()}` : found > 0 ? 'HÁ MENÇÕES' : 'NADA CONSTA';
  return `${status}\n${lines.join('\n')}`;
}
