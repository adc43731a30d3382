// Assistente do quadro de tarefas: lê colunas, move cartões e arquiva o que terminou.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MAX_VOLTAS = 10;

function textoDe(resposta: Anthropic.Message): string {
  return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
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
      system: 'Você cuida do quadro de tarefas da equipe.',
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') return textoDe(resposta);
    if (resposta.stop_reason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stop_reason}`);

    const chamada = resposta.content.find((bloco) => bloco.type === 'tool_use');
    if (!chamada) throw new Error('tool_use sem chamada');
    const resultado = await executar(chamada);
    messages.push({ role: 'user', content: [resultado] });
  }

  throw new Error(`Sem resposta depois de ${MAX_VOLTAS} voltas.`);
}
