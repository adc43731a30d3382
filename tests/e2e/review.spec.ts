// The review's front door: grading, taking back, marking, reading on after a miss, and a phone in one hand.
import { expect, type Page, test } from '@playwright/test';
import type { EventBody, ItemId, ProgressEvent } from '../../src/core/index.ts';
import type { QuizPage } from '../../src/ui/islands/questions/index.ts';
import type { Catalogue } from '../../src/ui/islands/review/index.ts';
import { expectAccessible } from './accessible.ts';
import { importLog } from './study-log.ts';

const day = 86_400_000;
/** Far from the hour at which the study day turns, which would change what comes back “in ten minutes”. */
const noon = new Date().setHours(12, 0, 0, 0);

test.beforeEach(({ page }) => page.clock.setSystemTime(noon));

interface Bank {
  lesson: string;
  /** Questions of the first lesson of which none gives another's answer away; each with a trap behind it first. */
  apart: ItemId[];
  /** Two that stand before the same section and objective. */
  siblings: [ItemId, ItemId];
  exercise: ItemId;
  quiz: QuizPage;
}

/** The first lesson's items as the page was built with them. */
async function readBank(page: Page): Promise<Bank> {
  await page.goto('/revisao/');
  const written = await page.locator('[data-review]').getAttribute('data-catalogue');
  const { lessons } = JSON.parse(written ?? '') as Catalogue;
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('no lesson');
  const quiz = (await (await page.request.get(`/quizzes/${lesson.id}.json`)).json()) as QuizPage;
  const groups = [
    ...Map.groupBy(quiz.questions, ({ section, objective }) => `${section} ${objective}`).values(),
  ];
  const item = ({ id }: { id: string }): ItemId => `question:${id}`;
  const pair = groups.find((group) => group.filter(({ exercise }) => exercise === null).length >= 2);
  const [one, other] = pair?.filter(({ exercise }) => exercise === null) ?? [];
  if (one === undefined || other === undefined) throw new Error('no siblings');
  const traps = new Set<string>();
  const apart = groups
    .filter((group) => group !== pair)
    .flatMap((group) => group.slice(0, 1))
    .filter(({ exercise }) => {
      const free = exercise === null || !traps.has(exercise);
      if (exercise !== null) traps.add(exercise);
      return free;
    })
    .sort((left, right) => Number(left.exercise === null) - Number(right.exercise === null));
  const exercise = lesson.exercises.find(
    ({ objective, section }) => objective !== one.objective || section !== one.section,
  );
  return {
    lesson: lesson.id,
    apart: apart.map(item),
    siblings: [item(one), item(other)],
    exercise: `exercise:${exercise?.id}`,
    quiz,
  };
}

/** A log of another device: each entry a second after the one before, from `at` on. */
function logFrom(at: number, bodies: EventBody[]): ProgressEvent[] {
  return bodies.map((body, index) => ({ id: `outro-aparelho:${at + index}`, at: at + index * 1000, body }));
}
const added = (item: ItemId): EventBody => ({ type: 'card-added', item, reason: 'missed' });
const set = (key: string, value: string | number): EventBody => ({ type: 'setting', key, value });

const grades = (page: Page) => page.getByRole('group', { name: 'Como foi lembrar?' });
const said = (page: Page) => page.locator('.review__message');
const onTable = (page: Page) => page.locator('.question__stem').getAttribute('id');

/** Answers the question on the table by keyboard, all right or with a wrong option, and checks it. */
async function answer(page: Page, bank: Bank, wanted: 'right' | 'wrong'): Promise<void> {
  const id = (await onTable(page))?.replace('stem-', '');
  const question = bank.quiz.questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`Not in the bank: ${id}`);
  const right = await page.evaluate(
    (htmls) => {
      const text = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
      const good = htmls.map(text);
      return [...document.querySelectorAll('.option__text')].map((shown) => good.includes(shown.textContent));
    },
    question.options.filter(({ correct }) => correct).flatMap(({ text }) => [text.pt, text.en]),
  );
  const places = right.map((isRight, index) => ({ isRight, key: String(index + 1) }));
  const picks = places
    .sort((one, other) => Number(other.isRight) - Number(one.isRight))
    .slice(...(wanted === 'right' ? [0, question.select] : [-question.select]));
  for (const { key } of picks) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(grades(page)).toBeVisible();
}

test('by keyboard: graded by the answer, graded anew, marked, taken back step by step, limits told', async ({
  page,
}) => {
  const bank = await readBank(page);
  const [one, two, three, known] = bank.apart as [ItemId, ItemId, ItemId, ItemId];
  const [sibling, other] = bank.siblings;
  const limits = [set('new-per-day', 3), set('reviews-per-day', 0)];
  const before: EventBody[] = [added(known), { type: 'review', item: known, rating: 4, elapsedMs: 1 }];
  await importLog(page, [
    ...logFrom(noon - 90 * day, [...limits, ...before]),
    ...logFrom(noon - 2 * day, [one, sibling, two, three, other].map(added)),
  ]);
  await page.goto('/revisao/');
  const left = page.locator('.review__left');
  await expect(left).toHaveText('Restam 3 cartões: 3 novos');
  await expect(page.getByText('Tem data de prova?')).toBeVisible();
  const first = await onTable(page);

  await test.step('a right answer may have been a guess, never a miss; its grade can be changed', async () => {
    await answer(page, bank, 'right');
    await expect(grades(page).getByRole('button')).toHaveText([/Difícil.*chutei/, /Bom/, /Fácil/]);
    await page.keyboard.press('1');
    await expect(said(page)).toContainText('Resposta certa');
    await page.keyboard.press('4');
    await expect(said(page)).toContainText('Fácil: volta em');
    await page.keyboard.press('n');
    await expect(grades(page)).toBeVisible();
    expect(await onTable(page)).toBe(first);
    await expect(page.getByText('sua resposta · certa').first()).toBeVisible();
    await page.keyboard.press('2');
    await expect(said(page)).toContainText('Difícil: volta em');
  });

  await test.step('a wrong answer is a miss whatever is pressed', async () => {
    await page.keyboard.press('f');
    await expect(page.locator('.badges')).toContainText('marcado');
    await answer(page, bank, 'wrong');
    await expect(grades(page).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('3');
    await expect(said(page)).toContainText('Resposta errada conta como Errei');
    await expect(said(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Space');
    await expect(said(page)).toContainText('Errei: volta em 10 min.');
    await expect(left).toHaveText('Resta 1 cartão: 1 novo');
  });

  await test.step('the help keeps the focus and closes by Esc; one key swaps the language', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await expect(help.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(help.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await page.keyboard.press('s');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('l');
    await expect(page.locator('.question__stem')).toHaveAttribute('lang', 'en');
  });

  await test.step('the report is a text to copy', async () => {
    await page.keyboard.press('r');
    const report = page.getByRole('dialog', { name: 'Relatar um problema' });
    await expect(report.getByRole('textbox')).toHaveValue(/Item: question:[\s\S]*Versão: \d/);
    await page.keyboard.press('Escape');
  });

  await test.step('what does not come today is told at the end, and why', async () => {
    await page.keyboard.press('s');
    await expect(said(page)).toContainText('Suspenso');
    await page.keyboard.press('-');
    await expect(page.getByRole('heading', { name: 'Por agora é isso' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('1 cartão fica para amanhã: você chegou ao limite de revisões');
    await expect(main).toContainText('1 cartão fica para outro dia: trata do mesmo ponto');
    await expect(page.getByRole('link', { name: 'Mudar em Ajustes' })).toHaveAttribute('href', '/ajustes/');
    await expect(page.getByText('Fora da fila (2)')).toBeVisible();
    await page.getByText('Fora da fila (2)').click();
    await expect(page.getByRole('button', { name: /^Reativar: / })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('undo walks back, also after the last card', async () => {
    for (const words of ['Adiamento', 'Suspensão', 'Nota Errei', 'Marcação', 'Nota Difícil']) {
      await page.keyboard.press('u');
      await expect(said(page)).toContainText(new RegExp(`${words} desfeit[ao]\\.`));
    }
    expect(await onTable(page)).toBe(first);
    await expect(left).toHaveText('Restam 3 cartões: 3 novos');
    await page.keyboard.press('u');
    await expect(said(page)).toContainText('Nada feito hoje para desfazer.');
  });
});

test('in one hand: buttons under the thumb, a miss read up and come back from, a leech told at once', async ({
  page,
}) => {
  const bank = await readBank(page);
  const known = bank.apart
    .slice(0, 3)
    .flatMap((item): EventBody[] => [added(item), { type: 'review', item, rating: 4, elapsedMs: 1 }]);
  await importLog(page, logFrom(noon - 90 * day, [set('leech-limit', 1), ...known]));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/revisao/');
  await expect(page.locator('.review__left')).toHaveText('Restam 3 cartões: 3 revisões');

  await test.step('every action stands in the lower fifth of the window and hides nothing', async () => {
    const buttons = [
      page.getByRole('button', { name: 'Conferir' }),
      page.getByRole('button', { name: 'Não sei' }),
      page.locator('.more > summary'),
    ];
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThan(844 * 0.8);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.locator('.site-footer').boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(dock?.y ?? 0));
  });

  await test.step('a miss is saved before its lesson opens, and coming back goes on', async () => {
    const before = await onTable(page);
    await page.getByRole('button', { name: 'Não sei' }).click();
    await expect(grades(page).getByRole('button', { name: /^Errei, volta em/ })).toBeInViewport();
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`/licoes/${bank.lesson}/#.`));
    await page.goBack();
    await expect(page.locator('.review__left')).toContainText('Restam 2 cartões');
    expect(await onTable(page)).not.toBe(before);
    // That one was forgotten once too often for the limit that was set.
    await expect(page.getByText('Fora da fila (1)')).toBeVisible();
    await page.locator('.more > summary').click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(said(page)).toContainText('Nota Errei desfeita.');
    await expect(said(page)).toBeInViewport({ ratio: 1 });
    expect(await onTable(page)).toBe(before);
  });

  await test.step('a leech is told of at once, with the way to its lesson and back', async () => {
    await page.getByRole('button', { name: 'Não sei' }).click();
    await grades(page).getByRole('button').click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Este cartão foi esquecido 1 vez e saiu da fila.');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Reativar' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(/^Fora da fila/)).toHaveCount(0);
  });

  await test.step('the trap behind a miss is one key away too', async () => {
    await page.getByRole('button', { name: 'Não sei' }).click();
    await expect(grades(page)).toBeVisible();
    await page.keyboard.press('t');
    await expect(page).toHaveURL(/\/pegadinhas\/.+\/$/);
  });
});

test('towards an exam: new items wait for a press, siblings for another day, and exercises count', async ({
  page,
}) => {
  const bank = await readBank(page);
  const date = new Date(noon + 40 * day).toISOString().slice(0, 10);
  await importLog(
    page,
    logFrom(noon - 2 * day, [set('exam-date', date), ...bank.siblings.map(added), added(bank.exercise)]),
  );
  await page.goto('/revisao/');
  const plan = page.getByRole('region', { name: 'Plano até a prova' });
  await expect(plan).toContainText(/Prova marcada: faltam \d+ dias\. Novos de hoje: 0 de \d+\./);
  await expect(plan.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('href', '/ajustes/');
  const first = await onTable(page);
  await page.getByRole('button', { name: 'Não sei' }).click();
  await grades(page)
    .getByRole('button', { name: /^Errei/ })
    .click();
  await expect(page.getByRole('link', { name: 'Abrir a pegadinha' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(grades(page).getByRole('button')).toHaveCount(4);
  await page.keyboard.press('3');

  await expect(page.getByRole('heading', { name: 'Revisões em dia' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 cartão fica para outro dia');
  await expect(page.getByRole('main')).toContainText('achou difícil volta em');
  await expect(page.getByRole('button', { name: 'Repetir agora esse cartão' })).toBeVisible();
  await expect(page.getByText('Ler antes:').getByRole('link')).toHaveAttribute('href', /^\/licoes\/.+\/$/);
  await page.getByRole('button', { name: /^Começar os? / }).click();
  await expect(page.locator('.review__left')).toHaveText(/^Restam? \d+ cart.+: \d+ novos?$/);
  await page.keyboard.press('u');
  await expect(said(page)).toContainText(/^Desfeito: \d+ (item novo saiu|itens novos saíram) da fila\./);

  await test.step('ten minutes later the miss comes again, and does not count as mastery', async () => {
    await page.clock.setSystemTime(noon + 11 * 60_000);
    await page.reload();
    await expect(page.locator('.badges')).toContainText('de novo hoje');
    expect(await onTable(page)).toBe(first);
  });

  await test.step('two days later its sibling comes', async () => {
    await page.clock.setSystemTime(noon + 2 * day);
    await page.reload();
    await expect(page.locator('.question__stem')).toBeVisible();
    await answer(page, bank, 'right');
    await page.keyboard.press('3');
    await expect(said(page)).toContainText('Bom: volta em');
  });
});
