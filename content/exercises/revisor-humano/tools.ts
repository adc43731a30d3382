// Tools of the exercise "revisor-humano": a support agent whose answers go out by a tool, and the person who reviews them.
// `pedirRevisao` is no tool of the model: the program calls it. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const articles: Record<string, string> = {
  'cobrança duplicada':
    'KB-410: cobrança duplicada é devolvida pelo valor pago a mais, no mesmo meio de pagamento, em até 7 dias.',
  'cancelamento anual':
    'KB-422: no plano anual, o cancelamento devolve os meses não usados, menos a multa de 10% do contrato.',
  'segunda via': 'KB-104: a segunda via sai em Financeiro, aba Cobranças.',
  'queda do sistema': 'KB-433: cada hora de queda dá crédito de R$ 20,00, até R$ 200,00 por mês.',
};

const histories: Record<string, string> = {
  'V-210': 'V-210: pagou R$ 350,00 duas vezes em 12/11/2026.',
  'V-355': 'V-355: plano anual de R$ 1.200,00, usado por 9 meses, sem chamados.',
  'V-402': 'V-402: plano mensal, em dia.',
  'V-518': 'V-518: dois chamados sobre portão que abre sozinho, sem solução registrada.',
  'V-600': 'V-600: 10 horas de queda em novembro.',
};

/** What the reviewer finds wrong in a proposal, by a part of its message; nothing for all others. */
const objections: Record<string, string> = {
  'R$ 900,00':
    'Faltou descontar a multa: sobram 3 meses, ou R$ 300,00, menos R$ 120,00. Refaça com R$ 180,00 e cite a KB-422.',
  'é só reiniciar':
    'Não afirme a causa. Diga que a equipe técnica visita o prédio amanhã e deixe o telefone do plantão.',
};

interface Proposal {
  mensagem?: unknown;
  reembolso?: unknown;
}

function review(input: Record<string, unknown>): string {
  const { proposta, motivo, consultas } = input;
  if (typeof proposta !== 'object' || proposta === null)
    throw new Error('pedirRevisao: falta `proposta`, a entrada de enviar_resposta');
  if (typeof motivo !== 'string' || motivo.trim() === '')
    throw new Error('pedirRevisao: falta `motivo`, um texto');
  if (consultas === undefined)
    throw new Error('pedirRevisao: falta `consultas`, o que as ferramentas devolveram');
  const message = String((proposta as Proposal).mensagem);
  const objection = Object.entries(objections).find(([part]) => message.includes(part))?.[1];
  return JSON.stringify(
    objection === undefined ? { decisao: 'aprovada' } : { decisao: 'devolvida', comentario: objection },
  );
}

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const text = (description: string) => ({ type: 'string', description });

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_na_base',
      description:
        'Artigo da base de conhecimento que trata de um assunto. Use antes de propor uma resposta.',
      input_schema: {
        type: 'object',
        properties: { assunto: text('Assunto tirado do texto do chamado.') },
        required: ['assunto'],
      },
    },
    {
      name: 'historico_do_cliente',
      description: 'Plano, pagamentos e chamados anteriores de um cliente.',
      input_schema: {
        type: 'object',
        properties: { cliente: text('Código do cliente, como V-210.') },
        required: ['cliente'],
      },
    },
    {
      name: 'enviar_resposta',
      description:
        'Envia a resposta ao cliente e lança o reembolso, se houver. Use uma vez por chamado, depois de consultar. Não pode ser desfeito.',
      input_schema: {
        type: 'object',
        properties: {
          mensagem: text('O texto que o cliente vai ler.'),
          reembolso: { type: 'number', description: 'Valor a devolver, em reais; 0 quando não há.' },
          confianca: { type: 'string', enum: ['alta', 'media', 'baixa'] },
        },
        required: ['mensagem', 'reembolso', 'confianca'],
      },
    },
  ],
  functions: ['pedirRevisao'],
  execute(name, input) {
    if (name === 'buscar_na_base')
      return found(articles[String(input.assunto)], `Nenhum artigo trata de ${String(input.assunto)}`);
    if (name === 'historico_do_cliente')
      return found(histories[String(input.cliente)], `O cliente ${String(input.cliente)} não existe`);
    if (name === 'enviar_resposta')
      return `Enviada ao cliente; reembolso lançado: R$ ${Number(input.reembolso).toFixed(2).replace('.', ',')}.`;
    if (name === 'pedirRevisao') return review(input);
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_na_base: 80, historico_do_cliente: 60, enviar_resposta: 50, pedirRevisao: 300 },
};

export default tools;
