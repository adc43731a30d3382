import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnkiNote,
  ankiText,
  exerciseNote,
  type NoteWords,
  questionNote,
  type TakeoutQuestion,
} from '../../../src/takeout/index.ts';
import { readAnkiText } from './read-anki-text.ts';

const english = { noteTypes: ['Basic', 'Cloze'], current: 'Cloze' };
const words: NoteWords = {
  selectOne: 'Escolha uma',
  select: (count) => `Selecione ${count}`,
  rightAnswer: (count) => (count === 1 ? 'Certa' : 'Certas'),
  otherOptions: 'As outras',
  source: 'Fonte',
  solveAt: 'Resolver',
};
const place = { lesson: 'o-laco', lessonTitle: 'O laço', sectionTitle: 'Por que & como' };
const question: TakeoutQuestion = {
  id: 'fim-do-laco',
  select: 1,
  multiple: false,
  taskStatement: '1.1',
  section: 'fim',
  stem: {
    pt: '<p>Qual valor encerra?</p>\n<pre class="x" tabindex="0"><code><span class="line">if (<b>a</b>) {</span>\n<span class="line">\t"x"</span>\n</code></pre>',
    en: '<p>Which value ends it?</p>',
  },
  options: [
    { id: 'a', text: { pt: '<code>end_turn</code>', en: 'en-a' }, reason: 'É o fim.', correct: true },
    {
      id: 'b',
      text: { pt: '<code>tool_use</code>', en: 'en-b' },
      reason: 'Pede <em>mais</em>.',
      correct: false,
    },
  ],
  source: { title: 'Docs <1>', url: 'https://example.com/?a=1&b=2' },
};
const note = questionNote(question, { language: 'pt', place, words });

describe('a question as a note', () => {
  it('asks on the front without telling, and gives the right option first on the back', () => {
    expect(note.front).toContain('<div><strong>B.</strong> <code>tool_use</code></div>');
    expect(note.front).not.toContain('É o fim.');
    expect(note.back.indexOf('end_turn')).toBeLessThan(note.back.indexOf('tool_use'));
    expect(note.back).toContain('<blockquote>Pede <em>mais</em>.</blockquote>');
    expect(note.back).toContain('<p>O laço › Por que &amp; como</p>');
    expect(note.back).toContain('<a href="https://example.com/?a=1&amp;b=2">Docs &lt;1&gt;</a>');
  });
  it('keeps code as lines in a bare <pre>', () => {
    expect(note.front).toContain('<pre><code>if (a) {<br>    "x"</code></pre>');
  });
  it('speaks the language that was chosen', () => {
    expect(questionNote(question, { language: 'en', place, words }).front).toMatch(/Which value.*en-a/);
  });
  it('is tagged by kind, lesson, domain and task statement', () => {
    expect(note.tags).toEqual([
      'pegadinha::questao',
      'pegadinha::licao::o-laco',
      'pegadinha::dominio-1::tarefa-1.1',
    ]);
  });
});

describe('an exercise as a note', () => {
  it('asks for the prediction and says where to solve it', () => {
    const { front, back, id } = exerciseNote(
      {
        id: 'so-texto',
        title: 'Só <texto>',
        hook: '<p>O que falta?</p>',
        question: 'O que a API responde?',
        options: [
          { text: '200', correct: false, reason: 'Não.' },
          { text: '400', correct: true, reason: 'Sim.' },
        ],
        explanation: '<p>Porque.</p>',
        taskStatement: '1.1',
        lesson: 'o-laco',
        section: 'fim',
      },
      { place, words, origin: 'https://site.example' },
    );
    expect(id).toBe('exercise-so-texto');
    expect(front).toContain('Só &lt;texto&gt;');
    expect(front).not.toContain('Sim.');
    expect(back).toMatch(/B\.<\/strong> 400.*Sim\..*Porque\./);
    expect(back).not.toContain('200');
    expect(back).toContain('<a href="https://site.example/pegadinhas/so-texto/">Resolver</a>');
  });
});

describe('the file for Anki', () => {
  it('comes in as notes of the basic type, in a deck that Anki makes, with ids that stay', () => {
    const [imported] = readAnkiText(ankiText({ notes: [note], deck: 'Pegadinha' }), english);
    expect(imported).toEqual({
      guid: 'pegadinha-question-fim-do-laco',
      noteType: 'Basic',
      deck: 'Pegadinha',
      fields: [note.front, note.back],
      tags: note.tags,
    });
  });
  it('finds the note type of a collection made in Portuguese, and leaves the choice to Anki where neither exists', () => {
    const file = ankiText({ notes: [note], deck: 'Pegadinha' });
    expect(readAnkiText(file, { noteTypes: ['Básico'], current: 'Omissão' })[0]?.noteType).toBe('Básico');
    expect(readAnkiText(file, { noteTypes: ['Grundlagen'], current: 'Grundlagen' })[0]?.noteType).toBe(
      'Grundlagen',
    );
  });
  it('updates before it adds: the header says so', () => {
    expect(ankiText({ notes: [], deck: 'x' })).toContain('\n#if matches:update current\n');
  });
  it('brings any text through whole, whatever tabs, quotes, line breaks and # it holds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '#', ';', '<br>', 'ã', ' ') });
    const tags = fc.array(fc.constantFrom('um dois', 'a::b'), { maxLength: 2 });
    const anyNote: fc.Arbitrary<AnkiNote> = fc.record({
      id: fc.stringMatching(/^[a-z0-9-]{1,8}$/),
      front: text,
      back: text,
      tags,
    });
    fc.assert(
      fc.property(fc.array(anyNote, { minLength: 1, maxLength: 4 }), (notes) => {
        const read = readAnkiText(ankiText({ notes, deck: 'D' }), english);
        const oneLine = (field: string) => field.replace(/[\r\n]+/g, ' ');
        expect(read.map(({ guid }) => guid)).toEqual(notes.map(({ id }) => `pegadinha-${id}`));
        expect(read.map(({ fields }) => fields)).toEqual(
          notes.map(({ front, back }) => [oneLine(front), oneLine(back)]),
        );
        expect(read.map(({ tags }) => tags.length)).toEqual(notes.map(({ tags }) => tags.length));
      }),
    );
  });
});
