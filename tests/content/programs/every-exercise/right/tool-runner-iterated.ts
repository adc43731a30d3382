import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const runner = new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    max_iterations: 12,
    messages: [{ role: 'user', content: [{ type: 'text', text: question }] }],
    tools: tools.map((tool) => ({
      ...tool,
      run: (input: unknown) => executeTool(tool.name, input),
      parse: (input: unknown) => input,
    })),
    stream: true,
    thread: false,
  });
  let text = '';
  for await (const stream of runner) {
    const message = await stream.finalMessage();
    text = message.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  }
  return text;
}
