// Torre de controle: responde à operação consultando rastreadores, previsões e docas.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

type Call = Anthropic.ToolUseBlock;
type Result = Anthropic.ToolResultBlockParam;

const client = new Anthropic();

const SYSTEM_PROMPT = [
  'Você é a torre de controle de uma transportadora.',
  'Consulte as ferramentas; quando as consultas forem independentes, faça todas no mesmo turno.',
  'Responda em português, com horários e placas.',
].join(' ');

/** Roda uma ferramenta. Falha não derruba a torre: volta para o modelo sinalizada. */
async function runTool(call: Call): Promise<Result> {
  const startedAt = Date.now();
  try {
    const content = await executeTool(call.name, call.input);
    return { type: 'tool_result', tool_use_id: call.id, content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { type: 'tool_result', tool_use_id: call.id, content: `${call.name}: ${reason}`, is_error: true };
  } finally {
    console.log(`${call.name} levou ${Date.now() - startedAt} ms`);
  }
}

function finalText(message: Anthropic.Message): string {
  const texts = message.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  return texts.join('\n').trim();
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let turn = 0; turn < 15; turn++) {
    const response = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 8000,
      system: SYSTEM_PROMPT,
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: response.content });

    switch (response.stop_reason) {
      case 'end_turn':
        return finalText(response);

      case 'tool_use': {
        const calls = response.content.filter((block) => block.type === 'tool_use');
        const results = await Promise.all(calls.map(runTool));
        // Cada ferramenta devolve a sua própria mensagem, na ordem em que foi pedida.
        for (const result of results) {
          messages.push({ role: 'user', content: [result] });
        }
        break;
      }

      default:
        throw new Error(`Resposta incompleta: stop_reason ${response.stop_reason}`);
    }
  }

  throw new Error('A torre não chegou a uma resposta em 15 turnos.');
}
