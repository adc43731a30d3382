// A course of two lessons for tests of the progress page, and a log in which each item was reviewed as told.
import type { ItemId, ProgressEvent, Rating } from '../../../src/core/index.ts';
import type { CourseMap, MapItem } from '../../../src/ui/islands/progress/index.ts';

export const day = 86_400_000;
/** 2026-12-01, a Tuesday, 15:00 UTC. */
export const start = Date.UTC(2026, 11, 1, 15);
export const utc = { dayStartHour: 4, utcOffsetMinutesAt: () => 0 };

export const questions = Array.from({ length: 30 }, (_, at) => `q-${at + 1}`);

const question = (id: string, change: Partial<MapItem> = {}): MapItem => ({
  item: `question:${id}`,
  taskStatement: '1.1',
  objective: 'ler-o-motivo',
  lesson: 'laco',
  section: 's',
  exercise: null,
  scope: 'exam',
  ...change,
});

export const course: CourseMap = {
  lessons: [
    { id: 'laco', title: 'O laço', objectives: [{ id: 'ler-o-motivo', text: 'Ler o motivo da parada' }] },
    { id: 'nuvem', title: 'A nuvem', objectives: [{ id: 'nuvem', text: 'Chamar a nuvem' }] },
  ],
  exercises: [
    { id: 'x', title: 'Exercício X' },
    { id: 'y', title: 'Exercício Y' },
    { id: 'z', title: 'Exercício Z' },
  ],
  items: [
    ...questions.map((id) => question(id)),
    question('nuvem', { lesson: 'nuvem', objective: 'nuvem', taskStatement: '2.1', scope: 'beyond' }),
  ],
  exam: {
    domains: [
      { number: 1, title: 'Agentes', weightPercent: 60 },
      { number: 2, title: 'Ferramentas', weightPercent: 30 },
      { number: 3, title: 'Configuração', weightPercent: 10 },
    ],
    taskStatements: [
      { id: '1.1', title: 'Laço do agente' },
      { id: '2.1', title: 'Descrições' },
    ],
    validityMonths: 12,
  },
};

/** The given entries as a log, ids counted. */
export function logOf(entries: [at: number, body: ProgressEvent['body']][]): ProgressEvent[] {
  return entries.map(([at, body], index) => ({ id: `device:${index + 1}`, at, body }));
}

/** Entries that put an item into the queue on the first day and review it once, a day later. */
export function metOnce(ids: readonly string[], rating: Rating): [number, ProgressEvent['body']][] {
  return ids.flatMap((id, at): [number, ProgressEvent['body']][] => {
    const item: ItemId = `question:${id}`;
    return [
      [start + at, { type: 'card-added', item, reason: 'missed' }],
      [start + day + at, { type: 'review', item, rating, elapsedMs: 20_000 }],
    ];
  });
}
