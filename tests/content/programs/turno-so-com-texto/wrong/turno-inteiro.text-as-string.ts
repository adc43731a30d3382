import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  while (true) {
    const response = await client.messages.create({ model: 'claude-opus-5', max_tokens: 1024, tools, messages });
    if (response.stop_reason !== 'tool_use') {
      const text = response.content.find((block) => block.type === 'text');
      return text?.type === 'text' ? text.text : '';
    }
    const said = response.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    messages.push({ role: 'assistant', content: said });
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const block of response.content) {
      if (block.type !== 'tool_use') continue;
      try {
        results.push({ type: 'tool_result', tool_use_id: block.id, content: await executeTool(block.name, block.input) });
      } catch (error) {
        results.push({ type: 'tool_result', tool_use_id: block.id, content: String(error), is_error: true });
      }
    }
    messages.push({ role: 'user', content: results });
  }
}
