import type Anthropic from '@anthropic-ai/sdk';

// O que o modelo lê.
export const tools: Anthropic.Tool[] = [
  {
    name: 'consultar_pedido',
    description:
      'Lê um pedido de compra no MRD: situação, bloqueio, ' +
      'fornecedor e itens. ' +
      'Use quando a pergunta citar um número de pedido. ' +
      'Não busca pedidos por fornecedor ou data e não altera nada. ' +
      'Se o pedido não existir, devolve encontrado: false.',
    input_schema: {
      type: 'object',
      properties: {
        numero_pedido: {
          type: 'string',
          description: 'Dez dígitos, como "4500012345"',
        },
        ambiente: {
          type: 'string',
          enum: ['DEV', 'QAS', 'PRD'],
          description: 'Omita se a pessoa não disser: vale QAS.',
        },
      },
      required: ['numero_pedido'],
    },
  },
];

const environments = ['DEV', 'QAS', 'PRD'];
const orders = new Map<string, object>([
  ['QAS 4500012345', { situacao: 'liberado', fornecedor: 'Aços Ipê' }],
  [
    'PRD 4500012345',
    { situacao: 'bloqueado', motivo: 'preço fora do contrato' },
  ],
]);

// O que o seu código garante: valor padrão, conferência, texto de volta.
export async function executeTool(
  name: string,
  input: unknown,
): Promise<string> {
  if (name !== 'consultar_pedido') {
    throw new Error(`não existe a ferramenta "${name}"`);
  }
  const { numero_pedido, ambiente = 'QAS' } = input as Record<
    string,
    unknown
  >;
  const order = String(numero_pedido);
  const environment = String(ambiente).toUpperCase();

  if (!/^\d{10}$/.test(order)) {
    throw new Error('numero_pedido tem 10 dígitos; peça à pessoa');
  }
  if (!environments.includes(environment)) {
    throw new Error(
      `ambiente "${ambiente}" não existe; use DEV, QAS ou PRD`,
    );
  }
  const found = orders.get(`${environment} ${order}`) ?? {
    encontrado: false,
  };
  return JSON.stringify({ ambiente: environment, ...found });
}
