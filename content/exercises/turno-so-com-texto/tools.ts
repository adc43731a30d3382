// Tools of the exercise "turno-so-com-texto": customer service of an online shop. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const orders: Record<string, string> = {
  '58213': '{"pedido":"58213","itens":["Luminária Íris"],"status":"em transporte","rastreio":"CA58213BR"}',
  '58307': '{"pedido":"58307","itens":["Mesa lateral Pinho"],"status":"entregue em 24/11"}',
  '58340': '{"pedido":"58340","itens":["Jogo de taças Lume"],"status":"aguardando pagamento"}',
  '58399':
    '{"pedido":"58399","itens":["Pôster \\"Erro 404: praia não encontrada\\""],"status":"entregue em 26/11"}',
};

const deliveries: Record<string, string> = {
  CA58213BR: '{"rastreio":"CA58213BR","local":"centro de distribuição de Cajamar","previsao":"02/12"}',
};

const policies: Record<string, string> = {
  troca: 'Troca por defeito: até 90 dias corridos após a entrega, com coleta gratuita.',
  arrependimento: 'Arrependimento: até 7 dias corridos após a entrega, com reembolso integral.',
  boleto: 'Boleto vencido: o pedido é cancelado sozinho no terceiro dia útil.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_pedido',
      description:
        'Busca um pedido da loja pelo número de cinco dígitos. Devolve itens, situação e, se já despachado, o código de rastreio. Use sempre que o cliente citar um pedido.',
      input_schema: {
        type: 'object',
        properties: { numero: { type: 'string', description: 'Número do pedido, só dígitos.' } },
        required: ['numero'],
      },
    },
    {
      name: 'rastrear_entrega',
      description:
        'Consulta na transportadora onde está uma encomenda e quando ela chega. Precisa do código de rastreio, que vem em buscar_pedido.',
      input_schema: {
        type: 'object',
        properties: { codigo: { type: 'string', description: 'Código de rastreio, como "CA12345BR".' } },
        required: ['codigo'],
      },
    },
    {
      name: 'consultar_politica',
      description: 'Devolve a regra da loja sobre um tema. Use antes de prometer prazo ou reembolso.',
      input_schema: {
        type: 'object',
        properties: { tema: { type: 'string', enum: ['troca', 'arrependimento', 'boleto'] } },
        required: ['tema'],
      },
    },
  ],
  execute(name, input) {
    switch (name) {
      case 'buscar_pedido':
        return found(orders[String(input.numero)], 'Este número pertence à loja de Curitiba');
      case 'rastrear_entrega':
        return found(deliveries[String(input.codigo)], 'O código ainda não tem movimentação');
      case 'consultar_politica':
        return found(policies[String(input.tema)], 'O tema não consta do manual');
      default:
        throw new Error(`Não existe ferramenta com o nome ${name}`);
    }
  },
  latencyMs: { buscar_pedido: 90, rastrear_entrega: 140, consultar_politica: 40 },
};

export default tools;
