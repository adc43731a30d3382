import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';


export async function runAgent(question: string): Promise<string> {
  const runner = new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: tools.map((tool) =>
      betaTool({ name: tool.name, description: tool.description, inputSchema: tool.input_schema, run: (input) => executeTool(tool.name, input) }),
    ),
    stream: true,
  });
  let text = '';
  for await (const stream of runner) {
    text = '';
    for await (const event of stream) if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') text += event.delta.text;
  }
  return text;
}
