import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  while (true) {
    const reply = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      tools,
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
      messages,
    });
    messages.push({ role: 'assistant', content: reply.content });
    const call = reply.content.find((block) => block.type === 'tool_use');
    if (!call) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    let content = '';
    let is_error = false;
    try { content = await executeTool(call.name, call.input); } catch (error) { content = (error as Error).message; is_error = true; }
    messages.push({ role: 'user', content: [{ type: 'tool_result', tool_use_id: call.id, content, is_error }] });
  }
}
