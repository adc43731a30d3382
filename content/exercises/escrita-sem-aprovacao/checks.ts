// What the exercise "escrita-sem-aprovacao" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callKey,
  callName,
  containsOutput,
  continuedTurns,
  everyCallAnswered,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
  type ToolCall,
} from '../../../src/grader/index.ts';

const writing = ['liberar_pedido', 'alterar_quantidade'];
const approved = 'aprovado';

const writes = ({ name }: { name: string }) => writing.includes(name);
const approvalsIn = (run: RunRecord) => run.tools.filter(({ name }) => name === 'pedirAprovacao');
const writeCallsIn = (run: RunRecord) => callingTurns(run).flatMap(({ calls }) => calls.filter(writes));

/** Whether a request for approval names everything that the write would set. */
function isAbout({ input }: ToolRecord, write: { input: unknown }): boolean {
  const text = JSON.stringify(input);
  return Object.values((write.input ?? {}) as Record<string, unknown>).every((value) =>
    text.includes(String(value)),
  );
}

const isGiven = ({ ok, output }: ToolRecord) => ok && output === approved;

/** The first write that began without an approval of its own. */
function unapprovedWrite(run: RunRecord): ToolRecord | undefined {
  const open = approvalsIn(run).filter(isGiven);
  return run.tools.filter(writes).find((write) => {
    const place = open.findIndex(
      (approval) => approval.endedAtMs <= write.startedAtMs && isAbout(approval, write),
    );
    if (place >= 0) open.splice(place, 1);
    return place < 0;
  });
}

const approvedFirst: Check = {
  id: 'escrita-aprovada',
  title: 'Nada é gravado sem a aprovação dessa gravação',
  judge(run) {
    const write = unapprovedWrite(run);
    if (!write) return { passed: true };
    const asked = approvalsIn(run).filter((approval) => isAbout(approval, write));
    const [first] = asked;
    const late = asked.find(isGiven);
    const why =
      first === undefined
        ? 'ninguém foi consultado sobre ela'
        : late === undefined
          ? `a resposta ao pedido de aprovação foi "${excerpt(first.output)}"`
          : 'a aprovação ainda não tinha chegado, ou era de outra gravação';
    return {
      passed: false,
      given: `O modelo pediu ${callName(write)}, que grava no sistema.`,
      got: `O programa a executou, e ${why}. O pedido diz agora: "${excerpt(write.output)}".`,
      expected: 'Uma gravação só começa depois que uma pessoa aprovou essa gravação, com esses dados.',
      at: { request: Math.max(0, write.afterRequest), path: '' },
    };
  },
};

const approvalAsked: Check = {
  id: 'aprovacao-pedida',
  title: 'Para cada gravação que o modelo propõe, a aprovação é pedida',
  judge(run) {
    // Of a write that was executed all the same, the check before this one speaks.
    const silent = writeCallsIn(run).find(
      (call) =>
        executionsOf(run, call).length === 0 && !approvalsIn(run).some((approval) => isAbout(approval, call)),
    );
    if (!silent) return { passed: true };
    return {
      passed: false,
      given: `O modelo pediu ${callName(silent)}, que grava no sistema.`,
      got: 'O programa não perguntou a ninguém, ou perguntou sem dizer o que seria gravado.',
      expected: 'Quem aprova recebe a ferramenta e os dados da gravação, e decide sobre eles.',
    };
  },
};

/** The last thing that was said to a request for approval of this call; undefined where it was approved or never asked. */
function refusalOf(run: RunRecord, call: ToolCall): ToolRecord | undefined {
  const asked = approvalsIn(run).filter((approval) => isAbout(approval, call));
  return asked.some(isGiven) ? undefined : asked.at(-1);
}

const refusalReturned: Check = {
  id: 'recusa-devolvida',
  title: 'O que não foi aprovado volta ao modelo como falha, com o motivo',
  judge(run) {
    for (const turn of continuedTurns(run))
      for (const result of resultsFor(turn)) {
        const call = turn.calls.find(({ id }) => id === result.id);
        const refusal = call && writes(call) ? refusalOf(run, call) : undefined;
        if (!call || !refusal || executionsOf(run, call).length > 0) continue;
        const reason = refusal.output.replace(/^[^:]*: /, '');
        if (result.isError && containsOutput(result.text, reason)) continue;
        return {
          passed: false,
          given: `${callName(call)} não foi aprovada: "${excerpt(refusal.output)}".`,
          got: `Na ${requestName(turn.next.index)}, o resultado dela diz "${excerpt(result.text)}"${
            result.isError ? '' : ' e vai sem o sinal de falha'
          }.`,
          expected:
            'O modelo fica sabendo que a gravação não aconteceu e por quê, para explicar ou propor outra.',
          at: { request: turn.next.index, path: result.path },
        };
      }
    return { passed: true };
  },
};

const readsFreely: Check = {
  id: 'leitura-livre',
  title: 'Uma consulta não pede aprovação',
  judge(run) {
    const calls = callingTurns(run).flatMap((turn) => turn.calls);
    const needless = approvalsIn(run).find((approval) => {
      const about = calls.filter((call) => isAbout(approval, call));
      return about.length > 0 && !about.some(writes);
    });
    if (!needless) return { passed: true };
    return {
      passed: false,
      given: 'O modelo só tinha pedido para consultar.',
      got: `O programa pediu aprovação: ${callName(needless)}.`,
      expected: 'Ler não altera nada: a consulta roda sozinha, e quem aprova só é chamado para gravações.',
    };
  },
};

const executed: Check = {
  id: 'executa-o-permitido',
  title: 'Consultas e gravações aprovadas são executadas uma vez, como o modelo as escreveu',
  judge(run) {
    const calls = callingTurns(run).flatMap((turn) =>
      turn.calls.map((call) => ({ call, request: turn.request })),
    );
    const expected =
      'O que é permitido acontece uma vez, com a entrada que o modelo escreveu; o resto, nenhuma.';
    for (const { call, request } of calls) {
      const mayRun = !writes(call) || approvalsIn(run).some((one) => isGiven(one) && isAbout(one, call));
      const times = executionsOf(run, call).filter(({ ok }) => ok).length;
      const asked = calls.filter((other) => callKey(other.call) === callKey(call)).length;
      if (!mayRun || times === asked) continue;
      return {
        passed: false,
        given: `Na resposta à ${requestName(request)}, o modelo pediu ${callName(call)}.`,
        got: times === 0 ? 'O programa não a executou.' : `O programa a executou ${times} vezes.`,
        expected,
        at: { request, path: '' },
      };
    }
    const keys = new Set(calls.map(({ call }) => callKey(call)));
    const unasked = run.tools.find((tool) => tool.name !== 'pedirAprovacao' && !keys.has(callKey(tool)));
    if (!unasked) return { passed: true };
    return {
      passed: false,
      given: `O modelo não pediu ${callName(unasked)}.`,
      got: 'O programa executou essa chamada.',
      expected,
    };
  },
};

const checks: Check[] = [
  approvedFirst,
  approvalAsked,
  refusalReturned,
  readsFreely,
  executed,
  everyCallAnswered(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
