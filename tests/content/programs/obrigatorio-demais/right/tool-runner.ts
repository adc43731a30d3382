import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'cotar_frete',
    description: 'Cota o frete de um volume.',
    input_schema: {
      type: 'object',
      properties: {
        cep_destino: { type: 'string' },
        peso_kg: { type: 'number' },
        valor_declarado: { type: 'number' },
        data_coleta: { type: 'string' },
      },
      required: ['cep_destino', 'peso_kg'],
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
