import { describe, expect, it } from 'vitest';
import { readExamDate, readSteps, readWhole } from '../../../src/ui/islands/settings/read-fields.ts';

describe('a whole number', () => {
  it('is taken within its bounds', () => {
    expect([' 20 ', '0', '999'].map((text) => readWhole(text, [0, 999]))).toEqual([
      { value: 20 },
      { value: 0 },
      { value: 999 },
    ]);
  });
  it.each(['', 'abc', '-3', '2,5', '1000', '1e2', '99999999'])(
    'is refused as “%s”, with the bounds',
    (text) => {
      const reading = readWhole(text, [0, 999]);
      expect(reading).toEqual({ fault: expect.stringContaining('de 0 a 999') });
      if (text !== '') expect(reading).toEqual({ fault: expect.stringContaining(`“${text}”`) });
    },
  );
});

describe('short steps', () => {
  it.each<[string, string[]]>([
    ['10m', ['10m']],
    ['', []],
    ['2h 1m 10m', ['1m', '10m', '2h']],
    ['1 min, 10 min; 2 horas', ['1m', '10m', '2h']],
    ['10M 2H', ['10m', '2h']],
  ])('are read from “%s”, shortest first', (text, steps) => {
    expect(readSteps(text)).toEqual({ value: steps });
  });
  it.each([
    ['10m 3d', '3d'],
    ['24h', '24h'],
    ['1440m', '1440m'],
    ['0m', '0m'],
    ['dez', 'dez'],
    ['10', '10'],
    ['10m 2 semanas', '2'],
  ])('are refused as “%s”, which names “%s” and what is allowed', (text, found) => {
    const reading = readSteps(text);
    expect(reading).toEqual({ fault: expect.stringContaining(`“${found}”`) });
    expect(reading).toEqual({ fault: expect.stringContaining('10m ou 2h') });
  });
  it('are eight at most', () => {
    expect(readSteps(Array.from({ length: 8 }, (_, at) => `${at + 1}m`).join(' '))).toHaveProperty('value');
    const nine = readSteps(Array.from({ length: 9 }, (_, at) => `${at + 1}m`).join(' '));
    expect(nine).toEqual({ fault: 'São 9 passos; cabem no máximo 8.' });
  });
});

describe('the date of the exam', () => {
  it('may be empty, which means none', () => {
    expect(readExamDate('')).toEqual({ value: null });
    expect(readExamDate('2027-03-01')).toEqual({ value: '2027-03-01' });
  });
  it('is no date yet while its year is being typed', () => {
    for (const year of ['0002', '0020', '0202'])
      expect(readExamDate(`${year}-03-01`)).toHaveProperty('fault');
  });
});
