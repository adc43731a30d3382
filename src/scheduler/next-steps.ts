// "O que fazer agora": parts of the exam ranked by their weight, how little is known of them and what is due, each with
// its reason in Portuguese. Pure.
import type { ItemId } from '../core/index.ts';
import { domainOf, type ItemFacts } from './item-facts.ts';
import { type KnowledgeRow, knowledgeBy } from './knowledge.ts';
import type { Progress } from './progress.ts';

export interface NextStep {
  /** review = cards wait; lesson = a lesson not finished yet has what is missing; meet = items were never met. */
  kind: 'review' | 'lesson' | 'meet';
  taskStatement: string;
  /** The lesson to read; null for the other kinds. */
  lesson: string | null;
  /** Weight × weakness × share due: only the order counts. */
  score: number;
  /** What its domain weighs, and what is known and missing of it: a sentence each. */
  weight: string;
  state: string;
  /** Both sentences. */
  reason: string;
}

export interface ExamWeights {
  domains: readonly { number: number; weightPercent: number }[];
  taskStatements: readonly { id: string }[];
}

/** Below this weakness a task statement without due items needs nothing. */
const leastWeakness = 0.05;
/** Taken as known of an item never met: one of four options is guessed, and few know nothing. */
const knownUnmet = 0.3;
/** So many items as weak as the average stand beside each task statement's own: few items alone say little. */
const priorItems = 4;
/** Below this many items reviewed the share remembered is a guess, and told as one. */
const fewItems = 5;

/**
 * What is worth doing now, the most worthwhile first. A task statement's weight is its equal part of its domain's; its
 * weakness is drawn towards that of the whole exam, the more so the fewer items it has.
 */
export function nextSteps(options: {
  progress: Progress;
  items: readonly ItemFacts[];
  exam: ExamWeights;
  /** Items that the review would show today; all that is due by default. */
  waiting?: ReadonlySet<ItemId>;
}): NextStep[] {
  const { progress, items, exam, waiting } = options;
  const finished = new Set(progress.lessonsFinished);
  // Where today's review shows none of what is due, nothing can be done about it today.
  const comesToday = (row: KnowledgeRow): boolean =>
    waiting === undefined ||
    items.some(({ item, taskStatement }) => taskStatement === row.key && waiting.has(item));
  const rows = knowledgeBy('task-statement', { progress, items, at: progress.now }).map((row) =>
    comesToday(row) ? row : { ...row, due: 0 },
  );
  const average = sumOf(rows, missingOf) / Math.max(1, items.length);
  const steps = rows.flatMap((row): NextStep[] => {
    const domain = domainOf(row.key);
    const weight = exam.domains.find(({ number }) => number === domain)?.weightPercent ?? 0;
    const parts = exam.taskStatements.filter(({ id }) => domainOf(id) === domain).length;
    const weakness = (missingOf(row) + priorItems * average) / (row.items + priorItems);
    if (row.due === 0 && 1 - row.known < leastWeakness) return [];
    const lesson =
      items.find(
        ({ taskStatement, lesson: id }) => taskStatement === row.key && id !== null && !finished.has(id),
      )?.lesson ?? null;
    const unmet = row.items - row.met;
    const kind = row.due > 0 ? 'review' : lesson !== null && unmet > 0 ? 'lesson' : 'meet';
    // All is met, nothing waits: what is forgotten comes back by itself when FSRS says so.
    if (kind === 'meet' && unmet === 0) return [];
    const score = (weight / Math.max(1, parts)) * weakness * (1 + row.due / row.items);
    return [
      {
        kind,
        taskStatement: row.key,
        lesson: kind === 'lesson' ? lesson : null,
        score,
        ...wordsOf(row, { domain, weight }),
      },
    ];
  });
  return steps.sort(
    (left, right) => right.score - left.score || (left.taskStatement < right.taskStatement ? -1 : 1),
  );
}

/** Items' worth of what is not known of a row. */
function missingOf({ items, met, recall }: KnowledgeRow): number {
  return met - recall.successes + (items - met) * (1 - knownUnmet);
}

function sumOf(rows: readonly KnowledgeRow[], read: (row: KnowledgeRow) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}

function wordsOf(
  row: KnowledgeRow,
  options: { domain: number; weight: number },
): Pick<NextStep, 'weight' | 'state' | 'reason'> {
  const { recall, due, items, met } = row;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const parts: string[] = [];
  if (recall.share !== null) {
    const interval = `entre ${percent(recall.low)} e ${percent(recall.high)}`;
    const basis = met === 1 ? `só 1 item revisado: ${interval}` : `só ${met} itens revisados: ${interval}`;
    parts.push(
      `você provavelmente lembra de cerca de ${percent(recall.share)} do que já viu (${met < fewItems ? basis : interval})`,
    );
  }
  if (due > 0) parts.push(due === 1 ? '1 item está para revisar' : `${due} itens estão para revisar`);
  const unmet = items - met;
  if (unmet > 0)
    parts.push(unmet === 1 ? '1 item ainda não foi revisado' : `${unmet} itens ainda não foram revisados`);
  const weight = `O domínio ${options.domain} vale ${options.weight}% da prova.`;
  const state = `Em ${row.key}, ${listed(parts)}.`;
  return { weight, state, reason: `${weight} ${state}` };
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}
