import type Anthropic from '@anthropic-ai/sdk';
import { betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod';
import * as z from 'zod';
import { executeTool } from './tools';

// Nome, descrição, schema e função em um só lugar.
const consultarPedido = betaZodTool({
  name: 'consultar_pedido',
  description:
    'Lê um pedido no MRD: situação, bloqueio, fornecedor e itens. ' +
    'Use quando a pergunta citar um número de pedido. ' +
    'Não busca pedidos por fornecedor ou data e não altera nada.',
  inputSchema: z.object({
    numero_pedido: z.string().describe('Os 10 dígitos do pedido.'),
    ambiente: z
      .enum(['DEV', 'QAS', 'PRD'])
      .describe('Omita se a pessoa não disser: vale QAS.')
      .optional(),
  }),
  run: (input) => executeTool('consultar_pedido', input),
});

export async function runAgent(
  client: Anthropic,
  question: string,
): Promise<string> {
  const final = await client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 16_000,
    max_iterations: 20, // sem isto, não há limite
    thread: false, // o histórico inteiro vai em cada requisição
    tools: [consultarPedido],
    messages: [{ role: 'user', content: question }],
  });

  // O runner para calado em recusa, corte e limite: confira como terminou.
  if (final.stop_reason !== 'end_turn') {
    throw new Error(`sem resposta final: ${final.stop_reason}`);
  }
  return final.content
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join('');
}
