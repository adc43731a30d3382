import type Anthropic from '@anthropic-ai/sdk';
import { tools } from './chambers';
import { answerCall } from './dispatch';

const MODEL = 'claude-sonnet-5-5';
const MOST_TOKENS = 16_000; // até onde o limite de saída pode crescer

// Parou sem resposta. Quem chama ainda tem a lista, em um ponto pronto.
export class AgentStopped extends Error {}

function textOf(blocks: Anthropic.ContentBlock[]): string {
  return blocks
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join('');
}

// Completa a lista de quem chama. Só acrescenta o que pode ficar nela.
export async function runAgent(
  client: Anthropic,
  messages: Anthropic.MessageParam[],
  maxRequests = 12,
): Promise<string> {
  let maxTokens = 8_000;
  let answer = '';

  for (let sent = 0; sent < maxRequests; sent += 1) {
    const { content, stop_reason, stop_details } =
      await client.messages.create({
        model: MODEL,
        max_tokens: maxTokens,
        tools,
        messages,
      });
    const turn = { role: 'assistant', content } as const;

    switch (stop_reason) {
      case 'tool_use': {
        const calls = content.filter((block) => block.type === 'tool_use');
        if (calls.length === 0) {
          throw new AgentStopped('tool_use sem chamada');
        }
        const results: Anthropic.ToolResultBlockParam[] = [];
        for (const call of calls) results.push(await answerCall(call));
        messages.push(turn, { role: 'user', content: results }); // juntos
        answer = ''; // o texto de antes da chamada não é a resposta
        break;
      }
      case 'pause_turn': // volta como veio, sem mensagem user
        messages.push(turn);
        answer += textOf(content);
        break;
      case 'end_turn':
      case 'stop_sequence':
        messages.push(turn);
        return answer + textOf(content);
      case 'max_tokens': // o turno cortado é descartado e pedido de novo
        if (maxTokens === MOST_TOKENS) {
          throw new AgentStopped('resposta longa demais');
        }
        maxTokens = MOST_TOKENS;
        break;
      case 'refusal': {
        const category = stop_details?.category ?? 'sem categoria';
        throw new AgentStopped(`recusa: ${category}`);
      }
      default: // contexto esgotado e valores que ainda não existem
        throw new AgentStopped(`sem ramo para ${stop_reason}`);
    }
  }
  throw new AgentStopped(`teto de ${maxRequests} requisições`);
}
