// What the exercise "converse-erro-sem-status" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callName,
  containsOutput,
  continuedTurns,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
  type SentResult,
  type ToolCall,
} from '../../../src/grader/index.ts';

interface AnsweredCall {
  call: ToolCall;
  result: SentResult;
  request: number;
  /** A success where there was one, else the last failure. */
  execution: ToolRecord;
}

/** Every call that was executed and answered, in order. */
function answeredCalls(run: RunRecord): AnsweredCall[] {
  return continuedTurns(run).flatMap((turn) =>
    resultsFor(turn).flatMap((result) => {
      const call = turn.calls.find(({ id }) => id === result.id);
      const executions = call ? executionsOf(run, call) : [];
      const execution = executions.find(({ ok }) => ok) ?? executions.at(-1);
      return call && execution ? [{ call, result, request: turn.next.index, execution }] : [];
    }),
  );
}

/** "falhou com …", also where the tool said nothing. */
function failed({ output }: ToolRecord): string {
  return output.trim() === '' ? 'falhou sem mensagem nenhuma' : `falhou com "${excerpt(output)}"`;
}

const failuresFlagged: Check = {
  id: 'falha-sinalizada',
  title: 'Uma leitura que falhou chega à Converse marcada como falha',
  judge(run) {
    const hidden = answeredCalls(run).find(({ execution, result }) => !execution.ok && !result.isError);
    if (!hidden) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(hidden.call)} ${failed(hidden.execution)}.`,
      got: `Na ${requestName(hidden.request)}, como a API a recebeu, nada no resultado dela diz que houve falha.`,
      expected: 'A requisição que sai do SDK marca a falha no campo que a Converse tem para isso.',
      at: { request: hidden.request, path: hidden.result.path },
    };
  },
};

const failuresExplained: Check = {
  id: 'falha-informativa',
  title: 'O resultado da falha diz o que houve',
  judge(run) {
    const vague = answeredCalls(run).find(
      ({ execution, result }) =>
        !execution.ok && (result.text.trim() === '' || !containsOutput(result.text, execution.output)),
    );
    if (!vague) return { passed: true };
    const { text } = vague.result;
    return {
      passed: false,
      given: `A execução de ${callName(vague.call)} ${failed(vague.execution)}.`,
      got: `Na ${requestName(vague.request)}, ${
        text.trim() === '' ? 'o resultado dela não tem texto' : `o resultado dela diz "${excerpt(text)}"`
      }.`,
      expected:
        'O texto leva a mensagem da ferramenta ou, se ela não disse nada, uma frase que diga ao menos isso.',
      at: { request: vague.request, path: vague.result.path },
    };
  },
};

const dataUnflagged: Check = {
  id: 'dado-sem-sinal',
  title: 'Uma leitura que deu certo não é marcada como falha',
  judge(run) {
    const flagged = answeredCalls(run).find(({ execution, result }) => execution.ok && result.isError);
    if (!flagged) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(flagged.call)} deu certo: "${excerpt(flagged.execution.output)}".`,
      got: `Na ${requestName(flagged.request)}, o resultado dela vai marcado como falha.`,
      expected: 'Só é falha o que falhou ao executar, chamada por chamada; o conteúdo do dado não muda isso.',
      at: { request: flagged.request, path: flagged.result.path },
    };
  },
};

const checks: Check[] = [
  failuresFlagged,
  failuresExplained,
  dataUnflagged,
  apiAcceptsAll(),
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
