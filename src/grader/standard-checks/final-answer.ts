// Check: what the program returned is what the model said last. Pure.
import type { Check, CheckOutcome, RunRecord } from '../../core/index.ts';
import { answeredTurns } from '../answered-turns.ts';
import { containsOutput } from '../contains-output.ts';
import { callsName, excerpt, requestName } from '../name-things.ts';

const expected =
  'O programa continua enquanto o modelo pede ferramentas e devolve o texto da última resposta dele.';

/** The value returned contains the texts of the last answer, and that answer asks for no tool. */
export function finalAnswerReturned(): Check {
  return {
    id: 'resposta-final',
    title: 'O texto devolvido é a última resposta do modelo',
    judge(run) {
      const last = answeredTurns(run).at(-1);
      const fail = (given: string, got: string): CheckOutcome => ({ passed: false, given, got, expected });
      if (run.outcome.kind !== 'returned')
        return fail('O programa não chegou a devolver um texto.', endOf(run));
      const { value } = run.outcome;
      const got = `O programa devolveu "${excerpt(value)}".`;
      if (!last) return fail('O modelo não respondeu a nenhuma requisição.', got);
      if (last.calls.length > 0)
        return fail(
          `Na resposta à ${requestName(last.request)}, o modelo ainda pedia ${callsName(last.calls)}.`,
          got,
        );
      if (last.texts.every((text) => containsOutput(value, text))) return { passed: true };
      return fail(`O modelo terminou dizendo "${excerpt(last.texts.join(' '))}".`, got);
    },
  };
}

function endOf({ outcome, requests }: RunRecord): string {
  if (outcome.kind === 'threw') {
    const { name, message, status } = outcome;
    return status === null
      ? `Ele terminou com ${name}: "${excerpt(message, 160)}".`
      : `Ele terminou com ${name}, depois de uma resposta ${status} da API.`;
  }
  if (outcome.kind === 'stopped') return `Ele foi interrompido depois de ${requests.length} requisições.`;
  return 'Ele não pôde ser executado.';
}
