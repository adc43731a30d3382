// Agente de suporte do Vizinha, em lote: atende de uma vez os chamados que se juntaram na fila.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

const SYSTEM = `Você atende os clientes do Vizinha.
Consulte a base de conhecimento e o histórico antes de responder, e cite o código do artigo.
Responda em uma frase.`;

/** A fila traz um chamado por linha, como "#4102 (cliente C-18) A conta veio errada." */
function lerFila(fila: string): string[] {
  return fila.split('\n').filter((linha) => linha.startsWith('#'));
}

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: motivo, is_error: true };
  }
}

/** Conversa até o modelo responder ao último chamado de `mensagens`. */
async function atender(mensagens: Anthropic.MessageParam[]): Promise<string> {
  for (let volta = 0; volta < 6; volta++) {
    const resposta = await anthropic.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: SYSTEM,
      tools,
      messages: mensagens,
    });
    mensagens.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join(' ');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O agente parou em ${resposta.stop_reason}.`);
    }

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    mensagens.push({ role: 'user', content: await Promise.all(chamadas.map(executar)) });
  }
  throw new Error('O agente não terminou em 6 voltas.');
}

export async function runAgent(question: string): Promise<string> {
  const [chamado = question] = lerFila(question);
  return atender([{ role: 'user', content: chamado }]);
}
