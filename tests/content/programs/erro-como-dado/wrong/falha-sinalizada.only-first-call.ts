// Assistente do plantão: responde a quem está de sobreaviso lendo logs, deploys e códigos de erro.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SISTEMA = [
  'Você ajuda o plantão da madrugada.',
  'Só afirme o que leu nas ferramentas. Se uma leitura falhar, tente outra; se não houver, diga o motivo.',
].join(' ');

/** Lê uma ferramenta. Uma exceção não derruba o plantão: volta ao modelo, dita como falha. */
async function ler(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    console.warn(`${chamada.name}: ${motivo}`);
    return { ...resultado, content: JSON.stringify({ error: motivo }), is_error: chamada.name === 'estado_do_deploy' };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 6000,
      system: SISTEMA,
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    switch (resposta.stop_reason) {
      case 'end_turn':
        return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');

      case 'tool_use': {
        const resultados: Anthropic.ToolResultBlockParam[] = [];
        for (const bloco of resposta.content) {
          if (bloco.type === 'tool_use') resultados.push(await ler(bloco));
        }
        messages.push({ role: 'user', content: resultados });
        break;
      }

      default:
        throw new Error(`O plantão ficou sem resposta: stop_reason ${resposta.stop_reason}.`);
    }
  }

  throw new Error('O plantão ficou sem resposta depois de 10 voltas.');
}
