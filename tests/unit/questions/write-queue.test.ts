// What could not be saved waits, and is told until the last of it is saved.
import { describe, expect, it } from 'vitest';
import { createWriteQueue, type UnsavedWrites } from '../../../src/ui/write-queue.ts';

function setUp() {
  const saved: string[] = [];
  const left: (number | null)[] = [];
  const disk = { full: false };
  const queue = createWriteQueue({
    onRound: (unsaved: UnsavedWrites | null) => left.push(unsaved?.count ?? null),
  });
  const write = (name: string) => async () => {
    if (disk.full) throw new Error('full');
    saved.push(name);
  };
  return { queue, saved, left, disk, write };
}

describe('a queue of writes', () => {
  it('tries what failed again before the next write, and tells nothing is left only then', async () => {
    const { queue, saved, left, disk, write } = setUp();
    disk.full = true;
    await queue.add(write('first'));
    await queue.add(write('second'));
    expect(left).toEqual([1, 2]);
    disk.full = false;
    await queue.add(write('third'));
    expect(saved).toEqual(['first', 'second', 'third']);
    expect(left).toEqual([1, 2, null]);
  });

  it('saves all that waits when told to, each once', async () => {
    const { queue, saved, left, disk, write } = setUp();
    disk.full = true;
    await Promise.all([queue.add(write('first')), queue.add(write('second'))]);
    disk.full = false;
    await Promise.all([queue.retry(), queue.retry()]);
    expect(saved).toEqual(['first', 'second']);
    expect(left.at(-1)).toBeNull();
  });

  it('lets a write that can never succeed hold up no other', async () => {
    const { queue, saved, left, write } = setUp();
    await queue.add(() => Promise.reject(new Error('wrong')));
    await queue.add(write('second'));
    expect(saved).toEqual(['second']);
    expect(left).toEqual([1, 1]);
  });
});
