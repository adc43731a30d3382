import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'consultar_pedido',
    description: 'Consulta um pedido no MRD. Use quando citarem um número de pedido.',
    input_schema: {
      type: 'object',
      properties: {
        numero_pedido: { type: 'string' },
        ambiente: { type: 'string', enum: ['DEV', 'QAS', 'PRD'] },
      },
      required: ['numero_pedido'],
    },
  },
];

const run = executeTool;

export async function runAgent(question: string): Promise<string> {
  const final = await new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: declared.map((tool) =>
      betaTool({ name: tool.name, description: tool.description ?? '', inputSchema: tool.input_schema as { type: 'object' }, run: (input) => run(tool.name, input) }),
    ),
  });
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}
