// What the exercise "despacho-por-nome" requires of a run. Pure; judges records, never source text.
// The functions have names of their own: before judging, an execution gets the name of the tool that it serves.
import type { Check, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callName,
  callsOf,
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

const served: Record<string, string> = {
  buscarLivro: 'buscar_livro',
  reservarLivro: 'reservar_livro',
  renovarEmprestimo: 'renovar_emprestimo',
};
const unserved = 'reservar_sala';

/** The run with its executions under the names of the tools; those of the tool that nothing serves are left out. */
function underToolNames(run: RunRecord): RunRecord {
  const tools = run.tools
    .map((tool) => ({ ...tool, name: served[tool.name] ?? tool.name }))
    .filter(({ name }) => name !== unserved);
  return { ...run, tools };
}

/** The same run as if the model had not called the tool that nothing serves. */
function withoutUnserved(run: RunRecord): RunRecord {
  const requests = run.requests.map((request) => {
    const content = callsOf(request.response)
      .filter(({ name }) => name !== unserved)
      .map((call) => ({ type: 'tool_use', ...call }));
    return { ...request, response: { content } };
  });
  return { ...underToolNames(run), requests };
}

interface AnsweredCall {
  call: ToolCall;
  result: SentResult;
  request: number;
}

function answeredCalls(run: RunRecord): AnsweredCall[] {
  return continuedTurns(run).flatMap((turn) =>
    resultsFor(turn).flatMap((result) => {
      const call = turn.calls.find(({ id }) => id === result.id);
      return call ? [{ call, result, request: turn.next.index }] : [];
    }),
  );
}

/** A success where there was one, else the last failure. */
function executionFor(run: RunRecord, call: ToolCall): ToolRecord | undefined {
  const executions = executionsOf(underToolNames(run), call);
  return executions.find(({ ok }) => ok) ?? executions.at(-1);
}

const dispatched: Check = {
  ...everyCallExecuted(),
  id: 'despacha-pelo-nome',
  title: 'Cada chamada chega à função do seu nome, com a entrada que o modelo escreveu',
  judge: (run) => everyCallExecuted().judge(withoutUnserved(run)),
};

const unknownTold: Check = {
  id: 'nome-desconhecido',
  title: 'Nome sem função volta ao modelo como falha explicada',
  judge(run) {
    for (const { call, result, request } of answeredCalls(run)) {
      if (call.name !== unserved || (result.isError && result.text.trim() !== '')) continue;
      return {
        passed: false,
        given: `O modelo fez ${callName(call)}, e nenhuma função executa essa ferramenta.`,
        got: `Na ${requestName(request)}, o resultado dela ${
          result.text.trim() === '' ? 'não tem texto' : `diz "${excerpt(result.text)}"`
        }${result.isError ? '' : ' e nada o distingue de um dado'}.`,
        expected:
          'O modelo recebe, no resultado dessa chamada, o sinal de falha e um texto que diga o que houve.',
        at: { request, path: result.path },
      };
    }
    return { passed: true };
  },
};

const failuresTold: Check = {
  id: 'falha-sinalizada',
  title: 'Função que lança volta ao modelo como falha, com o motivo',
  judge(run) {
    for (const { call, result, request } of answeredCalls(run)) {
      const execution = executionFor(run, call);
      if (!execution || execution.ok) continue;
      if (result.isError && containsOutput(result.text, execution.output)) continue;
      return {
        passed: false,
        given: `A função de ${callName(call)} lançou "${excerpt(execution.output)}".`,
        got: `Na ${requestName(request)}, o resultado dela diz "${excerpt(result.text)}"${
          result.isError ? '' : ', sem sinal de falha'
        }.`,
        expected: 'O resultado leva o sinal de falha e o motivo que a função deu.',
        at: { request, path: result.path },
      };
    }
    return { passed: true };
  },
};

const successesUnflagged: Check = {
  id: 'sucesso-sem-sinal',
  title: 'Nenhum resultado bom é sinalizado como falha',
  judge(run) {
    const flagged = answeredCalls(run).find(
      ({ call, result }) => result.isError && executionFor(run, call)?.ok === true,
    );
    if (!flagged) return { passed: true };
    return {
      passed: false,
      given: `A função de ${callName(flagged.call)} deu certo.`,
      got: `Na ${requestName(flagged.request)}, o resultado dela vai sinalizado como falha.`,
      expected: 'Só vai sinalizada a chamada que falhou ou que ninguém executa.',
      at: { request: flagged.request, path: flagged.result.path },
    };
  },
};

const ownOutput: Check = {
  ...resultsCarryOwnOutput(),
  judge: (run) => resultsCarryOwnOutput().judge(underToolNames(run)),
};

const checks: Check[] = [
  dispatched,
  unknownTold,
  failuresTold,
  successesUnflagged,
  everyCallAnswered(),
  ownOutput,
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
