// What is stored when a draft takes the place of another: the later text, and the other one where it would be lost. Pure.
import { type Draft, lastInstant } from '../core/index.ts';

/**
 * `by` as it is stored in place of `present`, dated after it whatever the clock says. `basedOn` is the `updatedAt` of the
 * draft that `by` was edited from; where `present` is another one with another text, that text becomes `previous`.
 */
export function replaceDraft(present: Draft, options: { by: Draft; basedOn?: number | null }): Draft {
  const { by, basedOn } = options;
  const isOther = basedOn === undefined ? present.updatedAt > by.updatedAt : present.updatedAt !== basedOn;
  return {
    ...by,
    previous: isOther && present.source !== by.source ? present.source : by.previous,
    updatedAt: Math.max(by.updatedAt, Math.min(present.updatedAt + 1, lastInstant)),
  };
}
