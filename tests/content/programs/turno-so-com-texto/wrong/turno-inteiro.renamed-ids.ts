import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

/** What came back, as what may be sent: only the fields that a request knows. */
function asParam(block: Anthropic.ContentBlock): Anthropic.ContentBlockParam[] {
  if (block.type === 'text') return [{ type: 'text', text: block.text }];
  if (block.type === 'tool_use') return [{ input: block.input, name: block.name, id: `local_${block.id}`, type: 'tool_use' }];
  if (block.type === 'thinking') return [block];
  return [];
}

async function* conversation(question: string) {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  while (true) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    yield reply;
    if (reply.stop_reason !== 'tool_use') return;
    messages.push({ role: 'assistant', content: reply.content.flatMap(asParam) });
    const results = [];
    for (const block of reply.content) {
      if (block.type !== 'tool_use') continue;
      const base = { type: 'tool_result' as const, tool_use_id: `local_${block.id}` };
      try {
        results.push({ ...base, content: await executeTool(block.name, block.input) });
      } catch (error) {
        results.push({ ...base, content: `ERRO ${(error as Error).message}`, is_error: true });
      }
    }
    messages.push({ role: 'user', content: results });
  }
}

export async function runAgent(question: string): Promise<string> {
  let last: Anthropic.Message | undefined;
  for await (const reply of conversation(question)) last = reply;
  return last!.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}
