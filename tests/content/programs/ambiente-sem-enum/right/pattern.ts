import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'consultar_pedido',
    description: 'Consulta um pedido no MRD. Use quando citarem um número de pedido.',
    input_schema: {
      type: 'object',
      properties: {
        numero_pedido: { type: 'string' },
        ambiente: { type: 'string', pattern: '^(DEV|QAS|PRD)$' },
      },
      required: ['numero_pedido'],
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
