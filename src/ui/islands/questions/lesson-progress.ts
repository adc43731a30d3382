// Finishing a lesson and taking that back. Runs in the page; loaded on demand by the lesson's small script.
import { eventsForLessonFinished, eventsForLessonReopened } from '../../../scheduler/index.ts';
import type { OpenStore } from '../../../storage/index.ts';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { fetchQuiz } from './quiz-page.ts';
import { spreadObjectives } from './spread-objectives.ts';

interface LessonOptions {
  lesson: string;
  /** The page's store; another one is opened where none is given. */
  openStore?: OpenStore;
}

async function progressIn(options: LessonOptions) {
  const store = await (options.openStore ?? browserStore())();
  return { store, progress: await store.progress({ now: readClock() }) };
}

/** Marks a lesson as finished and puts three cards of it into the queue; does nothing when it is finished already. */
export async function markLessonFinished(options: LessonOptions): Promise<void> {
  const { questions } = await fetchQuiz({ lesson: options.lesson, fetch });
  const { store, progress } = await progressIn(options);
  const ids = spreadObjectives(questions).map(({ id }) => id);
  await store.append(eventsForLessonFinished({ progress, lesson: options.lesson, questions: ids }));
}

/** Takes back that a lesson is finished; its cards stay. */
export async function reopenLesson(options: LessonOptions): Promise<void> {
  const { store, progress } = await progressIn(options);
  await store.append(eventsForLessonReopened({ progress, lesson: options.lesson }));
}

/** Whether a lesson is finished, by the log. */
export async function isLessonFinished(options: LessonOptions): Promise<boolean> {
  const { progress } = await progressIn(options);
  return progress.lessonsFinished.includes(options.lesson);
}
