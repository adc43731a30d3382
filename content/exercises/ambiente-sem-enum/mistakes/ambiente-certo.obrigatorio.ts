// Assistente de compras: responde sobre pedidos consultando o MRD.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const client = new Anthropic();

const SYSTEM = 'Você apoia a área de compras. Toda situação de pedido sai do MRD, nunca da memória.';

const consultarPedido: Anthropic.Tool = {
  name: 'consultar_pedido',
  description:
    'Consulta a situação de um pedido de compra no MRD. Use quando a pergunta citar um número de pedido: situação, bloqueio ou fornecedor.',
  input_schema: {
    type: 'object',
    properties: {
      numero_pedido: { type: 'string', description: 'Pedido de compra, dez algarismos.' },
      ambiente: {
        type: 'string',
        enum: ['DEV', 'QAS', 'PRD'],
        description: 'Em qual ambiente do MRD buscar; sem valor, QAS.',
      },
    },
    required: ['numero_pedido', 'ambiente'],
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
      tools: [consultarPedido],
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O assistente parou em ${resposta.stop_reason}.`);
    }
    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  throw new Error('Sem resposta depois de 10 voltas.');
}
