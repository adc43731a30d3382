// Tools of the exercise "parameters-ou-input-schema": the support desk's two lookups. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const articles: Record<string, string> = {
  'troca de senha': 'KB-011: a senha é trocada em Perfil, aba Segurança; o link por e-mail vale 30 minutos.',
  'animais no condomínio':
    'KB-260: o cadastro do animal fica em Unidade, aba Pets, e pede a carteira de vacinação.',
  'mudança agendada':
    'KB-274: a mudança é marcada em Agenda com 5 dias de antecedência e ocupa o elevador de serviço.',
};

const histories: Record<string, string> = {
  'V-119': 'V-119: trocou a senha em 02/11 e em 19/11; nas duas vezes o link tinha vencido.',
  'V-230': 'V-230: mudança cancelada em 14/09 por chuva; sem outros chamados.',
  'V-377': 'V-377: nenhum chamado anterior.',
};

function found(records: Record<string, string>, key: unknown, field: string): string {
  if (typeof key !== 'string' || key === '') throw new Error(`Falta o campo "${field}" na entrada`);
  const value = records[key];
  if (value === undefined) throw new Error(`Nada encontrado para ${key}`);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_na_base',
      description: 'Artigo da base de conhecimento sobre um assunto. Use para explicar o produto.',
      input_schema: {
        type: 'object',
        properties: { assunto: { type: 'string', description: 'Assunto tirado do texto do chamado.' } },
        required: ['assunto'],
      },
    },
    {
      name: 'historico_do_cliente',
      description: 'Chamados anteriores de um cliente. Use para saber se o problema já aconteceu.',
      input_schema: {
        type: 'object',
        properties: { cliente: { type: 'string', description: 'Código do cliente, como V-119.' } },
        required: ['cliente'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_na_base') return found(articles, input.assunto, 'assunto');
    if (name === 'historico_do_cliente') return found(histories, input.cliente, 'cliente');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_na_base: 90, historico_do_cliente: 60 },
};

export default tools;
