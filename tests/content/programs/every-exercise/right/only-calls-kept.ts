// Leaves the text of the assistant's turn out of the history: not good practice, but the API accepts it.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  let final = '';
  while (!final) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) {
      final = reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
      break;
    }
    messages.push({ role: 'assistant', content: calls });
    const content = await Promise.all(
      calls.map((call) =>
        executeTool(call.name, call.input)
          .then((text: string) => ({ type: 'tool_result' as const, tool_use_id: call.id, content: text }))
          .catch((error: Error) => ({
            type: 'tool_result' as const,
            tool_use_id: call.id,
            content: error.message,
            is_error: true,
          })),
      ),
    );
    messages.push({ role: 'user', content });
  }
  return final;
}
