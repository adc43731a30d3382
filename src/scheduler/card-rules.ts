// What governs a rating at one moment: FSRS with the learner's settings, where a due day may be put, when a card is a
// leech. Pure. Fuzz is off, so the same log always gives the same cards.
import { type FSRS, fsrs } from 'ts-fsrs';
import type { Load } from './due-day.ts';
import { retentionTarget } from './retention-target.ts';
import { defaultSettings, type StudySettings } from './settings.ts';

export interface CardRules {
  fsrs: FSRS;
  /** Lapses at which a card is suspended; 0 = never. */
  leechLimit: number;
  /** Where cards lie already, to choose a due day by; null keeps FSRS's day. */
  balance: { load: Load; easyDays: readonly number[] } | null;
}

/** Gives the rules of a study day; keeps FSRS schedulers, of which a log needs few. */
export interface RuleBook {
  rulesFor(options: { settings: StudySettings; day: number; load: Load | null }): CardRules;
}

/** An empty rule book, for one rebuild or one plan. */
export function openRuleBook(): RuleBook {
  const schedulers = new Map<string, FSRS>();
  return {
    rulesFor({ settings, day, load }) {
      const retention = retentionTarget(settings, { day });
      const { learningSteps, relearningSteps } = settings;
      const key = `${retention} ${learningSteps.join(',')} ${relearningSteps.join(',')}`;
      const known = schedulers.get(key);
      const scheduler =
        known ??
        fsrs({
          enable_fuzz: false,
          request_retention: retention,
          learning_steps: learningSteps,
          relearning_steps: relearningSteps,
        });
      if (known === undefined) schedulers.set(key, scheduler);
      const balance = load !== null && balances(settings) ? { load, easyDays: settings.easyDays } : null;
      return { fsrs: scheduler, leechLimit: settings.leechLimit, balance };
    },
  };
}

/** Whether due days are chosen by load: asked for, or needed by a weekday that is to be easier. */
export function balances(settings: StudySettings): boolean {
  return settings.balanceLoad || settings.easyDays.some((weight) => weight < 1);
}

/** The rules of somebody who has set nothing. */
export const defaultRules: CardRules = openRuleBook().rulesFor({
  settings: defaultSettings,
  day: 0,
  load: null,
});
