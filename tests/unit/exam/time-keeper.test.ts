import { describe, expect, it } from 'vitest';
import { timeKeeper } from '../../../src/ui/islands/exam/time-keeper.ts';

/** Which of the instants given (seconds after the beginning) are saved. */
function savedAt(...seconds: number[]): number[] {
  let now = 0;
  const saved: number[] = [];
  const tick = timeKeeper({ readClock: () => now, save: () => void saved.push(now / 1000) });
  for (const second of seconds) {
    now = second * 1000;
    tick();
  }
  return saved;
}

describe('the time on an open question', () => {
  it('is written every twenty seconds, so that a reload gives back no more', () => {
    expect(savedAt(5, 10, 15, 20, 25, 30, 35, 40, 45)).toEqual([20, 40]);
    expect(savedAt(60, 120)).toEqual([60, 120]);
  });

  it('is not written after a sleep, which is not counted', () => {
    expect(savedAt(5, 3600, 3605, 3615, 3620)).toEqual([3620]);
  });

  it('is written on after the clock was set back', () => {
    expect(savedAt(20, -3600, -3590, -3580)).toEqual([20, -3580]);
  });
});
