// What the exercise "ferramenta-que-falha" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
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
  /** Index of the request that carries the result. */
  request: number;
  /** The execution that counts: a success where there was one, else the last failure. */
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

const goesOn: Check = {
  id: 'continua-depois-da-falha',
  title: 'A falha de uma ferramenta não encerra o laço',
  judge(run) {
    const turn = callingTurns(run).at(-1);
    const failure = run.tools.findLast(({ ok }) => !ok);
    if (!turn || turn.next || !failure || failure.afterRequest < turn.request) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(failure)} falhou: "${excerpt(failure.output)}".`,
      got:
        run.outcome.kind === 'threw'
          ? `O programa terminou com ${run.outcome.name} sem voltar ao modelo.`
          : 'O programa terminou sem voltar ao modelo.',
      expected: 'A falha é devolvida ao modelo, e o laço segue até a resposta final dele.',
      at: { request: turn.request, path: '' },
    };
  },
};

const failuresFlagged: Check = {
  id: 'falha-sinalizada',
  title: 'Toda falha volta ao modelo sinalizada como falha',
  judge(run) {
    const unflagged = answeredCalls(run).find(({ execution, result }) => !execution.ok && !result.isError);
    if (!unflagged) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(unflagged.call)} falhou.`,
      got: `Na ${requestName(unflagged.request)}, o resultado dela diz "${excerpt(unflagged.result.text)}" e nada o distingue de um dado.`,
      expected:
        'O resultado de uma execução que falhou diz ao modelo que houve falha, no campo da API para isso.',
      at: { request: unflagged.request, path: unflagged.result.path },
    };
  },
};

const failuresExplained: Check = {
  id: 'falha-informativa',
  title: 'O texto da falha diz ao modelo o que aconteceu',
  judge(run) {
    const vague = answeredCalls(run).find(
      ({ execution, result }) => !execution.ok && !containsOutput(result.text, execution.output),
    );
    if (!vague) return { passed: true };
    const { text } = vague.result;
    return {
      passed: false,
      given: `A execução de ${callName(vague.call)} falhou com a mensagem "${excerpt(vague.execution.output)}".`,
      got: `Na ${requestName(vague.request)}, ${
        text.trim() === ''
          ? 'o resultado dela não tem texto nenhum'
          : `o resultado dela diz "${excerpt(text)}"`
      }.`,
      expected:
        'O texto leva a mensagem da ferramenta: é com ela que o modelo decide se tenta outro caminho.',
      at: { request: vague.request, path: vague.result.path },
    };
  },
};

const successesUnflagged: Check = {
  id: 'sucesso-sem-sinal',
  title: 'Nenhum resultado bom é sinalizado como falha',
  judge(run) {
    const flagged = answeredCalls(run).find(({ execution, result }) => execution.ok && result.isError);
    if (!flagged) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(flagged.call)} deu certo: "${excerpt(flagged.execution.output)}".`,
      got: `Na ${requestName(flagged.request)}, o resultado dela vai sinalizado como falha.`,
      expected: 'Só a execução que falhou é sinalizada; cada chamada do turno responde por si.',
      at: { request: flagged.request, path: flagged.result.path },
    };
  },
};

const checks: Check[] = [
  goesOn,
  everyCallAnswered(),
  failuresFlagged,
  failuresExplained,
  successesUnflagged,
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
