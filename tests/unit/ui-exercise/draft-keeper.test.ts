// Drafts are saved a moment after typing, at once when the page goes, and what is shown is true.
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../src/core/index.ts';
import { createDraftKeeper, type SaveState } from '../../../src/ui/islands/exercise/session/draft-keeper.ts';

function setUp(save?: (draft: Draft) => Promise<void>) {
  const saved: Draft[] = [];
  const states: SaveState[] = [];
  const aside: Draft[] = [];
  let waiting: (() => void) | null = null;
  const keeper = createDraftKeeper({
    exercise: 'turno-so-com-texto',
    save:
      save ??
      (async (draft) => {
        saved.push(draft);
      }),
    putAside: (draft) => aside.push(draft),
    drop: () => aside.pop(),
    now: () => 5000,
    later: (callback) => {
      waiting = callback;
      return () => {
        waiting = null;
      };
    },
    delayMs: 400,
    onState: (state) => states.push(state),
  });
  return { keeper, saved, states, aside, elapse: () => waiting?.(), isWaiting: () => waiting !== null };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createDraftKeeper', () => {
  it('saves only the newest of several changes', async () => {
    const { keeper, saved, states, elapse } = setUp();
    keeper.keep({ source: 'a', previous: null });
    keeper.keep({ source: 'ab', previous: null });
    expect(saved).toEqual([]);
    elapse();
    await settled();
    expect(saved).toEqual([
      { exercise: 'turno-so-com-texto', source: 'ab', previous: null, updatedAt: 5000 },
    ]);
    expect(states).toEqual(['saving', 'saving', 'saved']);
  });

  it('saves at once when the page goes, and not again later', () => {
    const { keeper, saved, isWaiting } = setUp();
    keeper.keep({ source: 'a', previous: 'old' });
    keeper.leave();
    expect(saved).toHaveLength(1);
    expect(isWaiting()).toBe(false);
    keeper.leave();
    expect(saved).toHaveLength(1);
  });

  it('puts a draft aside for a page that goes, until it is saved', async () => {
    const ends: (() => void)[] = [];
    const { keeper, aside } = setUp(() => new Promise((resolve) => ends.push(resolve)));
    keeper.keep({ source: 'a', previous: null });
    keeper.leave();
    expect(aside).toMatchObject([{ source: 'a' }]);
    ends[0]?.();
    await settled();
    expect(aside).toEqual([]);
  });

  it('reports a save that failed and tries again with the next change', async () => {
    let fail = true;
    const { keeper, states, elapse } = setUp(() =>
      fail ? Promise.reject(new Error('full')) : Promise.resolve(),
    );
    keeper.keep({ source: 'a', previous: null });
    elapse();
    await settled();
    expect(states.at(-1)).toBe('failed');
    fail = false;
    keeper.keep({ source: 'ab', previous: null });
    elapse();
    await settled();
    expect(states.at(-1)).toBe('saved');
  });

  it('does not call newer text saved when an earlier save ends', async () => {
    const ends: (() => void)[] = [];
    const { keeper, states, elapse } = setUp(() => new Promise((resolve) => ends.push(resolve)));
    keeper.keep({ source: 'a', previous: null });
    elapse();
    keeper.keep({ source: 'ab', previous: null });
    ends[0]?.();
    await settled();
    expect(states.at(-1)).toBe('saving');
  });

  it('puts aside a draft whose save failed when the page goes, and tries once more', async () => {
    const { keeper, aside, states, elapse } = setUp(() => Promise.reject(new Error('full')));
    keeper.keep({ source: 'a', previous: null });
    elapse();
    await settled();
    keeper.leave();
    await settled();
    expect(aside).toMatchObject([{ source: 'a' }]);
    expect(states).toEqual(['saving', 'failed', 'failed']);
  });

  it('saves one text at a time, and what was typed meanwhile right after it', async () => {
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const { keeper, elapse } = setUp((draft) => {
      started.push(draft.source);
      return new Promise((resolve) => ends.push(resolve));
    });
    keeper.keep({ source: 'a', previous: null });
    elapse();
    keeper.keep({ source: 'ab', previous: null });
    elapse();
    expect(started).toEqual(['a']);
    ends[0]?.();
    await settled();
    expect(started).toEqual(['a', 'ab']);
  });
});
