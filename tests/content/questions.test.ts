// Proof that the question bank is sound, and that the linter finds what would give a question away.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { circulatingErrors } from '../../src/core/circulating-errors.ts';
import { headingAnchors, type Question, questionSchema, quizFileSchema } from '../../src/core/index.ts';
import { lintQuestions } from '../../src/core/question-lint.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(join(root, 'quizzes')).filter((name) => name.endsWith('.yaml'));

describe.each(files)('quizzes/%s', (name) => {
  const text = readFileSync(join(root, 'quizzes', name), 'utf8');
  const quiz = quizFileSchema.parse(parse(text));
  const lesson = readFileSync(join(root, 'lessons', `${quiz.lesson}.mdx`), 'utf8');

  it('belongs to the lesson that it is named after and points only at headings of it', () => {
    expect(`${quiz.lesson}.yaml`).toBe(name);
    const anchors = headingAnchors(lesson);
    expect(quiz.questions.map((question) => question.section).filter((id) => !anchors.includes(id))).toEqual(
      [],
    );
  });

  it('has no problem that the linter knows', () => {
    expect(lintQuestions({ file: `quizzes/${name}`, questions: quiz.questions, text })).toEqual([]);
  });

  it('asks at least 24 questions, at least 7 of them with more than one answer', () => {
    expect(quiz.questions.length).toBeGreaterThanOrEqual(24);
    expect(quiz.questions.filter((question) => question.kind === 'multiple').length).toBeGreaterThanOrEqual(
      7,
    );
  });

  it('asks at least three questions about each objective of the lesson', () => {
    const objectives = [...lesson.matchAll(/^ {2}- id: (\S+)$/gm)].map(([, id]) => id);
    expect(objectives.length).toBeGreaterThan(0);
    for (const id of objectives)
      expect(
        quiz.questions.filter((question) => question.objective === id).length,
        id,
      ).toBeGreaterThanOrEqual(3);
  });

  it('says in whole sentences why each option is right or wrong, each in its own words', () => {
    const reasons = quiz.questions.flatMap((question) => question.options.map((option) => option.reason));
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.filter((reason) => reason.length < 40 || !/[.!?)]$/.test(reason.trim()))).toEqual([]);
  });

  it('calls a question an exam question only where it rests on a word of the guide', () => {
    // The guide names none of these; see the badge "contrato da API".
    const unnamed = /tool_result|tool_use_id|is_error|pause_turn|\b400\b|disable_parallel_tool_use/;
    const claimed = quiz.questions.filter(
      (question) =>
        question.scope === 'exam' &&
        question.options.some((option) => option.correct && unnamed.test(option.text.pt)),
    );
    expect(claimed.map((question) => question.id)).toEqual([]);
  });
});

const words = [
  'bateria estoque consulta motor',
  'fatura custo cache gateway',
  'banco retomada gravar tabela',
  'leitura arquivo busca editor',
  'robô guindaste armazém rota',
  'boleto estorno cliente conta',
  'agenda horário médico vaga',
  'relatório fonte pesquisa tese',
];

/** A sound single-answer question; the right option stands at `place` and all options are about equally long. */
function question(number: number, change: Record<string, unknown> = {}): Question {
  const place = number % 4;
  return questionSchema.parse({
    id: `q-${number}`,
    kind: 'single',
    objective: 'objetivo',
    taskStatement: '1.1',
    scope: 'api-contract',
    section: 'secao',
    stem: { pt: words[number % 8], en: words[number % 8] },
    options: ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      text: { pt: `Texto da resposta ${id}`, en: `Text of answer ${id}` },
      correct: index === place,
      reason: `Motivo ${id} para ${JSON.stringify(change.stem ?? words[number % 8])}.`,
    })),
    source: { title: 'Fonte', url: 'https://example.com/' },
    checkedOn: '2026-11-29',
    ...change,
  });
}
const bank = (change: (index: number) => Record<string, unknown> = () => ({})) =>
  words.map((_, index) => question(index, change(index)));
const lint = (questions: Question[]) => lintQuestions({ file: 'quizzes/x.yaml', questions });
const codes = (questions: Question[]) => [...new Set(lint(questions).map((problem) => problem.code))];

/** The question with the text of one option replaced in both languages. */
function withOption(original: Question, id: string, pt: string, en = pt): Question {
  const options = original.options.map((option) =>
    option.id === id ? { ...option, text: { pt, en } } : option,
  );
  return { ...original, options };
}

describe('the linter', () => {
  it('has nothing to say about a sound bank', () => {
    expect(lint(bank())).toEqual([]);
  });

  it('names file, line, question, fault and mending', () => {
    const text = 'lesson: x\nquestions:\n  - id: q-10\n  - id: q-1\n';
    const questions = [question(1), question(1, { stem: { pt: 'outra coisa', en: 'other thing' } })];
    expect(lintQuestions({ file: 'quizzes/x.yaml', questions, text })).toEqual([
      {
        code: 'question/id-reused',
        file: 'quizzes/x.yaml',
        line: 4,
        what: 'Question id "q-1" is used more than once.',
        fix: 'Give the newer question an id of its own; never reuse one.',
      },
    ]);
  });

  it('finds near-twins in either language and says which two', () => {
    const stem = { pt: 'algo bem diferente', en: 'bateria estoque consulta turbina' };
    const [problem, ...rest] = lint([question(0), question(1, { stem })]);
    expect(rest).toEqual([]);
    expect(problem?.code).toBe('question/near-twin');
    expect(problem?.what).toContain('"q-1" and "q-0" share 60%');
  });

  it('lets stems share a piece of code', () => {
    const code = '```ts\nconst resultado = await executarFerramenta(chamada);\n```';
    const stem = (own: string) => ({ pt: `${own}\n${code}`, en: `${own}\n${code}` });
    expect(lint([question(0, { stem: stem('bateria') }), question(1, { stem: stem('fatura') })])).toEqual([]);
  });

  it('finds a right option much longer than the others', () => {
    const long = 'Texto bem mais comprido que o das outras respostas';
    const [problem] = lint([withOption(question(0), 'a', long, 'Text of answer a')]);
    expect(problem).toMatchObject({ code: 'question/length-cue', line: null });
    expect(problem?.what).toContain('"q-0": a right option is 2.6 times as long');
    expect(problem?.what).toContain('(pt)');
    expect(problem?.fix).toContain('at most 1.6');
  });

  it.each([
    ['longest', 'Texto da resposta certa'],
    ['shortest', 'Texto certo aqui'],
  ])('finds that the right option is the %s one too often', (cue, text) => {
    const cued = (count: number) =>
      bank().map((entry, index) =>
        index < count ? withOption(entry, 'abcd'[index % 4] ?? '', text, 'Text of answer x') : entry,
      );
    expect(lint(cued(3))).toEqual([]);
    expect(lint(cued(4)).map((problem) => problem.what)).toEqual([
      `In 50% of the single-answer questions the right option is the ${cue} (pt).`,
    ]);
  });

  it('finds absolute words on one side only, not in code and not on both sides', () => {
    const wrong = withOption(question(0), 'b', 'Nunca repita isso', 'Text of answer b');
    expect(lint([wrong])).toMatchObject([{ code: 'question/absolute-word' }]);
    expect(lint([wrong])[0]?.what).toContain(
      'only wrong options use absolute words: "Nunca" in option b (pt)',
    );
    expect(lint([withOption(question(0), 'a', 'Texto dado', 'It always ends')])[0]?.what).toContain(
      'only right',
    );
    expect(lint([withOption(wrong, 'a', 'Sempre repita', 'Text of answer a')])).toEqual([]);
    expect(lint([withOption(question(0), 'b', 'Escolher `always` aqui', 'Choose `always` here')])).toEqual(
      [],
    );
  });

  it.each([
    ['Todas as anteriores', 'Text of answer d'],
    ['Texto da resposta d', 'All of the above'],
    ['O que diz a primeira opção', 'Text of answer d'],
    ['O mesmo da letra B', 'Text of answer d'],
    ['A mudança descrita acima', 'Text of answer d'],
    ['Texto da resposta d', 'The change in option C'],
  ])('finds position words while options are shuffled: %s / %s', (pt, en) => {
    const [problem, ...rest] = lint([withOption(question(0), 'd', pt, en)]);
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ code: 'question/position-word' });
    expect(problem?.what).toContain('"q-0": option d');
    expect(problem?.fix).toContain('position: last');
  });

  it('lets an option that stays at the end point at the others, and figures be above a limit', () => {
    const first = question(0);
    const options = first.options.map((option) =>
      option.id === 'd'
        ? {
            ...option,
            position: 'last' as const,
            text: { pt: 'Nenhuma das anteriores', en: 'None of the above' },
          }
        : option,
    );
    expect(lint([{ ...first, options }])).toEqual([]);
    expect(lint([withOption(question(0), 'b', 'Valores acima de 20', 'Values above 20')])).toEqual([]);
  });

  it('finds right options that crowd one place of the file', () => {
    const crowded = bank().map((entry, index) =>
      index < 4 ? question(0, { id: entry.id, stem: entry.stem }) : entry,
    );
    const problems = lint(crowded);
    expect(problems.map((problem) => problem.code)).toEqual(['question/position-habit']);
    expect(problems[0]?.what).toBe('The right option stands 1 of 4 in 63% of the single-answer questions.');
  });

  it('finds a place that no right option stands at', () => {
    const questions = bank().map((entry, index) =>
      index % 4 === 3 ? question(index % 8 === 3 ? 1 : 2, { id: entry.id, stem: entry.stem }) : entry,
    );
    expect(lint(questions).map((problem) => problem.what)).toEqual([
      'The right option stands 4 of 4 in 0% of the single-answer questions.',
    ]);
  });

  it.each([
    'A prova custa US$ 200',
    'O certificado da prova tem validade de dois anos',
    'A prova tem 65 questões',
    'Para passar na prova bastam 72% de acertos',
    'The exam’s passing score is 75%',
    'Na prova, a nota é o número de acertos × 1000',
    'A prova sorteia entre 13 cenários',
    'The exam covers four domains',
    'Na prova, os pesos não são oficiais',
    'Na prova, as questões têm só uma resposta',
  ])('finds a wrong fact in circulation in a right option: %s', (claim) => {
    const padded = question(0).options.reduce(
      (entry, option) =>
        withOption(entry, option.id, 'Uma resposta errada bem comprida', 'A rather long wrong answer'),
      question(0),
    );
    const [problem] = lint([withOption(padded, 'a', claim, 'A claim about the exam')]);
    expect(problem).toMatchObject({ code: 'question/wrong-fact' });
    expect(circulatingErrors.map((error) => error.truth)).toContain(problem?.fix);
    expect(codes([withOption(padded, 'b', claim, 'A claim about the exam')])).toEqual([]);
  });

  it('leaves a figure alone where the exam is not the subject', () => {
    expect(lint([withOption(question(0), 'a', 'Reembolso de US$ 200', 'A refund of $200')])).toEqual([]);
  });
});
