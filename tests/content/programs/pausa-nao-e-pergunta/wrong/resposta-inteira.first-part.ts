import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();
const texts = (reply: Anthropic.Message) => reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));

export async function runAgent(question: string): Promise<string> {
  let messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  let parts: string[] = [];
  let pauses = 0;
  for (;;) {
    const reply = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      tools: [...tools, { type: 'web_search_20250305', name: 'web_search' }],
      messages,
    });
    parts.push(...texts(reply));
    messages.push({ role: 'assistant', content: reply.content });
    if (reply.stop_reason === 'pause_turn') {
      pauses += 1;
      
      continue;
    }
    if (reply.stop_reason !== 'tool_use') return [parts[0], ...texts(reply)].join('\n');
    const results = await Promise.all(
      reply.content.flatMap((block) =>
        block.type === 'tool_use'
          ? [executeTool(block.name, block.input).then((content) => ({ type: 'tool_result' as const, tool_use_id: block.id, content }))]
          : [],
      ),
    );
    messages.push({ role: 'user', content: results });
  }
  
}
