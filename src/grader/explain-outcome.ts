// Why a run ended as it did, by its cause, in one or two Portuguese sentences. Pure.
import type { ExerciseForm, Outcome, RunRecord } from '../core/index.ts';
import { apiWords } from './api-words.ts';
import { firstIgnoredEnd, repeatedHistory, stopReasonOf } from './find-repetition.ts';
import { brokenRule, count, excerpt, requestName } from './name-things.ts';

export interface Explanation {
  /** Permanent code of the cause, e.g. "same-history". */
  code: string;
  sentence: string;
}

/** The cause of any outcome but `returned`, for which there is nothing to explain: null. */
export function explainOutcome(
  run: RunRecord,
  { form = 'mend' }: { form?: ExerciseForm | undefined } = {},
): Explanation | null {
  const { outcome } = run;
  if (outcome.kind === 'returned') return null;
  if (form === 'repair-history') return explainBody(run);
  if (outcome.kind === 'invalid') return explainInvalid(outcome);
  if (outcome.kind === 'threw') return explainThrown(run, outcome);
  return explainStop(run, outcome);
}

function explainInvalid(outcome: Extract<Outcome, { kind: 'invalid' }>): Explanation {
  if (outcome.reason !== 'syntax') return { code: outcome.reason, sentence: outcome.message };
  return {
    code: 'syntax',
    sentence: `O arquivo não compila${placeOf(outcome)}: "${excerpt(outcome.message, 160)}".`,
  };
}

/** Where no program ran: the body was no JSON, or the API refused it. */
function explainBody({ outcome, requests }: RunRecord): Explanation | null {
  if (outcome.kind === 'invalid')
    return { code: 'syntax', sentence: `O texto não é JSON${placeOf(outcome)}: ${outcome.message}.` };
  if (outcome.kind !== 'threw')
    return { code: outcome.kind, sentence: outcome.kind === 'stopped' ? outcome.message : '' };
  const finding = requests[0]?.findings.find(({ severity }) => severity === 'error');
  const why = finding === undefined ? '' : ` ${brokenRule(finding.explanation)}`;
  return { code: 'api-error', sentence: `A API recusou o corpo com ${outcome.status ?? 'erro'}.${why}` };
}

function explainThrown(run: RunRecord, outcome: Extract<Outcome, { kind: 'threw' }>): Explanation {
  const place = placeOf(outcome);
  const problem = run.scriptProblems.find(({ kind }) => kind !== 'script-unused');
  if (problem !== undefined) {
    return {
      code: problem.kind,
      sentence: `A conversa saiu do roteiro na ${requestName(problem.request)}, e o programa terminou com ${outcome.name}${place}.`,
    };
  }
  const refused = run.requests.findLast(({ status }) => status === outcome.status);
  if (outcome.status !== null && refused !== undefined) {
    const finding = refused.findings.find(({ severity }) => severity === 'error');
    const why = finding === undefined ? '' : ` ${brokenRule(finding.explanation)}`;
    return {
      code: 'api-error',
      sentence: `A API recusou a ${requestName(refused.index)} com ${outcome.status}, e o ${outcome.name} encerrou o programa${place}.${why}`,
    };
  }
  const failed = run.tools.findLast(({ ok, output }) => !ok && output === outcome.message);
  if (failed !== undefined) {
    return {
      code: 'tool-error',
      sentence: `A falha da ferramenta \`${failed.name}\` ("${excerpt(failed.output)}") não foi tratada e encerrou o programa${place}.`,
    };
  }
  if (outcome.name === 'non-error') {
    return {
      code: 'thrown-value',
      sentence: `O programa lançou um valor que não é um Error: ${excerpt(outcome.message)}.`,
    };
  }
  return {
    code: 'exception',
    sentence: `O programa terminou com ${outcome.name}${place}: "${excerpt(outcome.message, 160)}".`,
  };
}

function explainStop(run: RunRecord, outcome: Extract<Outcome, { kind: 'stopped' }>): Explanation {
  switch (outcome.reason) {
    case 'requests':
    case 'tools':
      return (
        circles(run) ?? { code: `many-${outcome.reason}`, sentence: `${outcome.message} ${growth(run)}` }
      );
    case 'time':
      if (outcome.busy)
        return {
          code: 'busy-loop',
          sentence: `${sinceWhen(run)} um laço síncrono ficou girando sem esperar por nada: sem um await dentro dele, nenhuma resposta chega.`,
        };
      return circles(run) ?? { code: 'slow', sentence: `${outcome.message} ${lastDoings(run)}` };
    case 'idle':
      return {
        code: 'never-settles',
        sentence: `${sinceWhen(run)} o programa espera por uma promessa que ninguém resolve: nenhum timer, requisição ou ferramenta está em andamento.`,
      };
    case 'logs':
      return {
        code: 'log-flood',
        sentence: `O programa escreveu no console sem parar: ${run.logs.length} linhas foram guardadas e mais de ${run.droppedLogs} descartadas.`,
      };
    default:
      return { code: outcome.reason, sentence: outcome.message };
  }
}

function circles(run: RunRecord): Explanation | null {
  const ended = firstIgnoredEnd(run);
  const repeated = repeatedHistory(run);
  const first = repeated === null ? undefined : run.requests[repeated.first];
  if (repeated !== null && repeated.times >= 3 && first !== undefined) {
    const sent = `O mesmo histórico foi enviado ${repeated.times} vezes, a partir da ${requestName(first.index)}`;
    const reason = stopReasonOf(first);
    const sentence =
      reason === null
        ? `${sent}: a API respondeu ${first.status} a cada vez, e o laço tentou de novo sem mudar nada.`
        : `${sent}: a resposta dizia ${apiWords(run).stopReason}: "${reason}", mas ela nunca entrou nele, e o laço não tem outra saída.`;
    return { code: 'same-history', sentence };
  }
  if (ended !== null) {
    return {
      code: 'ignored-end-turn',
      sentence: `O modelo terminou na ${requestName(ended.index)} (${apiWords(run).stopReason}: "end_turn"), mas o programa não leu isso e enviou mais ${count(run.requests.length - ended.index - 1, 'requisição', 'requisições')}.`,
    };
  }
  return null;
}

function growth(run: RunRecord): string {
  const refused = run.requests.filter(({ status }) => status >= 400).length;
  if (refused > 0) return `A API recusou ${refused} delas, e o programa seguiu tentando.`;
  return `O laço executou ${count(run.tools.length, 'ferramenta', 'ferramentas')} e não encontrou a sua saída.`;
}

/** What the program did after its last request. */
function lastDoings(run: RunRecord): string {
  const last = run.requests.at(-1)?.index ?? -1;
  const executed = run.tools.filter((tool) => tool.afterRequest >= last).length;
  if (executed < 4) return `${sinceWhen(run)} ele só esperou.`;
  return `${sinceWhen(run)} ele executou ${executed} ferramentas sem voltar a falar com o modelo.`;
}

function sinceWhen(run: RunRecord): string {
  const last = run.requests.at(-1);
  return last === undefined ? 'Antes da primeira requisição,' : `Depois da ${requestName(last.index)},`;
}

function placeOf({ line, column }: { line: number | null; column: number | null }): string {
  if (line === null) return '';
  return column === null ? ` na linha ${line}` : ` na linha ${line}, coluna ${column}`;
}
