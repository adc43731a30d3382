import { betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import * as z from 'zod';

const liberarPedido = betaZodTool({
  name: 'liberar_pedido',
  description:
    'Libera um pedido bloqueado no MRD. Uma pessoa confirma antes. ' +
    'Use só quando pedirem a liberação de um pedido, com o número.',
  inputSchema: z.object({
    numero_pedido: z.string().regex(/^\d{10}$/),
    ambiente: z.enum(['DEV', 'QAS', 'PRD']),
  }),
  run: async (proposal) => {
    if (!(await askApprover(proposal))) {
      throw new ToolError(
        'O usuário recusou. Nada foi alterado; não tente de novo.',
      );
    }
    return releaseOrder(proposal.numero_pedido, proposal.ambiente);
  },
});
