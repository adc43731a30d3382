import type { ContentBlock } from '@aws-sdk/client-bedrock-runtime';

const worked: ContentBlock = {
  toolResult: {
    toolUseId: toolUse.toolUseId, // copiado do pedido
    content: [{ json: { condicao: 'chuva fraca', temperatura: 24 } }],
    status: 'success',
  },
};

const failed: ContentBlock = {
  toolResult: {
    toolUseId: toolUse.toolUseId,
    content: [
      {
        text:
          'A estação de Olinda está fora do ar. ' +
          'Tente Recife, que fica a 7 km, ou diga que não há dado.',
      },
    ],
    status: 'error',
  },
};
