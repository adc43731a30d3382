import { describe, expect, it } from 'vitest';
import { paletteGroups } from '../../../src/ui/islands/search/palette.ts';
import type { CourseOutline } from '../../../src/ui/scripts/choose-next.ts';

const course: CourseOutline[] = [
  {
    id: 'laco',
    title: 'O laço',
    text: 'Como o laço anda.',
    exercises: [{ id: 'par-aberto', title: 'Par aberto', text: 'Falta um resultado.' }],
  },
];
const nobody = {
  lessonsFinished: [],
  exercisesSolved: [],
  exercisesTried: [],
  due: 0,
  nextDueAt: null,
  xp: 0,
  streakDays: 0,
};
const list = (options: Partial<Parameters<typeof paletteGroups>[0]>) =>
  paletteGroups({ query: '', course, snapshot: null, now: 0, setTheme: () => {}, ...options });
const titles = (options: Parameters<typeof list>[0]) =>
  list(options).flatMap(({ choices }) => choices.map(({ title }) => title));
const next = (options: Parameters<typeof list>[0]) =>
  list(options).find(({ title }) => title === 'Agora')?.choices[0];

describe('paletteGroups', () => {
  it('lists the next step, all places and all actions for an empty text', () => {
    expect(list({}).map(({ title, choices }) => [title, choices.length])).toEqual([
      ['Agora', 1],
      ['Ir para', 11],
      ['Ações', 3],
    ]);
  });

  it('names the lesson to begin, then the trap left open, and due cards before both', () => {
    expect(next({})?.target).toEqual({ href: '/licoes/laco/' });
    expect(next({ snapshot: { ...nobody, lessonsFinished: ['laco'] } })?.target).toEqual({
      href: '/pegadinhas/par-aberto/',
    });
    expect(next({ snapshot: { ...nobody, due: 3 } })?.hint).toContain('3 cartões');
  });

  it('has no next step without a course or when all is done', () => {
    expect(next({ course: null })).toBeUndefined();
    expect(
      next({ snapshot: { ...nobody, lessonsFinished: ['laco'], exercisesSolved: ['par-aberto'] } }),
    ).toBeUndefined();
  });

  it('keeps what has words beginning with every typed word, whatever their accents and case', () => {
    expect(titles({ query: 'licoes' })).toEqual(['Lições']);
    expect(titles({ query: 'TEMA es' })).toEqual(['Tema escuro']);
    expect(titles({ query: 'raio-x' })).toEqual(['Raio-X']);
    expect(titles({ query: 'oes' })).toEqual([]);
  });

  it('finds a place by what is done there', () => {
    for (const query of ['anki', 'CSV', 'backup']) expect(titles({ query })).toEqual(['Dados']);
  });

  it('gives every choice a key of its own', () => {
    const keys = list({ snapshot: { ...nobody, due: 1 } }).flatMap(({ choices }) =>
      choices.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
