// The union of two logs and of two sets of drafts. Pure; commutative, and doing it twice changes nothing.
// It loses nothing: of two different entries with one id, one wins by a fixed rule and the other is kept aside.
import { type Draft, progressEventSchema } from '../core/index.ts';
import { canonicalJson } from './canonical-json.ts';
import type { StoredDraft, StoredRow } from './log-tables.ts';
import { readDraft } from './read-row.ts';

export interface MergedRows {
  /** Rows to write. */
  put: StoredRow[];
  /** Canonical texts of entries to keep aside. */
  aside: string[];
  added: number;
  known: number;
}

/** What must be written so that `stored` holds `incoming` too. */
export function mergeRows(stored: readonly StoredRow[], incoming: readonly StoredRow[]): MergedRows {
  const before = new Map(stored.map((row) => [row.id, row]));
  const now = new Map(before);
  const aside = new Set<string>();
  for (const row of incoming) {
    const present = now.get(row.id);
    if (present === undefined) now.set(row.id, row);
    else if (canonicalJson(present) !== canonicalJson(row)) {
      const [winner, loser] = inOrder(present, row);
      now.set(row.id, winner);
      aside.add(canonicalJson(loser));
    }
  }
  const put = [...now.values()].filter((row) => before.get(row.id) !== row);
  const added = [...now.keys()].filter((id) => !before.has(id)).length;
  return { put, aside: [...aside], added, known: incoming.length - added };
}

/** Readable before unreadable, then the smaller text: any fixed rule does, as long as both sides use the same. */
function inOrder(left: StoredRow, right: StoredRow): [StoredRow, StoredRow] {
  const rank = (row: StoredRow) => (progressEventSchema.safeParse(row).success ? 0 : 1);
  const order = rank(left) - rank(right) || (canonicalJson(left) < canonicalJson(right) ? -1 : 1);
  return order < 0 ? [left, right] : [right, left];
}

/**
 * Drafts that replace what is stored: the later `updatedAt` wins, and between equals the greater text. A stored text that is
 * replaced by another can be brought back, where the draft has nothing else to bring back.
 */
export function mergeDrafts(stored: readonly StoredDraft[], incoming: readonly Draft[]): Draft[] {
  const now = new Map<string, Draft>();
  for (const row of stored) {
    const draft = readDraft(row);
    if (draft !== null) now.set(draft.exercise, draft);
  }
  const taken = new Map<string, Draft>();
  for (const draft of incoming) {
    const present = now.get(draft.exercise);
    if (present !== undefined && !isLater(draft, present)) continue;
    const replaced = present !== undefined && present.source !== draft.source ? present.source : null;
    const kept = { ...draft, previous: draft.previous ?? replaced };
    now.set(draft.exercise, kept);
    taken.set(draft.exercise, kept);
  }
  return [...taken.values()];
}

function isLater(left: Draft, right: Draft): boolean {
  if (left.updatedAt !== right.updatedAt) return left.updatedAt > right.updatedAt;
  if (left.source !== right.source) return left.source > right.source;
  // The same text with something to bring back is not replaced by one without.
  return left.previous !== null && (right.previous === null || left.previous > right.previous);
}
