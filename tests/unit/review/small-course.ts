// A course of two lessons as the review's page knows it, its questions, and a session over a store in memory.
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { memoryStore } from '../../../src/storage/index.ts';
import type { PageQuestion } from '../../../src/ui/islands/questions/index.ts';
import { type Catalogue, packQuestion, unpackQuestion } from '../../../src/ui/islands/review/catalogue.ts';
import { openCourse } from '../../../src/ui/islands/review/course.ts';
import { openReview } from '../../../src/ui/islands/review/session/open-review.ts';

export const day = 86_400_000;
/** Noon of a day, in the time zone of the machine. */
export const start = new Date(2026, 11, 1, 12).getTime();

const question = (id: string, section: string, exercise?: string) =>
  packQuestion({
    id,
    taskStatement: '1.1',
    objective: 'o',
    section,
    ...(exercise === undefined ? {} : { exercise }),
  });
const exercise = (id: string) => ({
  id,
  title: `Trap ${id}`,
  hook: 'h',
  minutes: 5,
  taskStatement: '1.1',
  objective: null,
  section: null,
});

export const catalogue: Catalogue = {
  lessons: [
    {
      id: 'loop',
      title: 'Loop',
      // b and c answer one another; d stands before the trap x.
      questions: [question('a', 's1'), question('b', 's2'), question('c', 's2'), question('d', 's3', 'x')],
      exercises: [exercise('x')],
    },
    { id: 'next', title: 'Next', questions: [question('e', 's1')], exercises: [] },
  ],
  validityMonths: 12,
  version: '9.9.9',
};

/** A question of four options, the first of which is right. */
const pageQuestion = (id: string, section: string, trap: string | null): PageQuestion => ({
  id,
  select: 1,
  multiple: false,
  taskStatement: '1.1',
  objective: 'o',
  scope: 'exam',
  section,
  exercise: trap,
  stem: { pt: `<p>Pergunta <code>${id}</code> &lt;?&gt;</p>`, en: `<p>Question ${id}</p>` },
  options: ['a', 'b', 'c', 'd'].map((option) => ({
    id: option,
    text: { pt: `Opção ${option}`, en: `Option ${option}` },
    reason: '',
    correct: option === 'a',
    position: 'any',
  })),
  source: { title: 'Docs', url: 'https://example.com/' },
});

const fetchQuiz: typeof fetch = async (input) => {
  const lesson = catalogue.lessons.find(({ id }) => String(input).endsWith(`/${id}.json`));
  const questions = lesson?.questions
    .map(unpackQuestion)
    .map(({ id, section, exercise: trap = null }) => pageQuestion(id, section, trap));
  return new Response(JSON.stringify({ lesson: lesson?.id, questions }));
};

/** Log entries of another device, a second apart from `at` on. */
export function entries(at: number, bodies: readonly EventBody[]): ProgressEvent[] {
  return bodies.map((body, index) => ({ id: `other-device:${at}${index}`, at: at + index * 1000, body }));
}

/** A session at `start`, over a log that another device wrote. The clock moves on a second with each look at it. */
export async function openSession(events: readonly ProgressEvent[] = []) {
  let now = start;
  const readClock = () => {
    now += 1000;
    return now;
  };
  const store = memoryStore({ clock: () => now, random: () => 0.5, rows: [...events] });
  const visited: string[] = [];
  /** Another tab's session over the same store. */
  const openTab = async () => {
    const tab = openReview({
      openStore: async () => store,
      course: openCourse(catalogue),
      readClock,
      fetch: fetchQuiz,
      go: (href) => void visited.push(href),
    });
    await tab.refresh();
    return tab;
  };
  const review = await openTab();
  const bodies = async () => (await store.events()).map(({ body }) => body);
  const table = () => review.read().current?.card.item ?? null;
  /** Answers the question on the table. */
  const answer = async (option: string) => {
    review.choose([option]);
    await review.check();
  };
  const travel = (ms: number) => {
    now += ms;
  };
  return { review, openTab, store, visited, bodies, table, answer, travel, now: () => now };
}
