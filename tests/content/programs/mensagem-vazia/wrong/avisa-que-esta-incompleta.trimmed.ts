// Leitor de contratos do jurídico: consulta contratos e cláusulas e responde às áreas.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MAX_VOLTAS = 8;

function textoDe(resposta: Anthropic.Message): string {
  return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

/** O que houver de texto, com o aviso de que falta o resto. */
function incompleta(resposta: Anthropic.Message): string {
  const motivo = resposta.stop_details?.explanation ?? `a geração parou por ${resposta.stop_reason}`;
  return `${textoDe(resposta)}\n[Resposta incompleta: ${motivo}]`.trim();
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
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      tools,
      messages,
    });
    console.log(`volta ${volta}: ${resposta.usage.input_tokens} tokens de entrada`);

    if (resposta.stop_reason === 'end_turn') return textoDe(resposta);
    if (resposta.stop_reason !== 'tool_use') return textoDe(resposta).replace(/\s+$/, '') || 'Sem resposta.';

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    const resultados = await Promise.all(chamadas.map(executar));
    messages.push({ role: 'assistant', content: resposta.content });
    messages.push({ role: 'user', content: resultados });
  }

  throw new Error(`Sem resposta depois de ${MAX_VOLTAS} voltas.`);
}
