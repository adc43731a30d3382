// What is known of each part of the exam, now or on a date, with its uncertainty: tables over cards and items. Pure.
import type { ItemId } from '../core/index.ts';
import { domainOf, type ItemFacts } from './item-facts.ts';
import type { Progress } from './progress.ts';
import { comesAt } from './queue.ts';
import { lastingRecallAt } from './recall.ts';
import { type Share, shareOf } from './share.ts';

export type KnowledgeGroup = 'objective' | 'task-statement' | 'domain';

export interface KnowledgeRow {
  /** Objective id, task statement or number of the domain. */
  key: string;
  items: number;
  /** Items reviewed at least once, suspended ones too: only of these can be said what is remembered. */
  met: number;
  /** Items waiting to be reviewed at `progress.now`. */
  due: number;
  /** Chance of recall over the items met, of those reviewed today tomorrow's; its interval is wide where they are few. */
  recall: Share;
  /** Of all items, the share that would be known: those never met count as not known. */
  known: number;
}

/** Knowledge at the instant `at` if nothing is reviewed until then; rows in the order of their first item. */
export function knowledgeBy(
  group: KnowledgeGroup,
  options: { progress: Progress; items: readonly ItemFacts[]; at: number },
): KnowledgeRow[] {
  const { progress, items, at } = options;
  const members = new Map<string, ItemId[]>();
  for (const facts of items) {
    const key = keyOf(facts, group);
    if (key === null) continue;
    const known = members.get(key);
    if (known === undefined) members.set(key, [facts.item]);
    else known.push(facts.item);
  }
  return [...members].map(([key, ids]) => {
    const cards = ids.flatMap((id) => progress.cards.get(id) ?? []);
    const chances = cards.flatMap((card) => lastingRecallAt(card, { at, zone: progress.zone }) ?? []);
    const successes = chances.reduce((sum, chance) => sum + chance, 0);
    return {
      key,
      items: ids.length,
      met: chances.length,
      due: cards.filter((card) => (comesAt(card) ?? Infinity) <= progress.now).length,
      recall: shareOf({ trials: chances.length, successes }),
      known: successes / ids.length,
    };
  });
}

function keyOf(facts: ItemFacts, group: KnowledgeGroup): string | null {
  if (group === 'objective') return facts.objective;
  return group === 'domain' ? String(domainOf(facts.taskStatement)) : facts.taskStatement;
}
