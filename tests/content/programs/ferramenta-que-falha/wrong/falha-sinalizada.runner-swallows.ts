import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const runnable = tools.map((tool) =>
  betaTool({
    name: tool.name,
    description: tool.description ?? '',
    inputSchema: tool.input_schema as { type: 'object' },
    run: (input: unknown) => executeTool(tool.name, input).catch((error: Error) => `Atenção: ${error.message}`),
  }),
);

export async function runAgent(question: string): Promise<string> {
  const final = await client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: runnable,
    thread: false,
  });
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}
