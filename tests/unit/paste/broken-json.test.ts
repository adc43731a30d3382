import { describe, expect, it } from 'vitest';
import { readPaste } from '../../../src/paste/index.ts';

const body = (rest: string) =>
  `{"model":"claude-opus-5","max_tokens":10,\n "messages":[{"role":"user","content":"a"}${rest}`;

describe('a body that was meant as JSON and is not', () => {
  it('is not read as a literal of another language: a trailing comma is named with its place', () => {
    const { requests, problems } = readPaste(body(',]}'));
    expect(requests).toEqual([]);
    expect(problems).toMatchObject([{ line: 2, column: 44, cause: expect.stringContaining('vírgula') }]);
  });

  it('names the place of a value that JSON does not have', () => {
    const { requests, problems } = readPaste(body('],"temperature":NaN}'));
    expect(requests).toEqual([]);
    expect(problems).toMatchObject([{ line: 2, column: 59 }]);
  });

  it('is still read where it shows itself as another language', () => {
    const { requests } = readPaste(body('], metadata: {},}'));
    expect(requests).toHaveLength(1);
  });
});
