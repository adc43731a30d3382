// The report of a mock exam: raw percentages with their uncertainty, time per item, what was missed. Pure.
// There is no scaled score: how the exam turns right answers into its 100–1,000 is not published, so any would be invented.
import type { EventBody, ItemId } from '../core/index.ts';
import { domainOf, type Progress, type Share, shareOf } from '../scheduler/index.ts';
import type { Sitting } from './sitting.ts';

export interface ReportRow {
  /** Number of the domain, or task statement. */
  key: string;
  /** Right answers among all of its questions, those left open included. */
  right: Share;
  /** Mean time on a question. */
  meanMs: number;
}

export interface ReportItem {
  question: string;
  taskStatement: string | null;
  outcome: 'right' | 'wrong' | 'open';
  flagged: boolean;
  elapsedMs: number;
}

export interface ExamReport {
  total: ReportRow;
  domains: ReportRow[];
  taskStatements: ReportRow[];
  /** In the order of the form. */
  items: ReportItem[];
  /** Questions answered wrongly or left open, in the order of the form. */
  misses: string[];
  spentMs: number;
}

/** The report as the sitting stands. A question that the bank no longer has counts in the total only. */
export function gradeSitting(
  sitting: Sitting,
  options: { taskStatementOf: (question: string) => string | null },
): ExamReport {
  const items = sitting.questions.map((question): ReportItem => {
    const answer = sitting.answers.get(question);
    const open = answer === undefined || answer.chosen.length === 0;
    return {
      question,
      taskStatement: options.taskStatementOf(question),
      outcome: open ? 'open' : answer.correct ? 'right' : 'wrong',
      flagged: answer?.flagged ?? false,
      elapsedMs: answer?.elapsedMs ?? 0,
    };
  });
  const placed = items.flatMap((item) =>
    item.taskStatement === null ? [] : [{ item, taskStatement: item.taskStatement }],
  );
  const rows = (keyOf: (taskStatement: string) => string): ReportRow[] => {
    const keys = [...new Set(placed.map(({ taskStatement }) => keyOf(taskStatement)))].sort();
    return keys.map((key) =>
      rowOf(
        key,
        placed.filter(({ taskStatement }) => keyOf(taskStatement) === key).map(({ item }) => item),
      ),
    );
  };
  return {
    total: rowOf('total', items),
    domains: rows((taskStatement) => String(domainOf(taskStatement))),
    taskStatements: rows((taskStatement) => taskStatement),
    items,
    misses: items.filter(({ outcome }) => outcome !== 'right').map(({ question }) => question),
    spentMs: sitting.spentMs,
  };
}

function rowOf(key: string, items: readonly ReportItem[]): ReportRow {
  const right = items.filter(({ outcome }) => outcome === 'right').length;
  const spent = items.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  return {
    key,
    right: shareOf({ successes: right, trials: items.length }),
    meanMs: items.length === 0 ? 0 : spent / items.length,
  };
}

/**
 * Log entries that put the misses into the review queue: a card for each that has none; where there is one, a wrong
 * answer counts as forgotten. What was left open says nothing about memory.
 */
export function eventsForMisses(options: { progress: Progress; report: ExamReport }): EventBody[] {
  const { progress, report } = options;
  return report.items.flatMap(({ question, outcome }): EventBody[] => {
    const item: ItemId = `question:${question}`;
    if (outcome === 'right') return [];
    if (!progress.cards.has(item)) return [{ type: 'card-added', item, reason: 'missed' }];
    return outcome === 'wrong' ? [{ type: 'review', item, rating: 1, elapsedMs: 0 }] : [];
  });
}
