// Where a card's content can be read again: the lesson's paragraph and the trap behind it. Pure.
import type { ItemFacts } from '../../../scheduler/index.ts';

export interface Places {
  /** Address of the lesson's section. */
  section: string;
  /** Address of the trap; null where there is none. */
  trap: string | null;
}

/** The places of an item. */
export function placesOf({ lesson, section, exercise }: ItemFacts): Places {
  const anchor = section === null ? '' : `#${section}`;
  return {
    section: lesson === null ? '/licoes/' : `/licoes/${lesson}/${anchor}`,
    trap: exercise === null ? null : `/pegadinhas/${exercise}/`,
  };
}
