// Lines and options to commit to before the first run, and what is said of them after it.
import { describe, expect, it } from 'vitest';
import type { ExerciseView } from '../../../src/ui/islands/exercise/exercise-view.ts';
import {
  choosableLines,
  explainedOptions,
  optionOf,
} from '../../../src/ui/islands/exercise/session/forecast.ts';
import { gapLines } from '../../../src/ui/islands/exercise/session/gap-lines.ts';

const base = {
  id: 'x',
  form: 'find-line',
  api: 'messages',
  cost: false,
  profile: 'strict',
  before: null,
  hints: [],
  explanation: '',
} as const;
const findLine = {
  question: 'Qual?',
  lines: [
    { text: 'guilty();', correct: true, reason: 'É ela.' },
    { text: 'start();', correct: false, reason: 'Só começa.' },
    { text: 'finish();', correct: false, reason: 'Só acaba.' },
  ],
  otherwise: 'Nem passa por ali.',
};
const lines: ExerciseView = {
  ...base,
  hints: [],
  starter: 'if (a) {\n  start();\n}\n\nif (b) {\n  guilty();\n}\n',
  prediction: undefined,
  findLine,
};

describe('choosableLines', () => {
  it('gives every line with its number and indentation; blank ones cannot be chosen', () => {
    const found = choosableLines(lines);
    expect(found.map(({ number, text }) => `${number}${text}`)).toEqual([
      '1if (a) {',
      '2  start();',
      '3}',
      '4',
      '5if (b) {',
      '6  guilty();',
      '7}',
    ]);
    expect(found[3]?.option).toBeNull();
  });

  it('says of a listed line what its author says, and of the others what is said of all others', () => {
    const said = choosableLines(lines).map(
      ({ option }) => option && [option.id, option.correct, option.reason],
    );
    expect(said[5]).toEqual(['guilty();', true, 'É ela.']);
    expect(said[0]).toEqual(['if (a) {', false, 'Nem passa por ali.']);
  });

  it('tells repeated lines apart', () => {
    expect(
      choosableLines(lines)
        .filter(({ text }) => text === '}')
        .map(({ option }) => option?.id),
    ).toEqual(['}', '} (2)']);
  });
});

describe('optionOf', () => {
  it('finds a marked line by what the log keeps', () => {
    expect(optionOf(lines, '} (2)')).toMatchObject({ correct: false, reason: 'Nem passa por ali.' });
    expect(optionOf(lines, 'guilty();')).toMatchObject({ correct: true });
  });

  it('is null for a line that is no longer there, and for none', () => {
    expect(optionOf(lines, 'gone();')).toBeNull();
    expect(optionOf(lines, null)).toBeNull();
  });

  it('finds an option of a prediction', () => {
    const options = [{ id: 'um', text: 'Nada.', correct: true, reason: 'Sim.' }];
    const mend: ExerciseView = {
      ...lines,
      form: 'mend',
      findLine: undefined,
      prediction: { question: '?', options },
    };
    expect(optionOf(mend, 'um')).toEqual(options[0]);
    expect(choosableLines(mend)).toEqual([]);
    expect(explainedOptions(mend)).toEqual(options);
  });
});

it('gapLines gives the numbers of the lines that mark a gap, not of others that say TODO', () => {
  expect(gapLines('a\n  // TODO: b\nlog("// TODO: c");\n// TODO: d // TODO\n// depois')).toEqual([2, 4]);
});
