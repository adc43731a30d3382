import type Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const MODEL = 'claude-opus-5';
const MAX_REQUESTS = 20; // fusível: em uso normal, nunca queima

// Executa uma chamada e devolve o bloco que a responde. Nunca lança.
async function answerCall(
  call: Anthropic.ToolUseBlock,
): Promise<Anthropic.ToolResultBlockParam> {
  try {
    const content = await executeTool(call.name, call.input);
    return { type: 'tool_result', tool_use_id: call.id, content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      type: 'tool_result',
      tool_use_id: call.id,
      content: `Falha em ${call.name}: ${reason}`,
      is_error: true,
    };
  }
}

export async function runAgent(
  client: Anthropic,
  question: string,
): Promise<string> {
  const messages: Anthropic.MessageParam[] = [
    { role: 'user', content: question },
  ];
  let answer = '';

  for (let sent = 0; sent < MAX_REQUESTS; sent += 1) {
    const response = await client.messages.create({
      model: MODEL,
      max_tokens: 16_000,
      tools,
      messages,
    });

    // 1. Nada do turno se perde: os blocos vão como vieram.
    messages.push({ role: 'assistant', content: response.content });
    answer += response.content
      .map((block) => (block.type === 'text' ? block.text : ''))
      .join('');

    // 2. Quem decide o próximo passo é stop_reason, um ramo por valor.
    switch (response.stop_reason) {
      case 'tool_use': {
        const calls = response.content.filter(
          (block) => block.type === 'tool_use',
        );
        const results = await Promise.all(calls.map(answerCall));
        // 3. Uma só mensagem responde ao turno, um bloco por chamada.
        messages.push({ role: 'user', content: results });
        answer = ''; // o texto de antes da chamada não é a resposta
        break;
      }
      case 'pause_turn':
        break; // ferramenta de servidor em curso: só reenvie
      case 'end_turn':
      case 'stop_sequence':
        return answer;
      case 'refusal':
        throw new Error(
          `recusa: ${response.stop_details?.category ?? 'sem categoria'}`,
        );
      default: // max_tokens, contexto esgotado, valores futuros
        throw new Error(`resposta incompleta: ${response.stop_reason}`);
    }
  }
  throw new Error(`sem resposta final em ${MAX_REQUESTS} requisições`);
}
