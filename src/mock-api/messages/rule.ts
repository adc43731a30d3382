// What a rule of the Messages API is, and how a breach of it is written down. Pure.
// A rule is data: who it is, what the API says, where that is known from, what it means to a person.
import type { Finding } from '../../core/index.ts';

/** `Facts` is what the exact text needs to know about one breach. */
export interface Rule<Facts> {
  /** Permanent, `family/what-is-wrong`. */
  id: string;
  /** Where the text and the behaviour are known from. */
  source: string;
  /** The API's words. */
  text: (facts: Facts) => string;
  /** In Portuguese: which rule it is and what to do. */
  explanation: string | ((facts: Facts) => string);
  /** A warning leaves the status at 200; default error. */
  severity?: 'error' | 'warning';
  /** True where good sources disagree whether the API refuses it. */
  disputed?: boolean;
  /** Default 400 `invalid_request_error`. */
  answer?: { status: number; type: string };
}

/** A finding with what the API would answer because of it. */
export interface Breach {
  finding: Finding;
  status: number;
  type: string;
}

export interface Place<Facts> {
  path: string;
  facts: Facts;
  ids?: string[];
  related?: string[];
  disputed?: boolean;
}

/** Keeps the type of a rule's facts while the rule is written as plain data. */
export function defineRule<Facts = undefined>(rule: Rule<Facts>): Rule<Facts> {
  return rule;
}

/** One breach of `rule` at one place. */
export function breach<Facts>(rule: Rule<Facts>, place: Place<Facts>): Breach {
  const { explanation } = rule;
  return {
    finding: {
      rule: rule.id,
      path: place.path,
      severity: rule.severity ?? 'error',
      message: rule.text(place.facts),
      explanation: typeof explanation === 'string' ? explanation : explanation(place.facts),
      ids: place.ids ?? [],
      related: place.related ?? [],
      disputed: place.disputed ?? rule.disputed ?? false,
    },
    status: rule.answer?.status ?? 400,
    type: rule.answer?.type ?? 'invalid_request_error',
  };
}
