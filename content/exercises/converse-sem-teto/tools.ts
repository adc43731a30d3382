// Tools of the exercise "converse-sem-teto": a land registry with requests that never get ready and a register without end. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const requests: Record<string, string> = {
  'P-1001': 'P-1001: certidão pronta, retirar no balcão 2.',
  'P-1002': 'P-1002: exigência, falta a firma do vendedor.',
  'P-1003': 'P-1003: registrado em 25/11.',
  'P-1004': 'P-1004: devolvido por falta de pagamento.',
  'P-1005': 'P-1005: certidão enviada por e-mail em 26/11.',
  'P-1006': 'P-1006: aguardando o comprador assinar.',
  'P-2040': 'P-2040: em análise, consulte de novo em instantes.',
};

/** Pages of each register; one of them links its last page to a further one for ever. */
const pages: Record<string, number> = { '3310': 3, '8812': Number.POSITIVE_INFINITY };

const acts = [
  'Compra e venda',
  'Hipoteca',
  'Cancelamento de hipoteca',
  'Penhora',
  'Usufruto',
  'Retificação de área',
];

/** A page of about four thousand characters: its name in the first line, then its entries. */
function pageOf(register: string, page: number): string {
  const last = pages[register] ?? 0;
  const entries = Array.from({ length: 34 }, (_, index) => {
    const number = (page - 1) * 34 + index + 1;
    const act = acts[(number * 7 + page) % acts.length] ?? '';
    return `Av. ${number}: ${act}, livro ${2 + (number % 5)}, folha ${100 + ((number * 13) % 300)}, conforme título apresentado e arquivado neste ofício.`;
  });
  const next = page < last ? `Continua na página ${page + 1}.` : 'Fim da matrícula.';
  return [`Matrícula ${register}, página ${page}.`, ...entries, next].join('\n');
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'situacao_do_pedido',
      description: 'Situação de um pedido no cartório, pelo protocolo ("P-1001").',
      input_schema: {
        type: 'object',
        properties: { protocolo: { type: 'string' } },
        required: ['protocolo'],
      },
    },
    {
      name: 'ler_matricula',
      description: 'Uma página da matrícula de um imóvel. A última linha diz se há outra página.',
      input_schema: {
        type: 'object',
        properties: { matricula: { type: 'string' }, pagina: { type: 'integer', minimum: 1 } },
        required: ['matricula', 'pagina'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'situacao_do_pedido') {
      const state = requests[String(input.protocolo)];
      if (state === undefined) throw new Error('Sistema de protocolos sobrecarregado, tente de novo');
      return state;
    }
    if (name !== 'ler_matricula') throw new Error(`Não existe ferramenta com o nome ${name}`);
    const register = String(input.matricula);
    const page = Number(input.pagina);
    if (page > (pages[register] ?? 0)) throw new Error('Matrícula ou página não encontrada');
    return pageOf(register, page);
  },
  latencyMs: { situacao_do_pedido: 40, ler_matricula: 90 },
};

export default tools;
