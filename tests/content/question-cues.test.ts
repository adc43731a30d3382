// What the question linter finds beside the options’ wording: twins across lessons, grammar, texts that are missing in effect.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildCourse, lintQuestions, quizFileSchema } from '../../src/core/index.ts';
import { courseFiles } from '../unit/core/course-files.ts';

const path = 'quizzes/licao-um.yaml';
const quiz = courseFiles().find((file) => file.path === path)?.text ?? '';

/** Codes and texts of what the linter says of the sound question with parts of it replaced. */
function lint(...changes: [from: string, to: string][]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, quiz);
  const { questions } = quizFileSchema.parse(parse(text));
  return lintQuestions({ file: path, questions, text }).map(
    ({ code, line, what }) => `${code} ${line}: ${what}`,
  );
}

it('has nothing to say of the sound question', () => {
  expect(lint()).toEqual([]);
});

describe('near-twins', () => {
  const stem = (pt: string, en: string) => (text: string) =>
    text.replace('{ pt: Pergunta?, en: Question? }', `{ pt: "${pt}", en: "${en}" }`);
  const other = (pt: string, en: string) =>
    stem(
      pt,
      en,
    )(quiz)
      .replace('id: q-um', 'id: q-dois')
      .replaceAll(/reason: "/g, 'reason: "Aqui, ');
  const mine = stem(
    'Um agente consulta dois estoques no mesmo turno e perde um resultado.',
    'An agent looks up two stocks.',
  );

  it('are found across lessons, with both files', () => {
    const { problems } = buildCourse(
      courseFiles({
        [path]: mine,
        'quizzes/licao-um.yml': other(
          'Um agente consulta três estoques no mesmo turno e perde um resultado.',
          'Another text.',
        ),
      }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['question/near-twin']);
    expect(problems[0]).toMatchObject({ file: 'quizzes/licao-um.yml', line: 3 });
    expect(problems[0]?.what).toMatch(
      /^The stems of "q-dois" and "q-um" in quizzes\/licao-um\.yaml share \d+% of their words\.$/,
    );
  });

  it('are none where another situation is tested', () => {
    const { problems } = buildCourse(
      courseFiles({
        [path]: mine,
        'quizzes/licao-um.yml': other('O cache não grava nada.', 'The cache writes nothing.'),
      }),
    );
    expect(problems).toEqual([]);
  });
});

describe('grammar', () => {
  it.each([
    [
      'pt: A, en: A',
      'pt: A., en: A.',
      'every right option ends with a full stop and no wrong one does (pt).',
    ],
    ['pt: A, en: A', 'pt: a, en: A', 'every wrong option begins with a capital and no right one does (pt).'],
    ['pt: A, en: A', 'pt: A, en: a', 'every wrong option begins with a capital and no right one does (en).'],
  ])('of an option that differs from all others is found: %s → %s', (from, to, what) => {
    expect(lint([from, to])).toContain(`question/grammar-cue 3: "q-um": ${what}`);
  });

  it.each([
    [
      'Pergunta?',
      '"O que falta é uma"',
      'the stem ends with the article "uma", which the options fit or do not (pt).',
    ],
    [
      'Question?',
      '"What is missing is an …"',
      'the stem ends with the article "an", which the options fit or do not (en).',
    ],
  ])('of a stem that an option completes is found: %s → %s', (from, to, what) => {
    expect(lint([from, to])).toEqual([`question/grammar-cue 3: "q-um": ${what}`]);
  });

  it('is no cue where options begin with code or figures, or wrong ones differ too', () => {
    const cues = lint(['pt: A, en: A', 'pt: "`a`", en: "2 a"']).filter((said) => said.includes('grammar'));
    expect(cues).toEqual([]);
    expect(lint(['pt: A, en: A', 'pt: A., en: A.'], ['pt: B, en: B', 'pt: B., en: B.'])).toEqual([]);
  });
});

describe('a language', () => {
  it.each([
    [
      'Portuguese under en',
      ['en: Question?', 'en: O que a API não aceita com esse id?'],
      'missing-english',
      'the stem is not in English under `en`.',
    ],
    [
      'the same text twice',
      [
        'pt: Pergunta?, en: Question?',
        'pt: Laço agente volta turno resultado, en: Laço agente volta turno resultado',
      ],
      'missing-english',
      'the stem is not in English under `en`.',
    ],
    [
      'English under pt',
      ['pt: B', 'pt: The call that is sent with the turn'],
      'missing-portuguese',
      'option b is not in Portuguese under `pt`.',
    ],
  ] as const)('is missing where there is %s', (_name, [from, to], rule, what) => {
    expect(lint([from, to])).toContain(`question/${rule} 3: "q-um": ${what}`);
  });

  it('is not missing where both texts are mostly code', () => {
    const code = '"`messages.push({ role, content }) && the that which from`"';
    expect(lint(['pt: B, en: B', `pt: ${code}, en: ${code}`])).toEqual([]);
  });
});

describe('a reason', () => {
  const reason = '"Perde o pedido que o resultado cita."';

  it.each([
    ['too short', 'Errado.'],
    ['no sentence', 'perde o pedido que o resultado cita e nada mais'],
  ])('is missing in effect where it is %s', (_name, text) => {
    expect(lint([reason, text])).toEqual([
      `question/missing-reason 3: "q-um": the reason of option b gives no cause: "${text}".`,
    ]);
  });

  it('of one option is not that of another', () => {
    expect(lint(['"Troca uma recusa da API por outra."', reason])).toEqual([
      'question/reason-repeated 3: "q-um": the reason of option c is word for word that of option b of "q-um".',
    ]);
  });
});

describe('places of right options of multiple-answer questions', () => {
  /** Six questions of five options; `right` says which places are right in which. */
  const bank = (right: (question: number) => number[]) =>
    [0, 1, 2, 3, 4, 5].map((number) => {
      const [question] = quizFileSchema.parse(parse(quiz)).questions;
      if (!question) throw new Error('the quiz is empty');
      const word = ['bateria', 'fatura', 'banco', 'leitura', 'rota', 'boleto'][number] ?? '';
      return {
        ...question,
        id: `q-${number}`,
        kind: 'multiple' as const,
        select: right(number).length,
        stem: { pt: word, en: word },
        options: [0, 1, 2, 3, 4].map((place) => ({
          id: 'abcde'[place] ?? '',
          text: { pt: 'Igual', en: 'Alike' },
          correct: right(number).includes(place),
          reason: `Um motivo inteiro para ${word} em ${place}.`,
          position: 'any' as const,
        })),
      };
    });
  const said = (right: (question: number) => number[]) =>
    lintQuestions({ file: path, questions: bank(right) }).map(({ code, what }) => `${code}: ${what}`);

  it('are found where one place is right nearly always', () => {
    expect(said((number) => [0, 1 + (number % 4)])).toEqual([
      'question/position-habit: The option in place 1 is right in 100% of the multiple-answer questions.',
    ]);
  });

  it('are no habit where they change', () => {
    expect(said((number) => [number % 5, (number + 2) % 5])).toEqual([]);
  });
});

it('leaves a question alone that its author still has to write', () => {
  expect(
    lint(
      ['pt: A, en: A', "pt: 'TODO(autor): the right option', en: A"],
      ['"Perde o pedido que o resultado cita."', 'Errado.'],
    ),
  ).toEqual([]);
});

describe('an exercise', () => {
  it('listed elsewhere than the text leads into it is found', () => {
    const exercise = 'content/exercises/laco-quebrado/index.mdx';
    const text = courseFiles().find((file) => file.path === exercise)?.text ?? '';
    const { problems } = buildCourse(
      courseFiles({
        'content/exercises/outro-laco/index.mdx': text,
        'content/course.yaml': (course) => course.replace('[laco-quebrado]', '[laco-quebrado, outro-laco]'),
        'lessons/licao-um.mdx': (lesson) =>
          lesson.replace('## Um título', '## Um título\n\n<Trap id="outro-laco" />'),
      }),
    );
    expect(problems).toMatchObject([
      { code: 'content/trap-order', fix: 'List them so: outro-laco, laco-quebrado.' },
    ]);
  });
});
