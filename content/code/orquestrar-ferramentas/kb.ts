import type Anthropic from '@anthropic-ai/sdk';

export const searchKb: Anthropic.Tool = {
  name: 'search_kb',
  description:
    'Busca artigos da base de conhecimento do emissor de notas. ' +
    'Use para dúvidas de uso e mensagens de erro. ' +
    'Não traz dados do cliente nem o andamento de tickets. ' +
    'Devolve até 3 artigos; lista vazia quer dizer que nada foi achado.',
  input_schema: {
    type: 'object',
    properties: {
      query: {
        type: 'string',
        description: 'Sintoma ou erro, com as palavras do ticket.',
      },
    },
    required: ['query'],
  },
};
