// What the exercise "erro-como-dado" requires of a run. Pure; judges records, never source text.
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

const failuresFlagged: Check = {
  id: 'falha-sinalizada',
  title: 'Uma leitura que falhou não volta como dado',
  judge(run) {
    const hidden = answeredCalls(run).find(({ execution, result }) => !execution.ok && !result.isError);
    if (!hidden) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(hidden.call)} lançou uma exceção.`,
      got: `Na ${requestName(hidden.request)}, o resultado dela é "${excerpt(hidden.result.text)}", e para a API é um resultado como os outros.`,
      expected:
        'Nesta API, o bloco do resultado tem onde dizer que houve falha; quem lê não precisa adivinhar pelo texto.',
      at: { request: hidden.request, path: hidden.result.path },
    };
  },
};

const dataUnflagged: Check = {
  id: 'dado-sem-sinal',
  title: 'Um dado que fala em erro, ou que veio vazio, continua sendo dado',
  judge(run) {
    const flagged = answeredCalls(run).find(({ execution, result }) => execution.ok && result.isError);
    if (!flagged) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(flagged.call)} deu certo e trouxe "${excerpt(flagged.execution.output)}".`,
      got: `Na ${requestName(flagged.request)}, o resultado dela vai sinalizado como falha.`,
      expected: 'Só é falha o que falhou ao executar; o conteúdo do dado não muda isso.',
      at: { request: flagged.request, path: flagged.result.path },
    };
  },
};

const failuresExplained: Check = {
  id: 'falha-informativa',
  title: 'O texto da falha leva o motivo',
  judge(run) {
    const vague = answeredCalls(run).find(
      ({ execution, result }) => !execution.ok && !containsOutput(result.text, execution.output),
    );
    if (!vague) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(vague.call)} falhou com "${excerpt(vague.execution.output)}".`,
      got: `Na ${requestName(vague.request)}, o resultado dela diz "${excerpt(vague.result.text)}".`,
      expected: 'O texto leva a mensagem da ferramenta, que diz o que tentar em seguida.',
      at: { request: vague.request, path: vague.result.path },
    };
  },
};

const checks: Check[] = [
  failuresFlagged,
  dataUnflagged,
  failuresExplained,
  everyCallAnswered(),
  apiAcceptsAll(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
