import type Anthropic from '@anthropic-ai/sdk';

// ERRADO: "parameters" é o nome do campo em outra API.
export const searchKb: Anthropic.Tool = {
  name: 'search_kb',
  description: 'Busca artigos da base de conhecimento.',
  // @ts-expect-error o compilador recusa esta linha
  parameters: {
    type: 'object',
    properties: { query: { type: 'string' } },
    required: ['query'],
  },
};
