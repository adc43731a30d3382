// Search and command palette: by keys alone, over lessons, exercises and glossary, without the answers.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { lessonPage } from './pages.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar e ir para' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');

async function open(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(lessonPage, { waitUntil: 'networkidle' });
  const ofSearch = (path: string) => /pagefind|curso\.json|search/.test(path);
  expect(asked.filter(ofSearch)).toEqual([]);
  await open(page);
  expect(
    asked.filter((path) => path.includes('pagefind')),
    'the index waits for the first word',
  ).toEqual([]);
  await field(page).fill('órfão');
  await expect(options(page).first()).toBeVisible();
  expect(asked).toContain('/pagefind/pagefind.js');
});

test('/, Ctrl+K and Cmd+K open the palette, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/licoes/');
  const link = page.getByRole('main').getByRole('link').first();
  for (const key of ['/', 'Control+k', 'Meta+k'])
    await test.step(key, async () => {
      await link.focus();
      await open(page, key);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
      // The next key must move the focus itself.
      await link.blur();
    });
});

test('the button in the header opens it too, and a click beside the box closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 300);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeFocused();
});

test('typing in a field or in the editor opens nothing', async ({ page }) => {
  await page.goto('/raio-x/');
  // What is typed before the page's script is there is no key press to anybody.
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const text = page.getByRole('main').getByRole('textbox').first();
  await text.click();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(text).toHaveValue('/');
  await page.goto('/pegadinhas/turno-so-com-texto/');
  await page.locator('.cm-content').click();
  await page.keyboard.type('// nota');
  await expect(page.locator('.cm-content')).toContainText('// nota');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a word finds pages with their sections, and Enter goes to the section chosen with the arrows', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await field(page).fill('tool_result');
  await expect(dialog(page).getByRole('status')).toContainText('encontrados');
  const section = options(page).filter({ hasText: 'Anatomia do tool_result' });
  await expect(section).toBeVisible();
  const count = await options(page).count();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const steps = (await options(page).allTextContents()).findIndex((text) => text.startsWith('Anatomia do'));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/licoes\/tool-use-no-loop\/#anatomia-do-tool-result$/);
});

test('accents do not matter, words that stand nowhere are told, and exercises keep their answers', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await test.step('a word without its accents finds the exercise and the term that have them', async () => {
    await field(page).fill('resultado orfao');
    await expect(options(page).filter({ hasText: 'Glossário' }).first()).toContainText('resultado órfão');
    await field(page).fill('turno so com texto');
    await expect(options(page).filter({ hasText: 'Turno só com texto' }).first()).toContainText('Pegadinha');
  });
  await test.step('words that stand nowhere are answered with a sentence', async () => {
    await field(page).fill('xyzzyq');
    await expect(dialog(page).getByRole('status')).toContainText('Nada encontrado para “xyzzyq”');
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('of an exercise the statement is searched, not its answers, hints or code', async () => {
    const searched = await page.evaluate(async () => {
      const address = '/pagefind/pagefind.js';
      const pagefind = await import(address);
      const { results } = await pagefind.search('Casa Aurora');
      const pages: { url: string; content: string }[] = await Promise.all(
        results.map((result: { data(): Promise<unknown> }) => result.data()),
      );
      return pages.find(({ url }) => url === '/pegadinhas/turno-so-com-texto/')?.content;
    });
    expect(searched).toContain('vende móveis');
    const kept = ['tool_use correspondente', 'MAX_RODADAS', 'segunda requisição', 'não guarda estado'];
    for (const other of kept) expect(searched).not.toContain(other);
  });
});

test('an empty field lists the next step, the places and the actions; letters narrow them', async ({
  page,
}) => {
  await page.goto('/a-prova/');
  await open(page);
  await expect(dialog(page).getByRole('group', { name: 'Agora' }).getByRole('option')).toContainText(
    'Tool use no laço',
  );
  const places = dialog(page).getByRole('group', { name: 'Ir para' }).getByRole('option');
  await expect(places).toHaveCount(11);
  await field(page).fill('rev');
  await expect(places).toHaveCount(1);
  // Its answer from the index comes later than the place, and nothing is not what was found.
  await field(page).fill('anki');
  await expect(places).toHaveText(/^Dados/);
  await field(page).fill('rev');
  await expect(places).toHaveText(/^Revisão/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/revisao\/$/);
});

test('a theme is chosen by its name and kept', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await field(page).fill('tema esc');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /^Tema escuro/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an index that does not load is told, and the places still work', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/');
  await open(page);
  await field(page).fill('glo');
  await expect(dialog(page).getByRole('status')).toContainText('A busca não carregou');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossario\/$/);
});

test('the dialog is accessible, empty, with results and without, at 320 and 1280 px', async ({ page }) => {
  await page.goto('/');
  await open(page);
  const judge = async (state: string) => {
    for (const width of [320, 1280])
      await test.step(`${state}, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await expectAccessible(page, { within: 'dialog[open]' });
      });
  };
  await test.step('with the page behind it', () => expectAccessible(page));
  await judge('empty');
  await field(page).fill('tool_result');
  await expect(dialog(page).getByRole('status')).toContainText('encontrados');
  await judge('with results');
  await field(page).fill('xyzzyq');
  await expect(dialog(page).getByRole('status')).toContainText('Nada encontrado');
  await judge('without results');
});
