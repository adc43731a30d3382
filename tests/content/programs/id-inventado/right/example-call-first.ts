import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

// An example of the wanted manner before the question, with a call and an id of our own.
const example: Anthropic.MessageParam[] = [
  { role: 'user', content: 'Exemplo: consulte o chamado de teste.' },
  { role: 'assistant', content: [{ type: 'tool_use', id: 'exemplo_1', name: tools[0]!.name, input: { numero: '0' } }] },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'exemplo_1', content: 'Chamado de teste.' }] },
  { role: 'assistant', content: 'É um chamado de teste.' },
];

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [...example, { role: 'user', content: question }];
  for (;;) {
    await client.messages.countTokens({ model: 'claude-opus-5', tools, messages }).then(
      ({ input_tokens }) => console.log(input_tokens),
      (error) => console.warn('no count:', error.message),
    );
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const { id, name, input } of calls) {
      try {
        results.push({ type: 'tool_result', tool_use_id: id, content: await executeTool(name, input) });
      } catch (error) {
        results.push({ type: 'tool_result', tool_use_id: id, content: (error as Error).message, is_error: true });
      }
    }
    messages.push({ role: 'user', content: results });
  }
}
