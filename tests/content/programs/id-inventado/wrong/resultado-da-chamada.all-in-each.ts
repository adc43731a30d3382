import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    const outputs = await Promise.all(calls.map(({ name, input }) => executeTool(name, input).catch((error) => error.message)));
    // Every result carries everything: the model cannot tell which call gave what.
    const content = outputs.join('\n');
    messages.push({ role: 'user', content: calls.map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content })) });
  }
}
