// Balcão de fretes: responde a lojistas com cotações da transportadora.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const client = new Anthropic();

const SYSTEM = 'Você responde a lojistas sobre fretes. Todo preço sai da ferramenta de cotação.';

const cotarFrete: Anthropic.Tool = {
  name: 'cotar_frete',
  description:
    'Cota o frete de um volume. Use quando perguntarem quanto custa enviar algo a um CEP. Aceita seguro e data de coleta.',
  input_schema: {
    type: 'object',
    properties: {
      cep_destino: { type: 'string', description: 'CEP de destino, com hífen.' },
      peso_kg: { type: 'number', description: 'Peso em quilos.' },
      valor_declarado: { type: 'number', description: 'Valor da carga em reais. Não invente: só se o lojista informar.' },
      data_coleta: { type: 'string', description: 'Dia da coleta, AAAA-MM-DD. Não invente: só se o lojista informar.' },
    },
    required: ['cep_destino', 'peso_kg', 'valor_declarado', 'data_coleta'],
  },
};

async function responder(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result', tool_use_id: chamada.id } as const;
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    return { ...resultado, content: String(erro), is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4000,
      system: SYSTEM,
      tools: [cotarFrete],
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O atendimento parou em ${resposta.stop_reason}.`);
    }
    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  throw new Error('Sem resposta depois de 10 voltas.');
}
