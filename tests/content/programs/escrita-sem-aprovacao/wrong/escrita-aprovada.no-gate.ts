import Anthropic from '@anthropic-ai/sdk';
import { executeTool, pedirAprovacao, tools } from './tools';

async function run({ name, input }: Anthropic.ToolUseBlock, question: string): Promise<string> {
  return executeTool(name, input);
}

async function answer(calls: Anthropic.ToolUseBlock[], question: string): Promise<Anthropic.ToolResultBlockParam[]> {
  const results: Anthropic.ToolResultBlockParam[] = [];
  for (const call of calls) {
    const base = { type: 'tool_result' as const, tool_use_id: call.id };
    try {
      results.push({ ...base, content: await run(call, question) });
    } catch (error) {
      results.push({ ...base, is_error: true, content: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    messages.push({ role: 'user', content: await answer(calls, question) });
  }
}
