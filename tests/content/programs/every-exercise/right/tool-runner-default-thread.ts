import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const final = await new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: tools.map((tool) => ({ ...tool, run: (input: unknown) => executeTool(tool.name, input), parse: (i: unknown) => i })),
  });
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}
