// Six weeks of study in a real browser with a moved clock: from the first lesson to the day of the exam, with misses, a
// mock exam and a lost device. At the end every figure on the pages is recomputed from the export by another program.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { ProgressFile } from '../../../src/core/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { ExercisePage, exerciseFile } from '../exercise-page.ts';
import { exercises, lessonPages } from '../pages.ts';
import { exportAll, importFile } from './data-page.ts';
import { expectedAnswer, expectedNumbers, expectedReport, expectedTables } from './expected-page.ts';
import { at, dateOf, seededLearner, zone } from './learner.ts';
import { studyLesson } from './lesson-page.ts';
import { readReport, sitShortExam } from './mock-exam-page.ts';
import { recompute } from './recomputed.ts';
import { ReviewPage } from './review-page.ts';
import { choosePace } from './settings-page.ts';
import { shootPages, shootReview, takeShots } from './shots.ts';
import { readProgressPage } from './shown-figures.ts';

const examDay = 42;
const pages = ['/', '/revisao/', '/progresso/', '/simulado/', '/ajustes/', '/dados/'];

// Without pictures of every step: there are a thousand of them.
test.use({ timezoneId: zone, trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

test('six weeks of study end on exam day with figures that another program recomputes from the export', async ({
  page: firstPage,
  browser,
}, testInfo) => {
  test.setTimeout(240_000);
  const learner = seededLearner(20_270_301);
  let page = firstPage;
  let review = new ReviewPage(page);
  const goTo = (day: number, hours: number) => page.clock.setSystemTime(at(day, hours));
  /** A study day of reviews only. */
  const reviewOn = (
    day: number,
    options: { hours?: number; chance?: number; most?: number; language?: 'en' } = {},
  ) =>
    test.step(`day ${day}: reviews`, async () => {
      await goTo(day, options.hours ?? 19.5);
      await review.open();
      if (options.language === 'en') await review.changeLanguage();
      return review.answerAll(learner, { chance: options.chance ?? 0.85, most: options.most ?? 60 });
    });
  const lessonOn = (day: number, place: number, questions: number) =>
    test.step(`day ${day}: a lesson`, async () => {
      await goTo(day, 20.5);
      const path = lessonPages[place] ?? '';
      await studyLesson(page, { path, questions, learner, chance: 0.7 });
    });

  await test.step('day 0: the plan, the first lesson and its trap', async () => {
    await page.clock.install({ time: at(0, 19) });
    await choosePace(page, { examDate: dateOf(examDay), newPerDay: 2, reviewsPerDay: 8 });
    await studyLesson(page, { path: lessonPages[0] ?? '', questions: 6, learner, chance: 0.6 });
    await mend(page, exercises[0]);
  });
  await reviewOn(1);
  await lessonOn(1, 1, 3);
  await test.step('day 2: reviews in two sittings, and one taken back', async () => {
    await reviewOn(2);
    await page.clock.fastForward('11:00');
    await review.answerAll(learner, { chance: 0.9 });
    await review.undo();
    await review.answerAll(learner, { chance: 0.9 });
  });
  await test.step('day 3: a card put off, one suspended, one flagged', async () => {
    await goTo(3, 19);
    await review.open();
    await review.putAway('bury');
    await review.putAway('suspend');
    await review.flag();
    await review.answerAll(learner, { chance: 0.9 });
    await review.regrade();
  });
  await reviewOn(4);
  await lessonOn(5, 2, 3);
  await reviewOn(6);
  // Past midnight and still the same study day; the next one is missed.
  await reviewOn(7, { hours: 24.6 });
  await reviewOn(9, { most: 6 });
  await lessonOn(12, 3, 2);
  await reviewOn(16, { language: 'en' });
  await lessonOn(20, 4, 2);
  await reviewOn(23);

  const exam = await test.step('day 24: a mock exam, whose misses come into review', async () => {
    await goTo(24, 10);
    await sitShortExam(page, { learner, chance: 0.7 });
    await takeShots(page, 'meio-relatorio');
    return readReport(page);
  });
  await reviewOn(25);
  await test.step('what the pages look like in the middle', async () => {
    await shootPages(page, 'meio', pages);
    await goTo(28, 19);
    await shootReview(page, review);
  });
  await reviewOn(28);

  await test.step('day 31: the device is lost, and everything is on the next one', async () => {
    await goTo(31, 18);
    const before = await everythingShown(page);
    const path = await exportAll(page, testInfo.outputPath('exportado.json'));
    await page.context().close();
    page = await (await browser.newContext()).newPage();
    review = new ReviewPage(page);
    await page.clock.install({ time: at(31, 19) });
    await page.goto('/progresso/');
    await expect(page.locator('.standing__answer')).toHaveText('Ainda não há o que medir.');
    await importFile(page, path);
    expect(await everythingShown(page)).toEqual(before);
  });
  await reviewOn(31);
  for (const day of [33, 34, 35, 36, 37, 38, 39, 41]) await reviewOn(day, { chance: 0.9 });

  await test.step('exam day: every figure on the pages is recomputed from the export', async () => {
    await goTo(examDay, 7);
    const path = await exportAll(page, testInfo.outputPath('exportado.json'));
    const figures = recompute(path);
    const shown = await readProgressPage(page);
    const catalogue = await readCatalogue(page);
    expect(shown.details).toContain('A prova é hoje.');
    expect(shown.answer).toBe(expectedAnswer(figures));
    for (const [place, number] of expectedNumbers(figures).entries())
      expect(shown.numbers[place]).toMatch(number);
    for (const [caption, table] of Object.entries(expectedTables(figures, catalogue)))
      expect(shown.tables[caption], caption).toEqual(table);
    const [sat] = figures.exams;
    if (sat === undefined) throw new Error('The export has no finished exam.');
    expect(exam).toEqual(expectedReport(sat, catalogue.domains));
    expectSameCards(path, figures);
    // The study was what it was meant to be: two grades taken back, a missed day forgiven, the exam's misses reviewed,
    // and every card once more in the last fourteen days.
    expect(figures.log.reviewsTakenBack).toBe(2);
    expect(figures.streak).toMatchObject({ days: 8, frozenDays: 1 });
    const lastSeen = new Map(figures.cards.map((card) => [card.item, card.lastReviewedAt ?? 0]));
    expect(sat.misses.length).toBeGreaterThan(1);
    for (const id of sat.misses) expect(lastSeen.get(`question:${id}`), id).toBeGreaterThan(sat.finishedAt);
    const inQueue = figures.cards.filter(({ suspended }) => suspended === null);
    for (const { item } of inQueue) expect(lastSeen.get(item), item).toBeGreaterThan(at(28, 4));
    await shootPages(page, 'fim', pages);
  });
});

/** Predicts, runs the starter, mends it, and runs the solution. */
async function mend(page: Page, exercise: string): Promise<void> {
  const desk = new ExercisePage(page);
  await desk.open(exercise);
  await desk.predict();
  await desk.run();
  await expect(desk.checks).toContainText('falhou');
  await desk.paste(exerciseFile(exercise, 'solution.ts'));
  await desk.run();
  await expect(desk.checks).not.toContainText('falhou');
}

/** What the learner would miss if it were lost: progress, past exams, the figures of the log. */
async function everythingShown(page: Page) {
  const progress = await readProgressPage(page);
  await page.goto('/simulado/');
  const exams = await page.getByRole('region', { name: 'Simulados feitos' }).textContent();
  await page.goto('/dados/');
  const counts = page.getByRole('main').getByRole('list').first();
  await expect(counts).toContainText('registros no histórico');
  return { progress, exams, counts: await counts.textContent() };
}

/** Names that the course gives to exercises and domains, in its order. */
async function readCatalogue(page: Page) {
  const text = await page.locator('[data-progress]').getAttribute('data-course');
  const course = JSON.parse(text ?? '') as {
    exercises: { id: string; title: string }[];
    exam: { domains: { number: number; title: string }[] };
  };
  return {
    exercises: new Map(course.exercises.map(({ id, title }) => [id, title])),
    domains: new Map(course.exam.domains.map(({ number, title }) => [String(number), title])),
  };
}

/** The app's own cards beside those of the script: stability and difficulty to a millionth, due to the millisecond. */
function expectSameCards(path: string, figures: ReturnType<typeof recompute>): void {
  const { events, exportedAt } = JSON.parse(readFileSync(path, 'utf8')) as ProgressFile;
  const progress = deriveProgress(events, {
    now: exportedAt,
    zone: { dayStartHour: 4, utcOffsetMinutesAt: (instant) => (instant < at(27, 1) ? 0 : 60) },
  });
  expect(figures.cards).toHaveLength(progress.cards.size);
  for (const card of figures.cards) {
    const own = progress.cards.get(card.item as `question:${string}`);
    expect({ ...card, stability: own?.stability, difficulty: own?.difficulty }).toMatchObject({
      state: own?.state,
      dueAt: own?.dueAt,
      lapses: own?.lapses,
      suspended: own?.suspended,
    });
    expect(own?.stability).toBeCloseTo(card.stability, 6);
    expect(own?.difficulty).toBeCloseTo(card.difficulty, 6);
  }
}
