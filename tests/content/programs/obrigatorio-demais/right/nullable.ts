import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'cotar_frete',
    description: 'Cota o frete de um volume.',
    strict: true,
    input_schema: {
      type: 'object',
      properties: {
        cep_destino: { type: 'string' },
        peso_kg: { type: 'number' },
        valor_declarado: { type: ['number', 'null'] },
        data_coleta: { type: ['string', 'null'] },
      },
      required: ['cep_destino', 'peso_kg', 'valor_declarado', 'data_coleta'],
      additionalProperties: false,
    },
  },
];

const run = executeTool;

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools: declared, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const { id, name, input } of calls) results.push({ type: 'tool_result', tool_use_id: id, content: await run(name, input) });
    messages.push({ role: 'user', content: results });
  }
}
