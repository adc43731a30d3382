// Comunicação interna: lê rascunhos e publica comunicados.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MAX_VOLTAS = 8;
/** Espaço de cada tentativa de um turno. */
const MAX_TOKENS = [1000, 4000, 16000];

function textoDe(resposta: Anthropic.Message): string {
  return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

function perguntar(messages: Anthropic.MessageParam[], maxTokens: number): Promise<Anthropic.Message> {
  return client.messages.create({
    model: 'claude-opus-5',
    max_tokens: maxTokens,
    system: 'Você publica comunicados internos. Confira público e horário antes de publicar.',
    tools,
    messages,
  });
}

/** Um turno inteiro: se for cortado, é descartado e pedido de novo com mais espaço. */
async function responderInteiro(messages: Anthropic.MessageParam[]): Promise<Anthropic.Message> {
  const [primeiro = 1000, ...maiores] = MAX_TOKENS;
  let resposta = await perguntar(messages, primeiro);
  for (const maxTokens of maiores) {
    if (resposta.stop_reason !== 'max_tokens') break;
    resposta = await perguntar(messages, maxTokens);
  }
  return resposta;
}

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `${chamada.name}: ${motivo}`, is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < MAX_VOLTAS; volta++) {
    const resposta = await perguntar(messages, 1000);
    if (resposta.stop_reason === 'max_tokens') {
      return `${textoDe(resposta)}\n[O pedido não foi concluído: a resposta não coube no limite.]`.trim();
    }

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    if (chamadas.length === 0) return textoDe(resposta);

    const resultados = await Promise.all(chamadas.map(executar));
    messages.push({ role: 'assistant', content: resposta.content });
    messages.push({ role: 'user', content: resultados });
  }

  throw new Error(`Sem resposta depois de ${MAX_VOLTAS} voltas.`);
}
