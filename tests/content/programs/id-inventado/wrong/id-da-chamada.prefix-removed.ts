import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function envelope(name: string, input: unknown) {
  try {
    return { ok: true as const, tool: name, data: parsed(await executeTool(name, input)) };
  } catch (error) {
    return { ok: false as const, tool: name, error: (error as Error).message, hint: 'tente outra entrada' };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (let i = 0; i < 10; i++) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (!calls.length) return JSON.stringify(reply.content.map((block) => ('text' in block ? block.text : null)));
    const envelopes = await Promise.all(calls.map(({ name, input }) => envelope(name, input)));
    messages.push({
      role: 'user',
      content: calls.map(({ id }, index) => ({
        type: 'tool_result',
        tool_use_id: id.replace('toolu_', ''),
        content: JSON.stringify(envelopes[index], null, 2),
        is_error: !envelopes[index]!.ok,
      })),
    });
  }
  throw new Error('limit');
}
