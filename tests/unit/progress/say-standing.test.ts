import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../../src/core/index.ts';
import { deriveStatistics } from '../../../src/scheduler/index.ts';
import { readOverview } from '../../../src/ui/islands/progress/read-overview.ts';
import { sayAnswer, sayDetails } from '../../../src/ui/islands/progress/say-standing.ts';
import { progressText, sayPercent, sayTime } from '../../../src/ui/strings/pt.progress.ts';
import { course, day, logOf, metOnce, questions, start, utc } from './small-course.ts';

const standingAt = (now: number, log: ProgressEvent[]) =>
  readOverview(deriveStatistics(log, { now, zone: utc }), { course }).standing;

describe('the answer in one sentence', () => {
  it('gives no number before the first review, and says what waits', () => {
    const log = logOf([[start, { type: 'card-added', item: 'question:q-1', reason: 'missed' }]]);
    expect(sayAnswer(standingAt(start, logOf([])))).toBe(
      'Ainda não dá para dizer quanto você lembra: nada entrou na sua revisão.',
    );
    expect(sayAnswer(standingAt(start, log))).toContain('1 cartão vem à revisão a partir de amanhã');
    expect(sayAnswer(standingAt(start + day, log))).toContain('1 cartão espera a primeira revisão');
  });
  it('names the share with its interval and what has not been reviewed', () => {
    const standing = standingAt(start + 3 * day, logOf(metOnce(questions, 3)));
    expect(standing.certainty).toBe('sure');
    expect(sayAnswer(standing)).toMatch(/^Você se lembraria hoje de \d\d% do que treinou \(30 itens\)\.$/);
    const said = sayDetails(standing).join(' ');
    expect(said).toMatch(/entre \d\d% e \d\d%/);
    expect(said).toContain('Falta 1 dos 31 itens do curso');
    expect(said).toContain('não tem itens dos domínios 2 e 3');
  });
  it('says so where a few reviews carry the number', () => {
    const standing = standingAt(start + 3 * day, logOf(metOnce(questions.slice(0, 3), 3)));
    expect(standing.certainty).toBe('unsure');
    expect(sayAnswer(standing)).toContain('só 3 itens foram revisados');
    expect(sayDetails(standing).join(' ')).toContain('estreitam essa faixa');
  });
  it('is no share to rely on while most cards are in their first steps', () => {
    const standing = standingAt(start + day + 60_000, logOf(metOnce(questions, 1)));
    expect(standing).toMatchObject({ certainty: 'learning', learning: 30 });
    expect(standing.recall.share).toBeLessThan(0.95);
    expect(sayAnswer(standing)).toMatch(
      /^É cedo para dizer quanto você lembra: os 30 itens revisados ainda estão em aprendizado\. .* \d\d%\.$/,
    );
    const few = logOf([...metOnce(questions.slice(0, 20), 3), ...metOnce(questions.slice(20), 1)]);
    const mixed = standingAt(start + day + 60_000, few);
    expect(mixed.certainty).toBe('sure');
    expect(sayDetails(mixed).join(' ')).toContain('10 itens ainda em aprendizado');
  });
  it('counts the days to the exam and what would be left without reviews', () => {
    const log = logOf([
      ...metOnce(questions, 3),
      [start + day, { type: 'setting', key: 'exam-date', value: '2026-12-24' }],
    ]);
    const standing = standingAt(start + 2 * day, log);
    expect(standing.exam?.daysLeft).toBe(21);
    expect(standing.exam?.recallThen).toBeLessThan(standing.recall.share ?? 0);
    expect(sayDetails(standing).join(' ')).toContain(
      'Faltam 21 dias para a prova. Sem nenhuma revisão até lá',
    );
  });
  it('warns that the estimate is high where more was forgotten than expected', () => {
    const lapses = questions.map((id, at): [number, ProgressEvent[][number]['body']] => [
      start + 4 * day + at,
      { type: 'review', item: `question:${id}`, rating: 1, elapsedMs: 9_000 },
    ]);
    const standing = standingAt(start + 5 * day, logOf([...metOnce(questions, 3), ...lapses]));
    expect(standing.drift?.observed).toBe(0);
    expect(sayDetails(standing).join(' ')).toContain('desconte isso da estimativa');
  });
});

describe('figures in words', () => {
  it('never round a chance up to certainty or down to nothing', () => {
    expect([0, 0.001, 0.714, 0.999, 1].map(sayPercent)).toEqual(['0%', '1%', '71%', '99%', '100%']);
  });
  it('tell time in the largest units that say something', () => {
    expect([0, 12_400, 60_000, 5_100_000, 7_200_000].map(sayTime)).toEqual([
      '0 min',
      '12 s',
      '1 min',
      '1 h 25 min',
      '2 h',
    ]);
  });
  it('tell what the streak survived and what it would, never what was lost', () => {
    const { freezes } = progressText.numbers;
    expect(freezes(1, 0)).toBe('A sua sequência aguenta 1 dia sem estudo.');
    expect(freezes(2, 1)).toBe(
      '1 dia sem estudo não quebrou a sua sequência. Ela aguenta mais 2 dias sem estudo.',
    );
    expect(freezes(0, 2)).toBe(
      '2 dias sem estudo não quebraram a sua sequência; a cada 7 dias de estudo, mais um é perdoado.',
    );
  });
});
