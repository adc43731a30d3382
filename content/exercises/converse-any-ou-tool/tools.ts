// Tools of the exercise "converse-any-ou-tool": customers of a water company. Who asks is known from the call itself, so
// identifying takes no input. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const unknownCaller = 'numero-desconhecido';

const tools: ToolBox = {
  definitions: [
    {
      name: 'identificar_cliente',
      description: 'Identifica o cliente pelo número de telefone desta ligação. Não recebe argumentos.',
      input_schema: { type: 'object', properties: {} },
    },
    {
      name: 'ver_fatura',
      description: 'Valor e vencimento de uma fatura do cliente desta ligação.',
      input_schema: {
        type: 'object',
        properties: { mes: { type: 'string', description: 'Mês no formato 2026-11.' } },
        required: ['mes'],
      },
    },
    {
      name: 'ver_consumo',
      description: 'Consumo em metros cúbicos do cliente desta ligação, em um mês.',
      input_schema: {
        type: 'object',
        properties: { mes: { type: 'string', description: 'Mês no formato 2026-11.' } },
        required: ['mes'],
      },
    },
  ],
  execute(name, input, { variant }) {
    const month = String(input.mes);
    if (name === 'identificar_cliente') {
      if (variant === unknownCaller) throw new Error('Número sem cadastro. Peça o código da instalação.');
      return 'Cliente: Iracema Duarte, instalação 55-0187.';
    }
    if (name === 'ver_fatura') {
      if (month === '2026-11') return 'Fatura 11/2026: R$ 132,40, vence em 05/12.';
      if (month === '2026-10') return 'Fatura 10/2026: R$ 74,10, paga em 04/11.';
      throw new Error('Fatura ainda não emitida');
    }
    if (name === 'ver_consumo') {
      if (month === '2026-11') return 'Consumo 11/2026: 21 m³.';
      if (month === '2026-10') return 'Consumo 10/2026: 11 m³.';
      throw new Error('Leitura do mês ainda não feita');
    }
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { identificar_cliente: 60, ver_fatura: 80, ver_consumo: 80 },
};

export default tools;
