// What holds for all rules: ids, precedence, texts for people.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainRule } from '../../../src/mock-api/index.ts';
import { factSources, findModel } from '../../../src/mock-api/messages/models.ts';
import { stages } from '../../../src/mock-api/messages/precedence.ts';
import type { Rule } from '../../../src/mock-api/messages/rule.ts';

const folder = new URL('../../../src/mock-api/messages/families/', import.meta.url);
const rules: Rule<unknown>[] = [];
for (const name of readdirSync(folder)) {
  const exported: Record<string, unknown> = await import(new URL(name, folder).href);
  for (const value of Object.values(exported)) if (isRule(value)) rules.push(value);
}

function isRule(value: unknown): value is Rule<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'explanation' in value;
}

describe('rules', () => {
  test('are found', () => {
    expect(rules.length).toBeGreaterThan(70);
  });

  test('each stand in the order of precedence exactly once', () => {
    expect(stages.flat().toSorted()).toEqual(rules.map((rule) => rule.id).toSorted());
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has an id of its family and a source',
    (id, rule) => {
      expect(id).toMatch(
        /^(pairing|empty|roles|thinking|server-tools|tools|cache|parameters|images|schema)\/[a-z0-9-]+$/,
      );
      expect(rule.source).not.toBe('');
    },
  );

  test.each(rules.map(({ id }) => id))('%s is explained in English', (id) => {
    expect(explainRule(id, 'en')).toMatch(/^.{15,}[.]$/);
  });

  test('of no name are not explained', () => {
    expect(explainRule('constructor', 'en')).toBeNull();
  });

  test('on models have a source and a date for every fact', () => {
    const { name: _, datedName: __, ...facts } = findModel('claude-opus-5') ?? {};
    expect(Object.keys(factSources).toSorted()).toEqual(Object.keys(facts).toSorted());
    for (const { source, checkedOn } of Object.values(factSources)) {
      expect(source).not.toBe('');
      expect(checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    }
  });

  test('no file of a family is left out of the judge', () => {
    const judge = readFileSync(new URL('../validate.ts', folder), 'utf8');
    for (const name of readdirSync(folder))
      if (!name.endsWith('-rules.ts')) expect(judge).toContain(`families/${name}`);
  });
});
