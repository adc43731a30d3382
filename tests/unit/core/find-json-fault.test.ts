import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../src/core/index.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findJsonFault', () => {
  it.each([
    ['', 1, 1, true],
    ['{"a": 1,\n "b": }', 2, 7, false],
    ['[1, 2', 1, 6, true],
    ['[1,]', 1, 4, false],
    ['{"a" 1}', 1, 6, false],
    ["{'a': 1}", 1, 2, false],
    ['{} {}', 1, 4, false],
    ['{"a": "cut\n"}', 1, 7, false],
    ['[01]', 1, 3, false],
    ['[1}', 1, 3, false],
  ])('finds the fault of %j at %d:%d', (text, line, column, cutOff) => {
    expect(findJsonFault(text)).toEqual({ line, column, cutOff });
  });

  it('finds none in JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
        expect(findJsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeNull();
      }),
    );
  });

  it('agrees with JSON.parse on damaged texts', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ' ', '\n', '\\', '1'),
        (text, at, insert) => {
          const place = at % (text.length + 1);
          const damaged = text.slice(0, place) + insert + text.slice(place + (at % 2));
          expect(findJsonFault(damaged) === null).toBe(isJson(damaged));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
