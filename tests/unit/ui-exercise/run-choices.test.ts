// What is shown first after a run, and what the other profile would have said.
import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../../src/core/index.ts';
import { firstVariantToShow, lineMarkOf } from '../../../src/ui/islands/exercise/session/choose-variant.ts';
import { compareProfiles } from '../../../src/ui/islands/exercise/session/compare-profiles.ts';
import type { RunResults, VariantResult } from '../../../src/ui/islands/exercise/session/run-results.ts';
import { answered, callA, callB, message, question, resultOf, run, textOnlyRun } from './run-fixtures.ts';

function shown(record: RunRecord): VariantResult {
  return { record, title: record.variant, about: '', passed: true, cause: null, otherVerdicts: [] };
}

function results(variant: string | null): RunResults {
  const check = { id: 'x', title: '', passed: variant === null, message: '', variant, at: null };
  return {
    source: '',
    costs: [],
    verdict: { exercise: 'x', passed: variant === null, summary: '', checks: [check], requests: 0 },
    variants: [shown(run({ variant: 'one' })), shown(run({ variant: 'two' }))],
  };
}

describe('firstVariantToShow', () => {
  it('is the first in which a check failed', () => expect(firstVariantToShow(results('two'))).toBe(1));
  it('is the first of all when everything passed', () => expect(firstVariantToShow(results(null))).toBe(0));
});

describe('lineMarkOf', () => {
  it('gives the line at which the API refused, without the whole error body', () => {
    expect(lineMarkOf(shown(textOnlyRun))).toEqual({
      line: 12,
      message: 'Aqui a API respondeu 400 (BadRequestError). Veja por quê na conversa.',
    });
  });
  it('gives the line of any other error with its name and message', () => {
    const outcome = {
      kind: 'threw',
      name: 'TypeError',
      message: 'x is not a function',
      status: null,
      stack: '',
      line: 3,
      column: 1,
    } as const;
    expect(lineMarkOf(shown(run({ outcome })))).toEqual({
      line: 3,
      message: 'TypeError: x is not a function',
    });
  });
  it('is null for a run that returned', () => expect(lineMarkOf(shown(run({})))).toBeNull());
});

describe('compareProfiles', () => {
  const split = [
    question,
    message('assistant', [callA, callB]),
    message('user', [resultOf(callA.id, 'x')]),
    message('user', [resultOf(callB.id, 'y')]),
  ];
  function withBody(profile: 'strict' | 'anthropic', status: number): RunRecord {
    const request = answered(0, split, []);
    const tools = [{ name: 'consultar_pedido', description: 'x', input_schema: { type: 'object' } }];
    const body = { model: 'claude-opus-5', max_tokens: 100, tools, messages: split };
    return run({ profile, requests: [{ ...request, status, body }] });
  }

  it('says that the first-party API accepts a clean split that a gateway refused', () => {
    expect(compareProfiles(withBody('strict', 400))).toMatchObject([
      { request: 0, profile: 'anthropic', status: 200 },
    ]);
  });
  it('says that a gateway refuses a split that the first-party API accepted', () => {
    expect(compareProfiles(withBody('anthropic', 200))).toMatchObject([{ profile: 'strict', status: 400 }]);
  });
  it('says nothing where both agree, nor of the scripted model’s own failures', () => {
    expect(compareProfiles(withBody('anthropic', 400))).toEqual([]);
    expect(compareProfiles(withBody('strict', 422))).toEqual([]);
  });
});
