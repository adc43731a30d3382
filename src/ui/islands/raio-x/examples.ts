// Three faulty bodies of our own, for readers who have nothing to paste. Data.

const tools = [
  {
    name: 'consultar_pedido',
    description: 'Consulta a situação de um pedido pelo número.',
    input_schema: { type: 'object', properties: { numero: { type: 'string' } }, required: ['numero'] },
  },
  {
    name: 'consultar_frete',
    description: 'Calcula o frete e o prazo para um CEP.',
    input_schema: { type: 'object', properties: { cep: { type: 'string' } }, required: ['cep'] },
  },
];

const orderId = 'toolu_01PedidoCasaAurora7731x';
const freightId = 'toolu_01FreteParaCampinas13083';
const question = { role: 'user', content: 'Meu pedido 7731 já saiu? E quanto é o frete para 13083-970?' };
const orderCall = { type: 'tool_use', id: orderId, name: 'consultar_pedido', input: { numero: '7731' } };
const freightCall = { type: 'tool_use', id: freightId, name: 'consultar_frete', input: { cep: '13083-970' } };
const orderResult = { type: 'tool_result', tool_use_id: orderId, content: 'Enviado em 12/11.' };
const freightResult = { type: 'tool_result', tool_use_id: freightId, content: 'R$ 38,90, 4 dias úteis.' };
const words = { type: 'text', text: 'Vou consultar o pedido e o frete.' };

function body(messages: unknown[]): string {
  return JSON.stringify({ model: 'claude-haiku-4-5', max_tokens: 1024, tools, messages }, null, 2);
}

export const examples: readonly { id: string; name: string; text: string }[] = [
  {
    id: 'orfao',
    name: 'Resultado órfão',
    text: body([
      question,
      { role: 'assistant', content: [words] },
      { role: 'user', content: [orderResult, freightResult, { type: 'text', text: 'E quando chega?' }] },
    ]),
  },
  {
    id: 'divididos',
    name: 'Resultados divididos',
    text: body([
      question,
      { role: 'assistant', content: [words, orderCall, freightCall] },
      { role: 'user', content: [orderResult] },
      { role: 'user', content: [freightResult] },
    ]),
  },
  {
    id: 'texto-antes',
    name: 'Texto antes dos resultados',
    text: body([
      question,
      { role: 'assistant', content: [words, orderCall, freightCall] },
      { role: 'user', content: [{ type: 'text', text: 'Resultados:' }, orderResult, freightResult] },
    ]),
  },
];
