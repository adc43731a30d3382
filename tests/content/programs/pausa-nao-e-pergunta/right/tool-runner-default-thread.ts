import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const runner = client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    max_iterations: 12,
    messages: [{ role: 'user', content: question }],
    tools: [
      ...tools.map((tool) =>
        betaTool({
          name: tool.name,
          description: tool.description,
          inputSchema: tool.input_schema,
          run: (input: unknown) => executeTool(tool.name, input),
        }),
      ),
      { type: 'web_search_20250305', name: 'web_search' },
    ],
  });
  let text = '';
  for await (const message of runner)
    for (const block of message.content) if (block.type === 'text') text += `${block.text}\n`;
  return text;
}
