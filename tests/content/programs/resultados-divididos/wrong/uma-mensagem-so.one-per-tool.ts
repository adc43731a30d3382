import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

/** Marks the last block of the conversation for caching, without touching the stored history. */
function withCacheMark(history: Anthropic.MessageParam[]): Anthropic.MessageParam[] {
  const last = history.at(-1)!;
  const content = last.content as Anthropic.ContentBlockParam[];
  const marked = content.map((block, index) =>
    index === content.length - 1 ? { ...block, cache_control: { type: 'ephemeral' as const } } : block,
  ) as Anthropic.ContentBlockParam[];
  return [...history.slice(0, -1), { ...last, content: marked }];
}

export async function runAgent(question: string): Promise<string> {
  const history: Anthropic.MessageParam[] = [{ role: 'user', content: [{ type: 'text', text: question }] }];
  const said: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const reply = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      tools: tools.map((tool, index) => (index === tools.length - 1 ? { ...tool, cache_control: { type: 'ephemeral' } } : tool)),
      tool_choice: { type: 'auto' },
      metadata: { user_id: 'turma-1' },
      messages: withCacheMark(history),
    });
    for (const block of reply.content) if (block.type === 'text') said.push(block.text);
    if (reply.stop_reason === 'end_turn') return said.join('\n');
    history.push({ role: 'assistant', content: reply.content });
    const results = [];
    for (const block of reply.content) {
      if (block.type !== 'tool_use') continue;
      let text = '';
      let is_error = false;
      try {
        text = await executeTool(block.name, block.input);
      } catch (error) {
        text = `A consulta não deu certo. Motivo: ${(error as Error).message}`;
        is_error = true;
      }
      results.push({ type: 'tool_result' as const, tool_use_id: block.id, content: [{ type: 'text' as const, text }], is_error });
    }
    const byTool = Map.groupBy(results, (result) => (reply.content.find((block) => 'id' in block && block.id === result.tool_use_id) as Anthropic.ToolUseBlock).name);
    for (const group of byTool.values()) history.push({ role: 'user', content: group });
  }
  throw new Error('no end');
}
