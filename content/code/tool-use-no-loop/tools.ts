import type Anthropic from '@anthropic-ai/sdk';

// O que o modelo lê: nome, descrição e forma dos argumentos.
export const tools: Anthropic.Tool[] = [
  {
    name: 'get_repair_order',
    description:
      'Aparelho, etapa e peça pendente de uma ordem de serviço (OS). ' +
      'Use quando houver um número de OS.',
    input_schema: {
      type: 'object',
      properties: { order: { type: 'string', description: 'Ex.: "7731"' } },
      required: ['order'],
    },
  },
  {
    name: 'check_part_stock',
    description:
      'Quantidade de uma peça no estoque de uma loja. ' +
      'Use com o código da peça; uma chamada por loja.',
    input_schema: {
      type: 'object',
      properties: {
        part: { type: 'string', description: 'Ex.: "BAT-A14"' },
        store: { type: 'string', enum: ['centro', 'norte'] },
      },
      required: ['part', 'store'],
    },
  },
];

const orders = new Map([
  [
    '7731',
    { device: 'Notebook Ágata', stage: 'waiting_part', part: 'BAT-A14' },
  ],
]);

// O que o seu código faz: devolve um texto ou lança um erro.
export async function executeTool(
  name: string,
  input: unknown,
): Promise<string> {
  const { order, part, store } = input as Record<string, unknown>;

  if (name === 'get_repair_order') {
    return JSON.stringify(orders.get(String(order)) ?? { found: false });
  }
  if (name === 'check_part_stock') {
    if (store === 'norte') {
      throw new Error('sem resposta em 5 s; siga sem esta loja e avise');
    }
    return JSON.stringify({ part, store, quantity: 3 });
  }
  throw new Error(`não existe a ferramenta "${name}"`);
}
