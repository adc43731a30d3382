// Atendimento da Casa Aurora: responde ao cliente consultando pedidos, entregas e políticas da loja.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MODELO = 'claude-opus-5';
const MAX_RODADAS = 12;

const INSTRUCOES = `Você atende os clientes da Casa Aurora, uma loja online de móveis e decoração.
Consulte as ferramentas antes de afirmar qualquer coisa sobre pedidos, entregas ou prazos.
Responda em português, com frases curtas e sem jargão interno.`;

/** Texto legível de uma resposta, na ordem em que o modelo escreveu. */
function textoDe(resposta: Anthropic.Message): string {
  return resposta.content
    .filter((bloco) => bloco.type === 'text')
    .map((bloco) => bloco.text)
    .join('\n');
}

/** Executa uma chamada e monta o resultado; uma falha vira resultado com is_error. */
async function atender(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  try {
    const saida = await executeTool(chamada.name, chamada.input);
    return { type: 'tool_result', tool_use_id: chamada.id, content: saida };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return {
      type: 'tool_result',
      tool_use_id: chamada.id,
      content: `A ferramenta ${chamada.name} falhou: ${motivo}`,
      is_error: true,
    };
  }
}

export async function runAgent(question: string): Promise<string> {
  const historico: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let rodada = 1; rodada <= MAX_RODADAS; rodada++) {
    const resposta = await client.messages.create({
      model: MODELO,
      max_tokens: 4096,
      system: INSTRUCOES,
      tools,
      messages: historico,
    });

    // Guarda o que o Claude disse, para ele não perder o fio da conversa.
    const fala = textoDe(resposta);
    historico.push({ role: 'assistant', content: fala });

    if (resposta.stop_reason === 'end_turn') return fala;
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O atendimento parou em ${resposta.stop_reason}.`);
    }

    // As consultas são independentes: executa todas ao mesmo tempo.
    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    console.log(`rodada ${rodada}: ${chamadas.map((chamada) => chamada.name).join(', ')}`);
    const resultados = await Promise.all(chamadas.map(atender));

    historico.push({ role: 'user', content: resultados });
  }

  throw new Error(`O atendimento não terminou em ${MAX_RODADAS} rodadas.`);
}
