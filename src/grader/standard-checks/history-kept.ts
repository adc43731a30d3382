// Check: each request carries the whole conversation, as it happened. Pure.
import type { Check, CheckOutcome, RunRecord } from '../../core/index.ts';
import { continuedTurns } from '../answered-turns.ts';
import { type ApiWords, apiWords } from '../api-words.ts';
import { count, requestName } from '../name-things.ts';
import { blocksIn } from '../sent-blocks.ts';

const expected =
  'A API não guarda estado: cada requisição leva a conversa inteira, desde a pergunta, como ela aconteceu.';

/** No accepted call or result is missing from the next request. */
export function historyKept(): Check {
  return {
    id: 'historico-completo',
    title: 'Cada requisição leva a conversa inteira',
    judge: (run) => dropped(run) ?? { passed: true },
  };
}

function idsIn(body: unknown, words: ApiWords): string[] {
  return blocksIn(body).flatMap(({ type, fields }) => {
    if (type === 'tool_use') return [`${words.call} ${String(fields.id)}`];
    if (type === 'tool_result') return [`${words.result} ${String(fields.tool_use_id)}`];
    return [];
  });
}

function dropped(run: RunRecord): CheckOutcome | undefined {
  const words = apiWords(run);
  for (const turn of continuedTurns(run)) {
    const before = idsIn(run.requests.find(({ index }) => index === turn.request)?.body, words);
    const after = new Set(idsIn(turn.next.body, words));
    const missing = before.filter((id) => !after.has(id));
    if (missing.length === 0) continue;
    return {
      passed: false,
      given: `A ${requestName(turn.request)} levava ${count(before.length, 'bloco', 'blocos')} de chamada e resultado.`,
      got: `Na ${requestName(turn.next.index)}, ${missing.length === 1 ? 'falta' : 'faltam'} ${missing.length} deles: ${missing.join(', ')}.`,
      expected,
      at: { request: turn.next.index, path: 'messages' },
    };
  }
  return undefined;
}
