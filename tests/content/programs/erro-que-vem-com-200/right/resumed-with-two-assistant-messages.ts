import Anthropic from '@anthropic-ai/sdk';

const tools: Anthropic.ToolUnion[] = [{ type: 'web_search_20250305', name: 'web_search' }];

async function search(messages: Anthropic.MessageParam[], left: number): Promise<Anthropic.ContentBlock[]> {
  const { content, stop_reason } = await new Anthropic().messages.create({ model: 'claude-opus-5', max_tokens: 2048, tools, messages });
  if (stop_reason !== 'pause_turn' || left === 0) return content;
  return [...content, ...(await search([...messages, { role: 'assistant', content }], left - 1))];
}

export const runAgent = async (question: string) => {
  const report = { status: 'NADA CONSTA', lines: [] as string[] };
  for (const block of await search([{ role: 'user', content: question }], 9)) {
    if (block.type === 'text') report.lines.push(block.text);
    if (block.type !== 'web_search_tool_result') continue;
    if (!Array.isArray(block.content)) report.status = 'PESQUISA INCOMPLETA';
    else if (block.content.length > 0 && report.status === 'NADA CONSTA') report.status = 'HÁ MENÇÕES';
    if (Array.isArray(block.content)) report.lines.push(...block.content.map((page) => page.url));
    else report.lines.push(`falha: ${block.content.error_code}`);
  }
  return [report.status, ...report.lines].join('\n');
};
