// Suporte de TI da universidade: lê chamados e equipamentos e responde a quem perguntou.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MAX_VOLTAS = 8;

const SISTEMA = 'Você atende o suporte de TI. Leia o que precisar nas ferramentas antes de responder.';

function perguntar(messages: Anthropic.MessageParam[]): Promise<Anthropic.Message> {
  return client.messages.create({
    model: 'claude-opus-5',
    max_tokens: 4096,
    system: SISTEMA,
    tools,
    messages,
  });
}

/** O que dizer a quem perguntou. O motivo, quando existe, está em stop_details. */
function avisoDeRecusa({ stop_details: detalhes }: Anthropic.Message): string {
  const motivo = detalhes?.category ?? 'sem categoria';
  return `O assistente recusou este pedido. ${motivo} Se ele for legítimo, fale com a equipe de segurança.`;
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

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < MAX_VOLTAS; volta++) {
    const resposta = await perguntar(messages);

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason === 'refusal') return avisoDeRecusa(resposta);
    if (resposta.stop_reason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stop_reason}`);

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'assistant', content: resposta.content });
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(executar)) });
  }

  throw new Error(`Sem resposta depois de ${MAX_VOLTAS} voltas.`);
}
