// What a repair did, and what it did not dare to do. Types only; pure.
import type { Finding } from '../core/index.ts';

export type RepairAction =
  | 'move-system-to-top'
  | 'change-role'
  | 'split-message'
  | 'drop-repeated-call'
  | 'merge-assistant'
  | 'move-text-before-calls'
  | 'merge-results'
  | 'move-text-behind-results'
  | 'move-result-to-call'
  | 'add-error-result'
  | 'drop-orphan'
  | 'drop-duplicate-result'
  | 'drop-empty-text'
  | 'drop-empty-message'
  | 'trim-trailing-space';

export interface RepairStep {
  /** Rule that the request broke, e.g. "pairing/missing-result". */
  rule: string;
  /** Place in the request as given. */
  path: string;
  action: RepairAction;
  /** Why, in Portuguese. */
  reason: string;
}

/** A fault that no safe change removes. */
export interface Refusal {
  rule: string;
  /** Place in the request as given. */
  path: string;
  /** Why nothing was changed, in Portuguese. */
  reason: string;
}

export interface Repair {
  text: string;
  changed: boolean;
  steps: RepairStep[];
  /** Errors that the repaired text still has; paths point into the repaired text. */
  remaining: Finding[];
  refusals: Refusal[];
}
