import Anthropic from '@anthropic-ai/sdk';
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
        valor_declarado: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        data_coleta: { type: 'string' },
      },
      required: ['cep_destino', 'peso_kg', 'valor_declarado'],
    },
  },
];

const run = executeTool;

export const runAgent = async (question: string): Promise<string> => {
  const client = new Anthropic();
  const turn = async (messages: Anthropic.MessageParam[]): Promise<string> => {
    const reply = await client.messages.stream({ model: 'claude-opus-5', max_tokens: 4096, tools: declared, messages }).finalMessage();
    const calls = reply.content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
    if (reply.stop_reason !== 'tool_use') return reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
    const results = await Promise.all(
      calls.map(async (call) => ({ type: 'tool_result' as const, tool_use_id: call.id, content: [{ type: 'text' as const, text: await run(call.name, call.input) }] })),
    );
    return turn([...messages, { role: 'assistant', content: reply.content }, { role: 'user', content: results }]);
  };
  return turn([{ role: 'user', content: question }]);
};
