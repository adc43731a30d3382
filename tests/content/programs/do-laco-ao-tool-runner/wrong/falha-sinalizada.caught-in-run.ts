import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';


export async function runAgent(question: string): Promise<string> {
  const runner = new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: tools.map((tool) =>
      betaTool({ name: tool.name, description: tool.description, inputSchema: tool.input_schema, run: (input) => executeTool(tool.name, input).catch(String) }),
    ),
  });
  const final = await runner;
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}
