import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: any[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await client.beta.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    const content = [];
    for (const { id, name, input } of calls)
      content.push({ type: 'tool_result', tool_use_id: id, ...(await executeTool(name, input).then((text) => ({ content: text }), (error) => ({ content: error.message, is_error: true }))) });
    messages.push({ role: 'user', content });
  }
}
