import Anthropic, { APIError } from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

async function withRetry<T>(attempt: () => Promise<T>, times: number): Promise<T> {
  for (let left = times; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

const handlers = Object.fromEntries(
  tools.map(({ name }) => [name, (input: unknown) => withRetry(() => executeTool(name, input), 2)]),
);

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [];
  messages.push({ role: 'user', content: question });
  const idOf: Record<string, string> = {};
  try {
    for (let turn = 0; turn < 12; turn++) {
      const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
      messages.push({ role: 'assistant', content: reply.content });
      const calls = reply.content.filter((block) => block.type === 'tool_use');
      if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
      const results: Anthropic.ToolResultBlockParam[] = [];
      for (const { id, name, input } of calls) {
        const handler = handlers[name];
        try {
          if (!handler) throw new Error(`unknown tool ${name}`);
          results.push({ type: 'tool_result', tool_use_id: (idOf[name] ??= id), content: await handler(input) });
        } catch (error) {
          results.push({ type: 'tool_result', tool_use_id: (idOf[name] ??= id), content: `${(error as Error).message}`, is_error: true });
        }
      }
      messages.push({ role: 'user', content: results });
    }
  } catch (error) {
    if (error instanceof APIError) console.error(error.status, error.requestID);
    throw error;
  }
  throw new Error('limit reached');
}
