// Tools of the exercise "ferramenta-que-falha": finance back office. Failing is part of the exercise. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const balances: Record<string, string> = {
  '1021 2026-11-27': 'Conta 1021: saldo de R$ 48.310,22 em 27/11/2026.',
  '1044 2026-11-26': 'Conta 1044: saldo de R$ 9.870,00 em 26/11/2026.',
};

const balanceFailures: Record<string, string> = {
  '1021 2026-11-28': 'Posição de 28/11 em consolidação; a última data fechada é 27/11',
  '1044 2026-11-28': 'Posição de 28/11 em consolidação; a data 27/11 fecha ao meio-dia',
  '1044 2026-11-27': 'Fechamento em andamento; o dia 26/11 já está disponível',
};

const titles: Record<string, string> = {
  '7702': 'Título 7702: R$ 1.250,00, vence em 05/12/2026, Papelaria Andorinha.',
  '7719': 'Título 7719: R$ 860,40, estorno aberto com o assunto "Erro 404: falha ao emitir a nota".',
  '9034': 'Título 9034: R$ 15.400,00, vence em 10/12/2026, Metalúrgica Serra Azul.',
};

const titleFailures: Record<string, string> = {
  '7781': 'Título renumerado na migração; o registro atual é 9034',
  '3150': 'Consta apenas no arquivo físico de Barueri, caixa 12',
};

function found(value: string | undefined, otherwise: string | undefined): string {
  if (value !== undefined) return value;
  throw new Error(otherwise ?? 'O registro pedido não está nesta base');
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'consultar_saldo',
      description:
        'Saldo de uma conta contábil ao fim de um dia. Só existem saldos de dias já fechados pela contabilidade.',
      input_schema: {
        type: 'object',
        properties: {
          conta: { type: 'string', description: 'Código da conta, quatro dígitos.' },
          data: { type: 'string', description: 'Dia, no formato AAAA-MM-DD.' },
        },
        required: ['conta', 'data'],
      },
    },
    {
      name: 'consultar_titulo',
      description: 'Valor, vencimento e fornecedor de um título a pagar, pelo número.',
      input_schema: {
        type: 'object',
        properties: { numero: { type: 'string', description: 'Número do título, quatro dígitos.' } },
        required: ['numero'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'consultar_saldo') {
      const key = `${String(input.conta)} ${String(input.data)}`;
      return found(balances[key], balanceFailures[key]);
    }
    if (name === 'consultar_titulo') {
      const key = String(input.numero);
      return found(titles[key], titleFailures[key]);
    }
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { consultar_saldo: 120, consultar_titulo: 70 },
};

export default tools;
