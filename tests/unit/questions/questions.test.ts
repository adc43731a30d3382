import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/core/index.ts';
import {
  changeSelection,
  countFound,
  isRight,
  judgeOption,
} from '../../../src/ui/islands/questions/judge-answer.ts';
import { orderOptions } from '../../../src/ui/islands/questions/order-options.ts';
import { renderQuizPage } from '../../../src/ui/islands/questions/render-quiz-page.ts';

const options = [
  { id: 'a', correct: true },
  { id: 'b', correct: false },
  { id: 'c', correct: true },
];

describe('an answer', () => {
  it('is right only with exactly the right options', () => {
    expect(isRight(options, ['c', 'a'])).toBe(true);
    expect(isRight(options, ['a'])).toBe(false);
    expect(isRight(options, ['a', 'b', 'c'])).toBe(false);
    expect(isRight(options, [])).toBe(false);
    expect(countFound(options, ['a', 'b'])).toBe(1);
  });

  it('says of each option what it was', () => {
    const judged = options.map((option) => judgeOption(option, ['a']));
    expect(judged).toEqual(['yours-right', 'wrong', 'missed']);
    expect(judgeOption({ id: 'b', correct: false }, ['b'])).toBe('yours-wrong');
  });
});

describe('a selection', () => {
  it('of one option is replaced by the next', () => {
    expect(changeSelection(['a'], { id: 'b', select: 1, multiple: false })).toEqual(['b']);
  });
  it('of several takes no more than asked for, and gives back what is picked again', () => {
    expect(changeSelection(['a'], { id: 'b', select: 2, multiple: true })).toEqual(['a', 'b']);
    expect(changeSelection(['a', 'b'], { id: 'c', select: 2, multiple: true })).toEqual(['a', 'b']);
    expect(changeSelection(['a', 'b'], { id: 'a', select: 2, multiple: true })).toEqual(['b']);
  });
});

describe('the order of options', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    id,
    position: id === 'b' ? ('last' as const) : ('any' as const),
  }));

  it('is the same for the same seed, keeps every option once and the last one last', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const ordered = orderOptions(many, { seed });
        expect(ordered).toEqual(orderOptions(many, { seed }));
        expect(ordered.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
        expect(ordered.at(-1)?.id).toBe('b');
      }),
    );
  });

  it('gives every option about the same chance to stand first', () => {
    const firsts = new Map<string, number>();
    for (let review = 0; review < 5_000; review += 1) {
      const first = orderOptions(many, { seed: `question:x ${review}` })[0]?.id ?? '';
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    expect([...firsts.keys()].sort()).toEqual(['a', 'c', 'd', 'e', 'f']);
    for (const count of firsts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe('a quiz as the page gets it', () => {
  it('has its Markdown as HTML: blocks in the stem, bare text in options and reasons', async () => {
    const question: Question = {
      id: 'q',
      kind: 'single',
      objective: 'o',
      taskStatement: '1.1',
      scope: 'exam',
      section: 's',
      stem: { pt: 'Veja `x`:\n\n```ts\nconst a = 1;\n```', en: 'See **x** <&>' },
      options: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        text: { pt: 'Usar `is_error`.', en: 'Two\n\nparagraphs' },
        correct: id === 'a',
        reason: 'Porque *sim*.',
        position: 'any',
      })),
      source: { title: 'Docs', url: 'https://example.com' },
      checkedOn: '2026-11-29',
    };
    const { questions } = await renderQuizPage({ lesson: 'l', questions: [question] });
    const [page] = questions;
    expect(page?.stem.pt).toMatch(
      /^<p>Veja <code>x<\/code>:<\/p>\n<pre class="code__pre"[^>]*><code>.*const/s,
    );
    expect(page?.stem.en).toContain('<strong>x</strong>');
    expect(page?.options[0]?.text.pt).toBe('Usar <code>is_error</code>.');
    expect(page?.options[0]?.text.en).toBe('<p>Two</p>\n<p>paragraphs</p>');
    expect(page?.options[0]?.reason).toBe('Porque <em>sim</em>.');
    expect(page).toMatchObject({ select: 1, multiple: false, exercise: null });
  });
});
