import { describe, expect, it } from 'vitest';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { day, entries, openSession, start } from './small-course.ts';

const added = (...items: string[]) =>
  entries(
    start - 2 * day,
    items.map((item) => ({ type: 'card-added', item, reason: 'missed' })),
  );
const types = (bodies: { type: string }[]) => bodies.map(({ type }) => type);

describe('a review session', () => {
  it('writes nothing when it is opened, and shows the card that waits longest', async () => {
    const { bodies, table } = await openSession(added('question:a', 'question:b'));
    expect(types(await bodies())).toEqual(['card-added', 'card-added']);
    expect(table()).toBe('question:a');
  });

  it('grades a right answer good, hard or easy, and never as forgotten', async () => {
    const { review, answer, bodies, table } = await openSession(added('question:a', 'question:b'));
    await answer('a');
    await review.grade(1);
    expect(review.read().message).toContain('Resposta certa');
    expect(table()).toBe('question:a');
    await review.grade(2);
    expect((await bodies()).slice(2)).toMatchObject([
      { type: 'answer', question: 'a', correct: true, where: 'review' },
      { type: 'review', item: 'question:a', rating: 2 },
    ]);
    await answer('a');
    await review.grade();
    expect((await bodies()).at(-1)).toMatchObject({ item: 'question:b', rating: 3 });
  });

  it('grades a wrong answer as forgotten, whatever is asked', async () => {
    const { review, answer, bodies } = await openSession(added('question:a'));
    await answer('b');
    for (const rating of [2, 3, 4] as const) await review.grade(rating);
    expect(review.read().message).toContain('Errei');
    expect(types(await bodies())).toEqual(['card-added']);
    await review.grade();
    expect((await bodies()).at(-1)).toMatchObject({ type: 'review', rating: 1 });
  });

  it('says on each grade exactly what the log then does', async () => {
    const settings = entries(start - day, [
      { type: 'setting', key: 'desired-retention', value: 0.8 },
      { type: 'setting', key: 'balance-load', value: true },
    ]);
    const { review, answer, store, now } = await openSession([...added('question:a'), ...settings]);
    await answer('a');
    const planned = review.read().plan?.[3].card.dueAt;
    await review.grade(3);
    const { cards } = deriveProgress(await store.events(), { now: now() });
    expect(cards.get('question:a')?.dueAt).toBe(planned);
  });

  it('undoes any number of steps after the last card, each card back on the table', async () => {
    const { review, answer, table, store, now } = await openSession(added('question:a', 'question:b'));
    await answer('a');
    await review.grade(4);
    await review.mark('flagged');
    await answer('b');
    await review.grade();
    expect(table()).toBeNull();
    await review.undo();
    expect([table(), review.read().plan, review.read().chosen]).toEqual(['question:b', null, []]);
    await review.undo();
    expect(review.read().current?.card.flagged).toBe(false);
    await review.undo();
    expect(table()).toBe('question:a');
    await review.undo();
    expect(review.read().message).toBe('Nada feito hoje para desfazer.');
    const progress = deriveProgress(await store.events(), { now: now() });
    expect([...progress.cards.values()].map(({ reviews }) => reviews)).toEqual([0, 0]);
    expect(progress.questions.size).toBe(0);
  });

  it('undoes nothing that was done in a lesson, in an exam or yesterday', async () => {
    const lesson = entries(start - 60_000, [
      { type: 'answer', question: 'e', chosen: ['b'], correct: false, elapsedMs: 1, where: 'lesson' },
      { type: 'card-added', item: 'question:e', reason: 'missed' },
    ]);
    const yesterday = entries(start - day, [{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    const { review, bodies } = await openSession([...added('question:a'), ...yesterday, ...lesson]);
    expect(review.read().loaded?.canUndo).toBe(false);
    await review.undo();
    expect(types(await bodies())).not.toContain('undo');
  });

  it('gives the last card another grade with the answer and the time it had', async () => {
    const { review, answer, bodies, table, travel } = await openSession(added('question:a'));
    travel(30_000);
    await answer('a');
    await review.grade(4);
    const [, , given] = await bodies();
    await review.regrade();
    expect(table()).toBe('question:a');
    expect([review.read().chosen, review.read().before?.rating]).toEqual([['a'], 4]);
    await review.grade(2);
    expect((await bodies()).slice(-2)).toMatchObject([
      { type: 'answer', chosen: ['a'] },
      { type: 'review', rating: 2, elapsedMs: (given as { elapsedMs: number }).elapsedMs },
    ]);
    expect(review.read().loaded?.reviewed).toBe(1);
  });

  it('keeps a card that was wanted early in the queue when its review is undone', async () => {
    const today = entries(start - 60_000, [{ type: 'card-added', item: 'question:a', reason: 'missed' }]);
    const { review, answer, table } = await openSession(today);
    expect(table()).toBeNull();
    await review.startEarly('early');
    await answer('a');
    await review.grade();
    expect(table()).toBeNull();
    await review.undo();
    expect(table()).toBe('question:a');
    expect(review.read().loaded?.day.waiting.map(({ item }) => item)).toEqual(['question:a']);
  });

  it('takes a card out and puts it back by the list, by undo, or the next day', async () => {
    const { review, table, travel } = await openSession(added('question:a', 'question:b'));
    await review.mark('suspended');
    expect(table()).toBe('question:b');
    await review.mark('buried');
    expect(table()).toBeNull();
    expect(review.read().loaded?.day.outside.map(({ item }) => item)).toEqual(['question:a', 'question:b']);
    await review.markItem({ item: 'question:a', mark: 'suspended', to: 'off' });
    expect(table()).toBe('question:a');
    await review.mark('suspended');
    await review.undo();
    expect(table()).toBe('question:a');
    travel(day);
    await review.refresh();
    expect(review.read().loaded?.day.outside).toEqual([]);
  });

  it('saves a checked answer before another page is opened, and goes on with the next card', async () => {
    const { review, answer, bodies, table, visited } = await openSession(added('question:a', 'question:b'));
    await answer('c');
    await review.leave('/licoes/loop/#s1');
    expect((await bodies()).at(-1)).toMatchObject({ type: 'review', item: 'question:a', rating: 1 });
    expect(visited).toEqual(['/licoes/loop/#s1']);
    expect(table()).toBe('question:b');
    await review.leave('/licoes/loop/');
    expect(types(await bodies()).filter((type) => type === 'review')).toHaveLength(1);
  });

  it('goes on with the next card where leaving came to nothing', async () => {
    const { review, answer, bodies, table, visited } = await openSession(added('question:a', 'question:b'));
    await answer('a');
    await review.leave('/licoes/loop/');
    await answer('a');
    await review.grade();
    expect([visited.length, table()]).toEqual([1, null]);
    expect(types(await bodies()).filter((type) => type === 'review')).toHaveLength(2);
  });

  it('does nothing to a card that a key was not pressed for', async () => {
    const { review, table, bodies } = await openSession(added('question:a', 'question:b', 'question:d'));
    await Promise.all([review.mark('suspended'), review.mark('suspended')]);
    expect(table()).toBe('question:b');
    await Promise.all([review.mark('buried'), review.check(), review.grade()]);
    expect([table(), review.read().plan]).toEqual(['question:d', null]);
    expect(types((await bodies()).slice(3))).toEqual(['card-marked', 'card-marked']);
  });

  it('does not show the answer of the card that took the place of one done in another tab', async () => {
    const { review, store, table } = await openSession(added('question:a', 'question:b'));
    await store.append([{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    await Promise.all([review.refresh(), review.check()]);
    expect([table(), review.read().plan]).toEqual(['question:b', null]);
    expect(review.read().message).toContain('outra aba');
  });

  it('keeps the grade in the log until another one is given, and for good where none is', async () => {
    const { review, answer, bodies, table, visited } = await openSession(added('question:a', 'question:b'));
    await answer('a');
    await review.grade(4);
    const graded = await bodies();
    await review.regrade();
    expect(table()).toBe('question:a');
    await review.refresh();
    expect([table(), review.read().before?.rating]).toEqual(['question:a', 4]);
    await review.regrade();
    expect([table(), review.read().before, review.read().message]).toEqual([
      'question:b',
      null,
      'A nota continua Fácil.',
    ]);
    await review.regrade();
    await review.undo();
    expect(table()).toBe('question:b');
    await review.regrade();
    await review.leave('/licoes/loop/');
    expect(visited).toHaveLength(1);
    expect(await bodies()).toEqual(graded);
  });

  it('writes the new grade and takes the old one back in one go', async () => {
    const { review, answer, store } = await openSession(added('question:a'));
    await answer('a');
    await review.grade(4);
    await review.regrade();
    await review.grade(2);
    const last = (await store.events()).slice(-4);
    expect(types(last.map(({ body }) => body))).toEqual(['undo', 'undo', 'answer', 'review']);
    expect(new Set(last.map(({ at }) => at)).size).toBe(1);
  });

  it('gives no other grade to a card whose review was taken back in another tab', async () => {
    const { review, openTab, answer, bodies, table } = await openSession(added('question:a'));
    await answer('a');
    await review.grade(4);
    const other = await openTab();
    await review.regrade();
    await other.undo();
    await review.grade(2);
    expect((await bodies()).some((body) => body.type === 'review' && body.rating === 2)).toBe(false);
    expect([table(), review.read().before]).toEqual(['question:a', null]);
  });

  it('takes back what was done here, though another device stamped its own review later', async () => {
    const { review, answer, bodies, store, now } = await openSession(added('question:a', 'question:b'));
    await answer('a');
    await review.grade();
    const phone = entries(now() + 3_600_000, [
      { type: 'review', item: 'question:d', rating: 3, elapsedMs: 1 },
    ]).map((event) => ({ ...event, id: 'phone-1234:1' }));
    await store.importFile(JSON.stringify({ ...(await store.exportFile()), events: phone }));
    const own = (await store.events()).filter(({ id }) => !id.startsWith('phone')).slice(-2);
    await review.undo();
    expect((await bodies()).filter(({ type }) => type === 'undo')).toEqual(
      own.toReversed().map(({ id }) => ({ type: 'undo', target: id })),
    );
  });

  it('tells at once of a card that was forgotten once too often', async () => {
    const limit = entries(start - 3 * day, [{ type: 'setting', key: 'leech-limit', value: 1 }]);
    const known = entries(start - 2 * day, [
      { type: 'card-added', item: 'question:a', reason: 'plan' },
      { type: 'review', item: 'question:a', rating: 4, elapsedMs: 1 },
    ]);
    const { review, answer, travel, table } = await openSession([...limit, ...known]);
    travel(60 * day);
    await review.refresh();
    await answer('b');
    await review.grade();
    expect(review.read().leech).toMatchObject({ item: 'question:a', lapses: 1, suspended: 'leech' });
    expect(table()).toBeNull();
    await review.markItem({ item: 'question:a', mark: 'suspended', to: 'off' });
    expect(review.read().leech).toBeNull();
  });

  it('keeps the card and its picks when another tab does something else, and says when that card is done', async () => {
    const { review, store, table } = await openSession(added('question:a', 'question:b'));
    review.choose(['c']);
    await store.append([{ type: 'review', item: 'question:b', rating: 3, elapsedMs: 1 }]);
    await review.refresh();
    expect([table(), review.read().chosen, review.read().message]).toEqual(['question:a', ['c'], '']);
    await store.append([{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    await review.refresh();
    expect(table()).toBeNull();
    expect(review.read().message).toContain('outra aba');
    await review.undo();
    expect(table()).toBe('question:a');
  });

  it('does not grade a card twice that another tab graded meanwhile', async () => {
    const { review, store, answer, bodies } = await openSession(added('question:a'));
    await answer('a');
    await store.append([{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    await review.grade();
    expect(types(await bodies()).filter((type) => type === 'review')).toHaveLength(1);
  });

  it('is graded once where two tabs grade the same card in the same moment', async () => {
    const { review, openTab, bodies } = await openSession(added('question:a'));
    const tabs = [review, await openTab(), await openTab()];
    for (const tab of tabs) {
      tab.choose(['a']);
      await tab.check();
    }
    await Promise.all(tabs.map((tab) => tab.grade()));
    expect(types(await bodies()).filter((type) => type === 'review')).toHaveLength(1);
    expect(tabs.filter((tab) => tab.read().message.includes('outra aba'))).toHaveLength(2);
  });
});

describe('new items', () => {
  const finished = entries(start - 2 * day, [{ type: 'lesson-finished', lesson: 'loop', cards: [] }]);

  it('wait for a press, come from finished lessons, and go away by one undo', async () => {
    const { review, bodies, table } = await openSession(finished);
    expect(table()).toBeNull();
    // c is a sibling of b, and x of d.
    expect(review.read().loaded?.day.introduce).toEqual(['question:a', 'question:b', 'question:d']);
    await review.introduce();
    expect(types(await bodies()).filter((type) => type === 'card-added')).toHaveLength(3);
    expect(table()).toBe('question:a');
    await review.undo();
    expect(table()).toBeNull();
    expect(review.read().message).toContain('3 itens novos');
  });

  it('are begun once where the button is pressed twice', async () => {
    const limit = entries(start - 3 * day, [{ type: 'setting', key: 'new-per-day', value: 40 }]);
    const { review, bodies } = await openSession([...limit, ...finished]);
    const offered = review.read().loaded?.day.introduce.length;
    await Promise.all([review.introduce(), review.introduce()]);
    expect(types(await bodies()).filter((type) => type === 'card-added')).toHaveLength(offered ?? -1);
    expect(review.read().message).toContain('3 itens novos');
  });

  it('are pushed by no plan after the exam: offered by wish, from finished lessons, within the own limit', async () => {
    const exam = entries(start - 9 * day, [{ type: 'setting', key: 'exam-date', value: '2026-11-30' }]);
    const { review, table } = await openSession([...exam, ...finished]);
    const { plan, introduces, introduce } = review.read().loaded?.day ?? {};
    expect(plan).toMatchObject({ phase: 'maintenance', newToday: 0 });
    expect([introduces, introduce]).toEqual(['by-wish', ['question:a', 'question:b', 'question:d']]);
    await review.introduce();
    expect(table()).toBe('question:a');
    expect(review.read().loaded?.day.waiting).toHaveLength(3);
  });

  it('come from the whole course when there is an exam date, as many as the plan wants', async () => {
    const exam = entries(start - day, [{ type: 'setting', key: 'exam-date', value: '2026-12-09' }]);
    const { review } = await openSession(exam);
    const { plan, introduce } = review.read().loaded?.day ?? { plan: null, introduce: [] };
    expect(plan).toMatchObject({ phase: 'learning', daysLeft: 8 });
    expect(introduce).toHaveLength(plan?.newToday ?? -1);
    expect(introduce[0]).toBe('question:a');
  });
});
