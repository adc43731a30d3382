// Cards and answered questions in columns, of which a long life has a hundred thousand. Pure.
// Objects are written out field by field, which is several times faster than a loop over names; the types see to it that
// none is forgotten.
import type { ItemId } from '../core/index.ts';
import type { Card } from './card.ts';
import { type PackedColumn, type PackedRows, packColumn, readColumn, unpackColumn } from './pack-columns.ts';
import type { QuestionProgress } from './progress.ts';

export interface PackedQuestions {
  ids: PackedColumn;
  rows: PackedRows<QuestionProgress>;
}

/** Cards in their order. */
export function packCards(map: ReadonlyMap<ItemId, Card>): PackedRows<Card> {
  const cards = [...map.values()];
  const column = (field: keyof Card) => packColumn(cards.map((card) => card[field]));
  return {
    item: column('item'),
    reason: column('reason'),
    addedAt: column('addedAt'),
    dueAt: column('dueAt'),
    state: column('state'),
    stability: column('stability'),
    difficulty: column('difficulty'),
    intervalDays: column('intervalDays'),
    learningStep: column('learningStep'),
    reviews: column('reviews'),
    lapses: column('lapses'),
    firstReviewedAt: column('firstReviewedAt'),
    lastReviewedAt: column('lastReviewedAt'),
    suspended: column('suspended'),
    lapsesForgiven: column('lapsesForgiven'),
    buriedUntil: column('buriedUntil'),
    flagged: column('flagged'),
  };
}

/** The same cards again. */
export function unpackCards(packed: PackedRows<Card>): Map<ItemId, Card> {
  const read = <Field extends keyof Card>(field: Field) => readColumn<Card[Field]>(packed[field]);
  const [reason, addedAt, dueAt, state] = [read('reason'), read('addedAt'), read('dueAt'), read('state')];
  const [stability, difficulty, intervalDays] = [read('stability'), read('difficulty'), read('intervalDays')];
  const [learningStep, reviews, lapses] = [read('learningStep'), read('reviews'), read('lapses')];
  const [first, last] = [read('firstReviewedAt'), read('lastReviewedAt')];
  const [suspended, forgiven] = [read('suspended'), read('lapsesForgiven')];
  const [buriedUntil, flagged] = [read('buriedUntil'), read('flagged')];
  const cards = new Map<ItemId, Card>();
  for (const [at, item] of unpackColumn<ItemId>(packed.item).entries())
    cards.set(item, {
      item,
      reason: reason(at),
      addedAt: addedAt(at),
      dueAt: dueAt(at),
      state: state(at),
      stability: stability(at),
      difficulty: difficulty(at),
      intervalDays: intervalDays(at),
      learningStep: learningStep(at),
      reviews: reviews(at),
      lapses: lapses(at),
      firstReviewedAt: first(at),
      lastReviewedAt: last(at),
      suspended: suspended(at),
      lapsesForgiven: forgiven(at),
      buriedUntil: buriedUntil(at),
      flagged: flagged(at),
    });
  return cards;
}

/** What happened with each question. */
export function packQuestions(map: ReadonlyMap<string, QuestionProgress>): PackedQuestions {
  const questions = [...map.values()];
  const column = (field: keyof QuestionProgress) => packColumn(questions.map((question) => question[field]));
  return {
    ids: packColumn([...map.keys()]),
    rows: {
      answers: column('answers'),
      missed: column('missed'),
      lastAt: column('lastAt'),
      lastCorrect: column('lastCorrect'),
      inLesson: column('inLesson'),
    },
  };
}

/** The same again. */
export function unpackQuestions({ ids, rows }: PackedQuestions): Map<string, QuestionProgress> {
  const [answers, missed] = [readColumn<number>(rows.answers), readColumn<number>(rows.missed)];
  const [lastAt, lastCorrect] = [readColumn<number>(rows.lastAt), readColumn<boolean>(rows.lastCorrect)];
  const inLesson = readColumn<QuestionProgress['inLesson']>(rows.inLesson);
  const questions = new Map<string, QuestionProgress>();
  for (const [at, id] of unpackColumn<string>(ids).entries())
    questions.set(id, {
      answers: answers(at),
      missed: missed(at),
      lastAt: lastAt(at),
      lastCorrect: lastCorrect(at),
      inLesson: inLesson(at),
    });
  return questions;
}
