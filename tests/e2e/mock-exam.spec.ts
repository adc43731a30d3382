// The mock exam in a real browser: a sitting by keyboard, across a closed tab, to its report; the clock is moved by hand.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { lessonPages } from './pages.ts';

interface BankQuestion {
  select: number;
  stem: { en: string };
  options: { text: { en: string }; correct: boolean }[];
}

async function readBank(page: Page): Promise<BankQuestion[]> {
  const files = lessonPages.map((path) => `/quizzes/${path.split('/')[2]}.json`);
  const quizzes = await Promise.all(files.map(async (file) => (await page.request.get(file)).json()));
  return quizzes.flatMap((quiz: { questions: BankQuestion[] }) => quiz.questions);
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
    )
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '');

/** Answers the question on the page by keyboard, all right or all wrong. */
async function answer(page: Page, wanted: 'right' | 'wrong'): Promise<void> {
  const shown = page.locator('.question');
  const stem = textOf((await shown.locator('.question__stem').textContent()) ?? '');
  const question = (await readBank(page)).find((one) => textOf(one.stem.en) === stem);
  if (question === undefined) throw new Error(`Not in the bank: ${stem}`);
  const good = question.options.filter(({ correct }) => correct).map(({ text }) => textOf(text.en));
  const texts = (await shown.locator('.option__text').allTextContents()).map(textOf);
  const isGood = (index: number): boolean => good.includes(texts[index] ?? '');
  // All right, or as many wrong ones as there are.
  const picks = [...texts.keys()]
    .sort((one, other) => Number(isGood(one)) - Number(isGood(other)))
    .slice(...(wanted === 'right' ? [-question.select] : [0, question.select]));
  for (const index of picks) await page.keyboard.press(String(index + 1));
  for (const index of picks) await expect(shown.locator('input').nth(index)).toBeChecked();
}

async function begin(page: Page, mode: RegExp): Promise<void> {
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { name: /^Questão 1 de/ })).toBeFocused();
}

const step = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Questões do simulado' }).getByRole('button', { name });

/** Hands in from the last look at the form. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Relatório/ })).toBeFocused();
}

test('a sitting goes on after a closed tab with its answers and its time, and ends in an honest report', async ({
  context,
}) => {
  test.setTimeout(180_000);
  let page = await context.newPage();
  await page.clock.install({ time: new Date('2026-12-01T10:00:00') });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/simulado/');
  await expect(page.getByRole('radio', { name: /^Completo/ })).toHaveAccessibleName(
    /Hoje \d+ das 60 questões, em \d+ minutos: o banco ainda/,
  );
  await expectAccessible(page);

  await test.step('answers, flags and moves by keyboard', async () => {
    await begin(page, /^Curto/);
    await expectAccessible(page);
    await answer(page, 'right');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Marcar para rever' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: /^Questão 2 de/ })).toBeFocused();
    await expect(page.locator('.question__stem')).toHaveAttribute('lang', 'en');
    await answer(page, 'wrong');
    await page.keyboard.press('l');
    await expect(page.locator('.question__stem')).toHaveAttribute('lang', 'pt-BR');
    await page.keyboard.press('t');
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  await test.step('closes the tab after two minutes and comes back the next day', async () => {
    await page.clock.runFor('02:00');
    await page.close({ runBeforeUnload: true });
    page = await context.newPage();
    await page.clock.install({ time: new Date('2026-12-02T10:00:00') });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/simulado/');
    const waiting = page.getByRole('region', { name: 'Simulado em andamento' });
    await expect(waiting).toContainText(/: 2 de \d+ questões respondidas; restam/);
    await expectAccessible(page);
    await waiting.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: /^Questão 3 de/ })).toBeFocused();
    await expect(step(page, /^Questão 1, respondida, marcada para rever$/)).toBeVisible();
    await expect(step(page, /^Questão 2, respondida$/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(1:)?\d?\d:\d\d$/);
  });

  await test.step('hands in and reads the report', async () => {
    await page.getByRole('button', { name: 'Conferir e entregar' }).click();
    const open = page.getByRole('button', { name: /^\d+ questões sem resposta ir à questão 3$/ });
    await expectAccessible(page);
    await open.click();
    await expect(page.getByRole('heading', { name: /^Questão 3 de/ })).toBeFocused();
    await page.getByRole('button', { name: 'Conferir e entregar' }).click();
    await expect(open).toBeVisible();
    await handIn(page);
    const report = page.locator('.report');
    await expect(report).toContainText(/^Relatório: simulado curto1 de \d+ certas/);
    await expect(report).toContainText('com 95% de confiança');
    await expect(report).toContainText(/não teve questões aqui|não tiveram questões aqui/);
    await page.getByText('Por que não há nota de 100 a 1.000?').click();
    await expect(report).toContainText('qualquer número aqui seria inventado');
    const items = report.locator('.report-item');
    await expect(items.nth(0)).toContainText('Questão 1: certa');
    await expect(items.nth(1)).toContainText('Questão 2: errada');
    await expect(items.nth(2)).toContainText('Questão 3: sem resposta');
    await expect(items.nth(2).locator('.report-item__words')).toHaveText(/^\S.{20,}/);
    await expect(report).toContainText(
      /As \d+ que você não acertou entram na sua revisão a partir de amanhã\./,
    );
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toContainText('sua resposta · errada');
    await expect(items.nth(1).getByRole('link', { name: 'Rever na lição' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('keeps the exam, and offers the miss alone', async () => {
    await page.getByRole('button', { name: 'Voltar aos simulados' }).click();
    await begin(page, /^Só meus erros.*1 questão/);
    await answer(page, 'right');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Todas respondidas, nenhuma marcada para rever.')).toBeVisible();
    await handIn(page);
    await expect(page.locator('.report')).toContainText('1 de 1 certas');
    await page.reload();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('radio', { name: /^Só meus erros/ })).toBeDisabled();
  });
});

test('the time ends a sitting, but not while the device sleeps', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-01T10:00:00') });
  await page.goto('/simulado/');
  await page.getByRole('radio', { name: /^Por task statement/ }).check();
  const subjects = page.getByLabel('Task statement', { exact: true });
  const small = await subjects
    .getByRole('option', { name: /\(1\)$/ })
    .first()
    .getAttribute('value');
  await subjects.selectOption(small);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 1 de 1' })).toBeFocused();
  await page.clock.fastForward('08:00:00');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00|1:5\d)$/);
  await answer(page, 'right');
  await page.clock.runFor('02:05');
  await expect(page.getByText('O tempo acabou antes da entrega.')).toBeVisible();
  await expect(page.locator('.report')).toContainText('1 de 1 certas');
});

test('a discarded sitting leaves no trace', async ({ page }) => {
  await page.goto('/simulado/');
  await begin(page, /^Completo/);
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Descartar…' }).click();
  await expect(page.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.getByRole('button', { name: 'Descartar de vez' }).click();
  await expect(page.getByText('Seus simulados ficam aqui')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Seus simulados ficam aqui')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});
