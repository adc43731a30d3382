// Assistente de compras: consulta, libera e altera pedidos no sistema do cliente.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, pedirAprovacao, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você apoia a área de compras.
Se uma ação não puder ser feita, explique o motivo e sugira outra.`;

/** As ferramentas que mudam alguma coisa no sistema do cliente. */
const GRAVAM = ['liberar_pedido', 'alterar_quantidade'];

async function executar(chamada: Anthropic.ToolUseBlock): Promise<string> {
  if (GRAVAM.includes(chamada.name)) {
    const parecer = await pedirAprovacao({ ferramenta: chamada.name, dados: chamada.input });
    if (parecer !== 'aprovado') throw new Error(`Não executado: ${parecer}`);
  }
  return executeTool(chamada.name, chamada.input);
}

async function responder(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result', tool_use_id: chamada.id } as const;
  try {
    return { ...resultado, content: await executar(chamada) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: motivo, is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4000,
      system: SYSTEM,
      tools,
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
