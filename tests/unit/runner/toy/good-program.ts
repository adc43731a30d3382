// A right program for the toy exercise, as text.
export const goodProgram = `import Anthropic from '@anthropic-ai/sdk';
import type { MessageParam, ToolResultBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const response = await client.messages.create({ model: 'claude-opus-4-6', max_tokens: 1024, tools, messages });
    messages.push({ role: 'assistant', content: response.content });
    if (response.stop_reason !== 'tool_use') {
      return response.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    }
    const results: ToolResultBlockParam[] = [];
    for (const block of response.content) {
      if (block.type !== 'tool_use') continue;
      try {
        const content = await executeTool(block.name, block.input);
        results.push({ type: 'tool_result', tool_use_id: block.id, content });
      } catch (error) {
        results.push({ type: 'tool_result', tool_use_id: block.id, content: String(error), is_error: true });
      }
    }
    messages.push({ role: 'user', content: results });
  }
}
`;
