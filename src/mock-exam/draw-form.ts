// Draws the form of a mock exam: quotas by domain as far as the bank reaches, no near-twins, no siblings, by a seed. Pure.
// A domain that the bank does not cover is told, never filled up with questions of another one.
import type { ExamMode } from '../core/index.ts';
import { domainOf } from '../scheduler/index.ts';
import { coverageNote } from './coverage-note.ts';
import { areNearTwins, areSiblings, type ExamItem } from './exam-item.ts';
import { quotasOf } from './quotas.ts';
import { seededOrder } from './seeded-order.ts';

export type FormWish =
  | { mode: 'full' }
  | { mode: 'short' }
  | { mode: 'task-statement'; taskStatement: string }
  /** `questions` are those missed, the latest first. */
  | { mode: 'misses'; questions: readonly string[] };

export interface DomainCoverage {
  domain: number;
  weightPercent: number;
  /** Questions that the quota asks for, that were drawn, and that the bank has. */
  wanted: number;
  drawn: number;
  inBank: number;
}

export interface ExamForm {
  mode: ExamMode;
  seed: number;
  /** Question ids in the order of the form. */
  questions: string[];
  timeLimitMs: number;
  /** By domain of the exam; `wanted` is 0 in modes without quotas. */
  coverage: DomainCoverage[];
  /** Questions on the mechanism under the exam’s subject, which the guide does not name. */
  contractQuestions: number;
  /** In Portuguese: what the form lacks; null when it is whole. */
  note: string | null;
}

/** As many questions, and as long for each, as in the real exam: 60 in 120 minutes. */
const fullSize = 60;
const shortSize = 20;
const msPerQuestion = 120_000;

/** A form, or one without questions where the bank has none. `domains` are the exam’s, with their weights. */
export function drawForm(options: {
  bank: readonly ExamItem[];
  domains: readonly { number: number; weightPercent: number }[];
  wish: FormWish;
  seed: number;
}): ExamForm {
  const { bank, domains, wish, seed } = options;
  // Ordered by id first, so that a form does not depend on how the bank was read.
  const byId = bank.toSorted((one, other) => (one.question < other.question ? -1 : 1));
  const usable = seededOrder(
    byId.filter(({ scope }) => scope !== 'beyond' || wish.mode === 'misses'),
    seed,
  );
  const byQuota = wish.mode === 'full' || wish.mode === 'short';
  const quotas = byQuota ? quotasOf(domains, wish.mode === 'full' ? fullSize : shortSize) : null;
  const chosen: ExamItem[] = [];
  if (quotas === null) pick(chosen, wanted(usable, wish), shortSize, areNearTwins);
  else
    for (const { number } of domains) {
      const ofDomain = usable.filter(({ taskStatement }) => domainOf(taskStatement) === number);
      const tooAlike = (one: ExamItem, other: ExamItem) =>
        areSiblings(one, other) || areNearTwins(one, other);
      pick(chosen, ofDomain, chosen.length + (quotas.get(number) ?? 0), tooAlike);
    }
  const count = (list: readonly ExamItem[], domain: number) =>
    list.filter(({ taskStatement }) => domainOf(taskStatement) === domain).length;
  const coverage = domains.map(({ number, weightPercent }) => ({
    domain: number,
    weightPercent,
    wanted: quotas?.get(number) ?? 0,
    drawn: count(chosen, number),
    inBank: count(usable, number),
  }));
  return {
    mode: wish.mode,
    seed,
    questions: seededOrder(chosen, seed + 1).map(({ question }) => question),
    timeLimitMs: chosen.length * msPerQuestion,
    coverage,
    contractQuestions: chosen.filter(({ scope }) => scope === 'api-contract').length,
    note: coverageNote(coverage),
  };
}

function wanted(usable: readonly ExamItem[], wish: FormWish): ExamItem[] {
  if (wish.mode === 'task-statement')
    return usable.filter(({ taskStatement }) => taskStatement === wish.taskStatement);
  if (wish.mode !== 'misses') return [];
  return wish.questions.flatMap((id) => usable.find(({ question }) => question === id) ?? []);
}

/**
 * Adds items until there are `upTo`: those on the exam’s own words before those on the mechanism, and each time one of
 * the task statement that has the fewest so far.
 */
function pick(
  chosen: ExamItem[],
  candidates: readonly ExamItem[],
  upTo: number,
  tooAlike: (one: ExamItem, other: ExamItem) => boolean,
): void {
  const drawn = new Map<string, number>();
  const left = [...candidates];
  while (chosen.length < upTo && left.length > 0) {
    let best = 0;
    const rank = ({ scope, taskStatement }: ExamItem) =>
      (scope === 'exam' ? 0 : candidates.length) + (drawn.get(taskStatement) ?? 0);
    left.forEach((item, at) => {
      const now = left[best];
      if (now !== undefined && rank(item) < rank(now)) best = at;
    });
    const [item] = left.splice(best, 1);
    if (item === undefined || chosen.some((other) => tooAlike(item, other))) continue;
    chosen.push(item);
    drawn.set(item.taskStatement, (drawn.get(item.taskStatement) ?? 0) + 1);
  }
}
