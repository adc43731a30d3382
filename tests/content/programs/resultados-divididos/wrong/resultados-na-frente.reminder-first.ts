import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  let reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
  while (reply.stop_reason === 'tool_use') {
    const content: Anthropic.ContentBlockParam[] = [];
    for (const block of reply.content) {
      if (block.type !== 'tool_use') continue;
      const outcome = await executeTool(block.name, block.input).then(
        (text: string) => ({ content: text, is_error: false }),
        (error: unknown) => ({ content: error instanceof Error ? error.message : String(error), is_error: true }),
      );
      content.push({ type: 'tool_result', tool_use_id: block.id, ...outcome });
    }
    content.unshift({ type: 'text', text: 'Responda em uma frase.' });
    messages.push({ role: 'assistant', content: reply.content }, { role: 'user', content });
    reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
  }
  return reply.content.reduce((all, block) => (block.type === 'text' ? all + block.text : all), '');
}
