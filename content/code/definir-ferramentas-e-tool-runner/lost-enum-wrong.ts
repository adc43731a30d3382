import * as z from 'zod';

// ERRADO: z.string() aceita qualquer texto; o enum se perdeu.
const inputSchema = z.object({
  numero_pedido: z.string(),
  ambiente: z.string().describe('Um de DEV, QAS e PRD.').optional(),
});
