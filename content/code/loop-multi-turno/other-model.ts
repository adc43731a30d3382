import type Anthropic from '@anthropic-ai/sdk';

const MODELS = ['claude-opus-5-5', 'claude-sonnet-5']; // só dois: há um fim

// Mesmo pedido, outro modelo. Nunca o mesmo pedido ao mesmo modelo.
async function ask(
  request: Omit<Anthropic.MessageCreateParamsNonStreaming, 'model'>,
): Promise<Anthropic.Message> {
  let category: string | null | undefined;
  for (const model of MODELS) {
    const response = await client.messages.create({ ...request, model });
    if (response.stop_reason !== 'refusal') return response;
    category = response.stop_details?.category;
  }
  throw new Error(`recusado por todos: ${category ?? 'sem categoria'}`);
}
