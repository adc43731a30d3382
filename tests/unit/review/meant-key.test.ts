import { describe, expect, it } from 'vitest';
import { isMeant } from '../../../src/ui/islands/review/meant-key.ts';
import { entries, openSession, start } from './small-course.ts';

const day = 86_400_000;
const bury = { kind: 'mark', mark: 'buried' } as const;
const giveUp = { kind: 'continue' } as const;

async function freshCard() {
  const { review, store } = await openSession(
    entries(start - 2 * day, [
      { type: 'card-added', item: 'question:a', reason: 'missed' },
      { type: 'card-added', item: 'question:b', reason: 'missed' },
    ]),
  );
  const openedAt = () => review.read().current?.openedAt ?? 0;
  return { review, store, openedAt };
}

describe('a key on a card that just came', () => {
  it('is not meant for it as the second tap of the one before', async () => {
    const { review, openedAt } = await freshCard();
    await review.mark('buried');
    const state = review.read();
    const tap = { state, key: '-', lastKey: '-' };
    expect(isMeant(bury, { ...tap, now: openedAt() + 60 })).toBe(false);
    expect(isMeant(giveUp, { ...tap, key: ' ', lastKey: ' ', now: openedAt() + 60 })).toBe(false);
    expect(isMeant(bury, { ...tap, now: openedAt() + 600 })).toBe(true);
    expect(isMeant(bury, { ...tap, lastKey: 's', now: openedAt() + 60 })).toBe(true);
    expect(isMeant({ kind: 'choose', index: 0 }, { ...tap, now: openedAt() + 60 })).toBe(true);
  });

  it('is not meant for it where another tab’s work brought it', async () => {
    const { review, store, openedAt } = await freshCard();
    await store.append([{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    await review.refresh();
    const press = { state: review.read(), key: ' ', lastKey: null };
    expect(isMeant(giveUp, { ...press, now: openedAt() + 60 })).toBe(false);
    expect(isMeant(giveUp, { ...press, now: openedAt() + 600 })).toBe(true);
    review.choose(['a']);
    expect(isMeant(giveUp, { ...press, state: review.read(), now: openedAt() + 60 })).toBe(true);
  });
});
