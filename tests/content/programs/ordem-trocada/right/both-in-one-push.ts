// Agente de suporte do Vizinha: o laço inteiro está aqui, mas alguém embaralhou o que acontece em cada volta.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

const SYSTEM = 'Você atende os clientes do Vizinha. Apoie cada resposta no que consultar.';

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `${chamada.name} falhou: ${motivo}`, is_error: true };
  }
}

function textoDe(mensagem: Anthropic.Message): string {
  return mensagem.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 8; volta++) {
    // <ordenar>
    const resposta = await anthropic.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: SYSTEM,
      tools,
      messages,
    });

    if (resposta.stop_reason === 'end_turn') return textoDe(resposta);
    if (resposta.stop_reason !== 'tool_use') throw new Error(`O agente parou em ${resposta.stop_reason}.`);

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');

    const resultados = await Promise.all(chamadas.map(executar));

    messages.push(
      { role: 'assistant', content: resposta.content },
      { role: 'user', content: resultados },
    );
    // </ordenar>
  }

  throw new Error('O agente não terminou em 8 voltas.');
}
