// Copiloto do contas a pagar: responde ao financeiro consultando saldos e títulos no ERP.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

const SYSTEM = `Você apoia a equipe de contas a pagar.
Use as ferramentas para todo valor ou data que informar.
Se uma consulta falhar, tente outro caminho; se não houver, explique o motivo.`;

interface Consulta {
  id: string;
  ferramenta: string;
  saida: string;
}

/** Consulta o ERP. Nunca lança: o copiloto não pode cair porque o legado está fora do ar. */
async function consultar(chamada: Anthropic.ToolUseBlock): Promise<Consulta> {
  const { id, name: ferramenta, input } = chamada;
  return { id, ferramenta, saida: await executeTool(ferramenta, input) };
}

function comoResultado(consulta: Consulta): Anthropic.ToolResultBlockParam {
  return { type: 'tool_result', tool_use_id: consulta.id, content: consulta.saida };
}

function textoFinal(mensagem: Anthropic.Message): string {
  let texto = '';
  for (const bloco of mensagem.content) {
    if (bloco.type === 'text') texto += bloco.text;
  }
  return texto;
}

export async function runAgent(question: string): Promise<string> {
  const mensagens: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const limite = 10;

  for (let volta = 0; volta < limite; volta++) {
    const resposta = await anthropic.messages.create({
      model: 'claude-opus-5',
      max_tokens: 6000,
      system: SYSTEM,
      tools,
      messages: mensagens,
    });

    mensagens.push({ role: 'assistant', content: resposta.content });
    if (resposta.stop_reason === 'end_turn') return textoFinal(resposta);
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O copiloto parou em ${resposta.stop_reason}.`);
    }

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    try {
      const consultas = await Promise.all(chamadas.map(consultar));
      mensagens.push({ role: 'user', content: consultas.map(comoResultado) });
    } catch (erro) {
      console.error(erro);
      return 'O ERP está indisponível no momento. Tente mais tarde, por favor.';
    }
  }

  throw new Error(`Sem resposta depois de ${limite} voltas.`);
}
