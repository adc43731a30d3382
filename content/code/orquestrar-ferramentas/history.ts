import type Anthropic from '@anthropic-ai/sdk';

export const ticketHistory: Anthropic.Tool = {
  name: 'get_ticket_history',
  description:
    'Tickets anteriores de um cliente, do mais novo ao mais antigo. ' +
    'Use antes de responder a um problema, para saber se ele já ocorreu ' +
    'e o que foi tentado. Não explica como resolver nada.',
  input_schema: {
    type: 'object',
    properties: {
      customer_id: {
        type: 'string',
        description: 'Código de quem abriu este ticket. Ex.: "C-204".',
      },
      limit: {
        type: 'integer',
        description: 'Quantos tickets trazer. Sem este campo, 5.',
      },
    },
    required: ['customer_id'],
  },
};
