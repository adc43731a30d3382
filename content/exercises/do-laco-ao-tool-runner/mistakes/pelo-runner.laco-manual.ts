// Recepção da clínica: responde a pacientes consultando agenda e valores, pelo tool runner do SDK.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você atende pacientes de uma clínica.
Horários e valores saem das ferramentas; se uma consulta falhar, diga o que não pôde confirmar.`;

function texto(mensagem: Anthropic.Message | undefined): string {
  const blocos = mensagem?.content ?? [];
  return blocos.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  let ultima: Anthropic.Message | undefined;
  for (let volta = 0; volta < 10; volta++) {
    ultima = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 6000,
      system: SYSTEM,
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: ultima.content });
    if (ultima.stop_reason !== 'tool_use') break;
    const chamadas = ultima.content.filter((bloco) => bloco.type === 'tool_use');
    const resultados = chamadas.map(async ({ id, name, input }) => ({
      type: 'tool_result' as const,
      tool_use_id: id,
      ...(await executeTool(name, input).then(
        (content) => ({ content }),
        (erro: unknown) => ({ content: String(erro), is_error: true }),
      )),
    }));
    messages.push({ role: 'user', content: await Promise.all(resultados) });
  }
  return texto(ultima);
}
