// Boletim de viagem: pesquisa notícias do destino e consulta reservas da agência.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você escreve boletins curtos para passageiros de uma agência de viagens.
Pesquise na web o que muda nos próximos dias; para reservas, consulte o sistema da agência.`;

/** A busca é executada pela API; a consulta de reservas, por este programa. */
const ferramentas: Anthropic.ToolUnion[] = [...tools, { type: 'web_search_20250305', name: 'web_search' }];

function textos(resposta: Anthropic.Message): string[] {
  return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : []));
}

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
  const boletim: string[] = [];
  let pausou = false;

  for (let pedido = 1; pedido <= 12; pedido++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 8000,
      system: SYSTEM,
      // A busca já foi feita: na retomada, só falta escrever.
      tools: pausou ? tools : ferramentas,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });
    boletim.push(...textos(resposta));

    switch (resposta.stop_reason) {
      case 'end_turn':
        return boletim.join('\n\n');

      case 'tool_use': {
        const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
        messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
        break;
      }

      case 'pause_turn':
        pausou = true;
        break;

      default:
        throw new Error(`Boletim incompleto: stop_reason ${resposta.stop_reason}`);
    }
  }

  throw new Error('O boletim não ficou pronto em 12 requisições.');
}
