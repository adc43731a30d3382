// What the exercise "revisor-humano" requires of a run. Pure; judges records, never source text.
import type { Check, CheckOutcome, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callName,
  containsOutput,
  count,
  everyCallAnswered,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
  resultsLead,
  type ToolCall,
} from '../../../src/grader/index.ts';

const sending = 'enviar_resposta';
const reviewing = 'pedirRevisao';
/** The largest refund, in reais, that goes out unreviewed; the statement says so. */
const limit = 200;

interface Proposal {
  mensagem: string;
  reembolso: number;
  confianca: string;
}

function proposalOf(input: unknown): Proposal {
  const fields = Object(input) as Record<string, unknown>;
  return {
    mensagem: String(fields.mensagem),
    reembolso: Number(fields.reembolso),
    confianca: String(fields.confianca),
  };
}

function needsReview(input: unknown): boolean {
  const { reembolso, confianca } = proposalOf(input);
  return reembolso > limit || confianca === 'baixa';
}

function described(input: unknown): string {
  const { mensagem, reembolso, confianca } = proposalOf(input);
  return `"${excerpt(mensagem, 70)}", com reembolso de R$ ${reembolso} e confiança ${confianca}`;
}

interface Review {
  record: ToolRecord;
  isApproval: boolean;
  comment: string;
}

/** The decisions on a message, in order. */
function reviewsOf(run: RunRecord, input: unknown): Review[] {
  const { mensagem } = proposalOf(input);
  return run.tools.flatMap((record) => {
    if (record.name !== reviewing || !record.ok) return [];
    const { proposta } = Object(record.input) as { proposta?: unknown };
    if (!containsOutput(JSON.stringify(proposta) ?? '', mensagem)) return [];
    const said = JSON.parse(record.output) as { decisao: string; comentario?: string };
    return [{ record, isApproval: said.decisao === 'aprovada', comment: said.comentario ?? '' }];
  });
}

/** The proposals that the model made, each with its turn. */
function proposals(run: RunRecord) {
  return callingTurns(run).flatMap((turn) =>
    turn.calls.filter(({ name }) => name === sending).map((call) => ({ turn, call })),
  );
}

const sendsOf = (run: RunRecord) => run.tools.filter(({ name, ok }) => name === sending && ok);

const reviewedFirst: Check = {
  id: 'revisor-antes-do-envio',
  title: 'O que precisa de revisão só sai depois de uma decisão',
  judge(run) {
    const sent = sendsOf(run).find(
      (send) =>
        needsReview(send.input) &&
        !reviewsOf(run, send.input).some(({ record }) => record.endedAtMs <= send.startedAtMs),
    );
    if (!sent) return { passed: true };
    const later = reviewsOf(run, sent.input).length > 0;
    return {
      passed: false,
      given: `O modelo propôs ${described(sent.input)}.`,
      got: `A resposta saiu para o cliente ${later ? 'antes de o revisor decidir' : 'sem que ninguém a visse'}.`,
      expected: `Uma resposta com reembolso acima de R$ ${limit} ou confiança baixa espera a decisão de uma pessoa.`,
      at: { request: sent.afterRequest, path: '' },
    };
  },
};

const decisionHolds: Check = {
  id: 'decisao-vale',
  title: 'O que o revisor devolve não sai',
  judge(run) {
    for (const send of sendsOf(run)) {
      const last = reviewsOf(run, send.input).findLast(({ record }) => record.endedAtMs <= send.startedAtMs);
      if (last === undefined || last.isApproval) continue;
      return {
        passed: false,
        given: `O revisor devolveu a proposta ${described(send.input)}: "${excerpt(last.comment)}".`,
        got: 'O programa a enviou ao cliente assim mesmo.',
        expected: 'Uma proposta devolvida não é enviada.',
        at: { request: send.afterRequest, path: '' },
      };
    }
    return { passed: true };
  },
};

const onlyWhatNeeds: Check = {
  id: 'so-o-que-precisa',
  title: 'O revisor só é chamado para o que precisa dele',
  judge(run) {
    const needless = proposals(run).find(
      ({ call }) => !needsReview(call.input) && reviewsOf(run, call.input).length > 0,
    );
    if (!needless) return { passed: true };
    return {
      passed: false,
      given: `O modelo propôs ${described(needless.call.input)}.`,
      got: 'O programa pediu a decisão do revisor.',
      expected: `Reembolso de até R$ ${limit} com confiança média ou alta dispensa a revisão.`,
      at: { request: needless.turn.request, path: '' },
    };
  },
};

const wholeCase: Check = {
  id: 'revisor-recebe-o-caso',
  title: 'O revisor recebe a proposta e o que as ferramentas devolveram',
  judge(run) {
    for (const record of run.tools.filter(({ name, ok }) => name === reviewing && ok)) {
      const received = JSON.stringify(record.input) ?? '';
      const before = run.tools.filter(
        ({ name, ok, endedAtMs }) =>
          name !== reviewing && name !== sending && ok && endedAtMs <= record.startedAtMs,
      );
      const missing = before.find(({ output }) => !containsOutput(received, output));
      if (missing === undefined) continue;
      return {
        passed: false,
        given: `Antes de propor, o modelo consultou ${callName(missing)}: "${excerpt(missing.output)}".`,
        got: `O revisor recebeu "${excerpt(received, 140)}", sem isso.`,
        expected: 'Quem decide vê o que o modelo viu: a proposta e os resultados em que ela se apoia.',
        at: { request: record.afterRequest, path: '' },
      };
    }
    return { passed: true };
  },
};

const decisionReturns: Check = {
  id: 'decisao-volta',
  title: 'O comentário do revisor volta ao modelo como resultado da chamada',
  judge(run) {
    for (const { turn, call } of proposals(run)) {
      const returned = reviewsOf(run, call.input).findLast(({ isApproval }) => !isApproval);
      if (returned === undefined) continue;
      const { next } = turn;
      const result = next && resultsFor({ ...turn, next }).find(({ id }) => id === call.id);
      if (result && containsOutput(result.text, returned.comment)) continue;
      return {
        passed: false,
        given: `O revisor devolveu a proposta com o comentário "${excerpt(returned.comment)}".`,
        got:
          next && result
            ? `Na ${requestName(next.index)}, o resultado da chamada diz "${excerpt(result.text)}".`
            : 'O programa não voltou ao modelo.',
        expected: 'O modelo fica sabendo da decisão e do motivo, e pode propor outra resposta.',
        at: { request: next?.index ?? turn.request, path: result?.path ?? '' },
      };
    }
    return { passed: true };
  },
};

/** What is owed: consultations always run; a proposal goes out once where it needs no review or was approved. */
const eachOnce: Check = {
  id: 'cada-chamada-uma-vez',
  title: 'O que pode ser executado é executado uma vez, como o modelo pediu',
  judge(run) {
    const turns = callingTurns(run);
    for (const turn of turns)
      for (const call of turn.calls) {
        const outcome = judgeCall(run, turn.request, call);
        if (outcome) return outcome;
      }
    const asked = turns.flatMap(({ calls }) => calls);
    const unasked = run.tools.find(
      (tool) => tool.name !== reviewing && !asked.some((call) => executionsOf(run, call).includes(tool)),
    );
    if (!unasked) return { passed: true };
    return {
      passed: false,
      given: `O modelo não pediu ${callName(unasked)}.`,
      got: 'O programa executou.',
      expected: 'O programa executa as chamadas do modelo com a entrada que ele escreveu.',
      at: { request: unasked.afterRequest, path: '' },
    };
  },
};

function judgeCall(run: RunRecord, request: number, call: ToolCall): CheckOutcome | undefined {
  const done = executionsOf(run, call);
  const decision = reviewsOf(run, call.input).at(-1);
  const isOwed = call.name !== sending || !needsReview(call.input) || decision?.isApproval === true;
  const good = done.filter(({ ok }) => ok).length;
  if (good <= 1 && (done.length > 0 || !isOwed)) return undefined;
  return {
    passed: false,
    given: `Na resposta à ${requestName(request)}, o modelo pediu ${callName(call)}${decision ? ', e o revisor aprovou' : ''}.`,
    got:
      done.length === 0
        ? 'O programa não executou essa chamada.'
        : `O programa a executou ${count(good, 'vez', 'vezes')}.`,
    expected: 'Uma consulta, e uma resposta liberada, são executadas uma vez.',
    at: { request, path: '' },
  };
}

const checks: Check[] = [
  reviewedFirst,
  decisionHolds,
  onlyWhatNeeds,
  wholeCase,
  decisionReturns,
  eachOnce,
  everyCallAnswered(),
  resultsLead(),
  apiAcceptsAll(),
  historyKept(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
