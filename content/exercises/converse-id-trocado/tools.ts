// Tools of the exercise "converse-id-trocado": stock of a hospital, in two places, one quick and one slow to answer. Pure; trusted side.
// Outputs name neither the item nor the place, so nothing in a text tells which call it belongs to.
import type { ToolBox } from '../../../src/core/index.ts';

const stocks: Record<string, Record<string, string>> = {
  estoque_da_farmacia: {
    dipirona: 'Tem 6 caixas.',
    soro: 'Tem 15 caixas.',
    luvas: 'Tem 3 caixas.',
    heparina: 'Tem 22 caixas.',
  },
  estoque_do_almoxarifado: {
    dipirona: 'Tem 140 caixas.',
    soro: 'Não tem nenhuma caixa.',
    heparina: 'Tem 9 caixas, que vencem em dezembro.',
  },
  pedido_em_aberto: {
    dipirona: 'Chegam 50 caixas na quinta.',
    soro: 'Chegam 80 caixas hoje à tarde.',
    luvas: 'Nenhum pedido em aberto.',
  },
};

const faults: Record<string, string> = {
  estoque_da_farmacia: 'A farmácia não trabalha com este item.',
  estoque_do_almoxarifado: 'Inventário em andamento, prateleira bloqueada até as 14h.',
  pedido_em_aberto: 'O sistema de compras não respondeu.',
};

const item = { type: 'string', description: 'Nome do item, em minúsculas: "dipirona".' };
const schema = { type: 'object' as const, properties: { item }, required: ['item'] };

const tools: ToolBox = {
  definitions: [
    {
      name: 'estoque_da_farmacia',
      description:
        'Caixas de um item na farmácia do andar, de onde a enfermagem retira. Um item por chamada.',
      input_schema: schema,
    },
    {
      name: 'estoque_do_almoxarifado',
      description:
        'Caixas de um item no almoxarifado central, de onde a farmácia se abastece. Um item por chamada.',
      input_schema: schema,
    },
    {
      name: 'pedido_em_aberto',
      description: 'Pedido de compra em aberto de um item, com quantidade e previsão.',
      input_schema: schema,
    },
  ],
  execute(name, input) {
    const stock = stocks[name];
    if (!stock) throw new Error(`Não existe ferramenta com o nome ${name}`);
    const found = stock[String(input.item)];
    if (found === undefined) throw new Error(faults[name] ?? 'Item desconhecido');
    return found;
  },
  // The central store answers last, whatever the order of the calls.
  latencyMs: { estoque_da_farmacia: 30, pedido_em_aberto: 90, estoque_do_almoxarifado: 180 },
};

export default tools;
