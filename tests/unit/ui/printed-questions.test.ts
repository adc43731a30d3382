// The questions of the printed handout.
import { expect, it } from 'vitest';
import type { PageQuestion } from '../../../src/ui/islands/questions/quiz-page.ts';
import { handoutHtml } from '../../../src/ui/scripts/printed-questions.ts';

const both = (text: string) => ({ pt: text, en: `${text} (en)` });
const question: PageQuestion = {
  id: 'q-one',
  select: 1,
  multiple: false,
  objective: 'implementar-laco',
  taskStatement: '1.1',
  scope: 'api-contract',
  section: 'x',
  exercise: null,
  stem: both('<p>O que falta?</p>'),
  options: [
    { id: 'a', text: both('Nada'), reason: 'Falta um par.', correct: false, position: 'any' },
    {
      id: 'b',
      text: both('Um <code>tool_result</code>'),
      reason: 'É o par.',
      correct: true,
      position: 'any',
    },
  ],
  source: { title: 'Docs', url: 'https://example.com' },
};

it('come first without their answers, which stand at the end with their reasons', () => {
  const [before = '', after = ''] = handoutHtml([question]).split('Gabarito');
  expect(before).toContain('O que falta?');
  expect(before).toContain('b) Um <code>tool_result</code>');
  expect(before).not.toContain('É o par.');
  expect(after).toContain('<b>b</b> É o par.');
  expect(after).not.toContain('Falta um par.');
});

it('say how many to select only where it is more than one', () => {
  expect(handoutHtml([question])).not.toContain('Selecione');
  expect(handoutHtml([{ ...question, multiple: true, select: 2 }])).toContain('Selecione 2.');
});
