// Tools of the exercise "converse-cache-point": lost property of an underground. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const finds: Record<string, string> = {
  'guarda-chuva': 'LP-118, guarda-chuva preto, Sé, plataforma 2. LP-131, guarda-chuva infantil, Luz.',
  mochila: 'LP-097, mochila azul com caderno, Vila Mariana.',
  óculos: 'LP-140, óculos de grau, armação tartaruga, Paraíso. LP-141, óculos escuros, Paraíso.',
  carteira: 'LP-102, carteira marrom sem dinheiro, Tatuapé.',
};

const details: Record<string, string> = {
  'LP-118': 'LP-118: entregue ontem às 18h40. Cabo de madeira, varetas tortas. Guardado na Sé.',
  'LP-131': 'LP-131: entregue hoje às 7h15. Desenho de girafas. Guardado na Luz.',
  'LP-097': 'LP-097: entregue na segunda. Caderno de Cálculo II, nome ilegível. Guardada na Sé.',
  'LP-140': 'LP-140: entregue hoje às 9h. Estojo com o cartão de uma ótica de Santos. Guardado na Sé.',
  'LP-102': 'LP-102: entregue há 61 dias. Prazo de guarda encerrado.',
};

const desks: Record<string, string> = {
  Sé: 'Sé: balcão aberto das 7h às 20h, todos os dias.',
  Luz: 'Luz: balcão aberto das 9h às 17h, de segunda a sexta.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_objeto',
      description:
        'Procura objetos achados nos últimos 90 dias por tipo, no singular e em minúsculas ("mochila"). Devolve número, aparência e estação de cada um. Use antes de qualquer outra consulta.',
      input_schema: { type: 'object', properties: { tipo: { type: 'string' } }, required: ['tipo'] },
    },
    {
      name: 'ver_objeto',
      description:
        'Ficha completa de um objeto achado, pelo número ("LP-118"): quando foi entregue, detalhes e onde está guardado. Use para conferir se é o objeto da pessoa.',
      input_schema: { type: 'object', properties: { numero: { type: 'string' } }, required: ['numero'] },
    },
    {
      name: 'ver_balcao',
      description:
        'Horário do balcão de retirada de uma estação. Use quando a pessoa já sabe o que vai retirar.',
      input_schema: { type: 'object', properties: { estacao: { type: 'string' } }, required: ['estacao'] },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_objeto')
      return found(finds[String(input.tipo)], 'Nenhum objeto deste tipo em 90 dias');
    if (name === 'ver_objeto') return found(details[String(input.numero)], 'Não há ficha com este número');
    if (name === 'ver_balcao')
      return found(desks[String(input.estacao)], 'Esta estação não tem balcão de retirada');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_objeto: 70, ver_objeto: 50, ver_balcao: 30 },
};

export default tools;
