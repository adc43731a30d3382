// Tools of the exercise "ambiente-sem-enum": purchase orders in three environments. Pure; run on the trusted side.
// As many a legacy gateway does, it answers from QAS for an environment that it does not know, and says nothing.
import type { ToolBox } from '../../../src/core/index.ts';

const orders: Record<string, Record<string, string>> = {
  DEV: { '4500012345': 'massa de teste, sem bloqueio; fornecedor fictício' },
  QAS: {
    '4500012345': 'liberado; fornecedor Aços Tietê',
    '4500067890': 'liberado; fornecedor Embalagens Paraíba',
    '4500031002': 'em aprovação; fornecedor Tintas Sabará',
  },
  PRD: {
    '4500012345': 'bloqueado por divergência de preço; fornecedor Aços Tietê',
    '4500067890': 'entregue em 12/11; fornecedor Embalagens Paraíba',
    '4500031002': 'bloqueado por falta de contrato; fornecedor Tintas Sabará',
  },
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'consultar_pedido',
      description:
        'Consulta a situação de um pedido de compra no MRD. Use quando a pergunta citar um número de pedido: situação, bloqueio ou fornecedor.',
      input_schema: {
        type: 'object',
        properties: {
          numero_pedido: { type: 'string', description: 'Pedido de compra, dez algarismos.' },
          ambiente: { type: 'string', description: 'Em qual ambiente do MRD buscar; sem valor, QAS.' },
        },
        required: ['numero_pedido'],
      },
    },
  ],
  execute(name, input) {
    if (name !== 'consultar_pedido') throw new Error(`Não existe ferramenta com o nome ${name}`);
    const asked = String(input.ambiente ?? 'QAS').toUpperCase();
    const environment = Object.hasOwn(orders, asked) ? asked : 'QAS';
    const order = String(input.numero_pedido);
    const state = orders[environment]?.[order];
    if (state === undefined) throw new Error(`O pedido ${order} não existe neste ambiente`);
    return `Pedido ${order}: ${state}.`;
  },
  latencyMs: { consultar_pedido: 100 },
};

export default tools;
