// The two requirements of every exercise: the program ends with a text, and the conversation is the scripted one. Pure.
import type { Check, CheckOutcome, RunRecord } from '../core/index.ts';
import { answeredTurns } from './answered-turns.ts';
import { explainOutcome } from './explain-outcome.ts';
import { callsName, excerpt, requestName } from './name-things.ts';

/** Fails on any outcome but `returned`. */
export const endsWithText: Check = {
  id: 'termina',
  title: 'O programa termina e devolve um texto',
  judge(run) {
    const explanation = explainOutcome(run);
    if (explanation === null) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question, 80)}".`,
      got: explanation.sentence,
      expected: 'runAgent termina por si e devolve o texto da resposta.',
    };
  },
};

/** For an exercise that mends a request body: fails where the text is no JSON, and where the API refuses the body. */
export const bodyAccepted: Check = {
  id: 'corpo-aceito',
  title: 'O corpo é JSON, e a API o aceita',
  judge(run) {
    const explanation = explainOutcome(run, { form: 'repair-history' });
    if (explanation === null) return { passed: true };
    const [request] = run.requests;
    const path = request?.findings.find(({ severity }) => severity === 'error')?.path ?? '';
    return {
      passed: false,
      given: '',
      got: explanation.sentence,
      expected: 'O corpo da requisição é um objeto JSON que segue o contrato da API.',
      ...(request === undefined ? {} : { at: { request: 0, path } }),
    };
  },
};

/** Fails where the scripted model had no answer, and where the program ended before the conversation did. */
export const followsScript: Check = {
  id: 'conversa',
  title: 'A conversa não sai do roteiro',
  judge(run) {
    const problem = run.scriptProblems.find(({ kind }) => kind !== 'script-unused');
    if (problem !== undefined) return leftScript(problem);
    return run.outcome.kind === 'returned' ? endedEarly(run) : { passed: true };
  },
};

function leftScript({ kind, request, detail }: RunRecord['scriptProblems'][number]): CheckOutcome {
  const dry = kind === 'script-dry';
  return {
    passed: false,
    given: `Na ${requestName(request)}, o histórico é válido para a API, mas não é a conversa que o modelo teve.`,
    got: dry
      ? `O modelo simulado já tinha dito tudo (${detail}).`
      : `O modelo simulado não reconhece o que recebeu (${detail}).`,
    expected: dry
      ? 'O programa para quando o modelo termina o seu turno.'
      : 'O histórico leva a pergunta, os turnos do modelo como ele os produziu e os resultados das suas chamadas.',
    at: { request, path: 'messages' },
  };
}

function endedEarly(run: RunRecord): CheckOutcome {
  const last = answeredTurns(run).at(-1);
  const expected = 'O programa conversa com o modelo até ele deixar de pedir ferramentas.';
  const got = 'O programa devolveu um texto mesmo assim.';
  if (last === undefined)
    return { passed: false, given: 'O modelo não respondeu a nenhuma requisição.', got, expected };
  if (last.calls.length === 0) return { passed: true };
  const given = `Na resposta à ${requestName(last.request)}, o modelo ainda pedia ${callsName(last.calls)}.`;
  return { passed: false, given, got, expected, at: { request: last.request, path: '' } };
}
