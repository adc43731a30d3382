// Check: the result that names a call carries what the tool gave for that call. Pure.
import type { Check, CheckOutcome, RunRecord, ToolRecord } from '../../core/index.ts';
import { type ContinuedTurn, continuedTurns, executionsOf, resultsFor } from '../answered-turns.ts';
import { containsOutput, quotesOutput } from '../contains-output.ts';
import { callName, excerpt, requestName } from '../name-things.ts';
import type { SentResult, ToolCall } from '../sent-blocks.ts';

/** Successful calls give their own output, in whatever wrapping; no call gives that of another call of its turn. */
export function resultsCarryOwnOutput(): Check {
  return {
    id: 'resultado-da-chamada',
    title: 'Cada resultado leva a saída da sua própria chamada',
    judge(run) {
      for (const turn of continuedTurns(run))
        for (const result of resultsFor(turn)) {
          const call = turn.calls.find(({ id }) => id === result.id);
          const outcome = call && judgeResult({ run, turn, call, result });
          if (outcome) return outcome;
        }
      return { passed: true };
    },
  };
}

function judgeResult(options: {
  run: RunRecord;
  turn: ContinuedTurn;
  call: ToolCall;
  result: SentResult;
}): CheckOutcome | undefined {
  const { run, turn, call, result } = options;
  const executions = executionsOf(run, call);
  if (executions.length === 0) return undefined;
  const carriesOwn = executions.some(({ output }) => containsOutput(result.text, output));
  const isForeign = ({ output }: ToolRecord) =>
    carriesOwn
      ? quotesOutput(result.text, output) && !executions.some((own) => containsOutput(own.output, output))
      : containsOutput(result.text, output);
  const other = turn.calls
    .filter(({ id }) => id !== call.id)
    .find((candidate) => executionsOf(run, candidate).some(isForeign));
  if (carriesOwn && !other) return undefined;
  const succeeded = executions.find(({ ok }) => ok);
  if (!other && !succeeded) return undefined;
  const gave = succeeded ?? executions[0];
  return {
    passed: false,
    given: `A chamada ${callName(call)} ${succeeded ? 'devolveu' : 'falhou com'} "${excerpt(gave?.output ?? '')}".`,
    got: `Na ${requestName(turn.next.index)}, o resultado dela diz "${excerpt(result.text)}"${
      other ? `, que ${carriesOwn ? 'leva também' : 'é'} a saída de ${callName(other)}` : ''
    }.`,
    expected: 'O conteúdo de cada resultado é a saída da execução da chamada que o seu id aponta.',
    at: { request: turn.next.index, path: result.path },
  };
}
