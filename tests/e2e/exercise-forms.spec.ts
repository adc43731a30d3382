// One exercise of each form, as hands know it: mark a line, order pieces, review a change, fill gaps, compare costs.
import { expect, type Page, test } from '@playwright/test';
import { splitPieces } from '../../src/core/index.ts';
import { expectAccessible } from './accessible.ts';
import { ExercisePage, exerciseFile } from './exercise-page.ts';

/** Opens an exercise whose page may have no editor yet. */
async function open(page: Page, id: string): Promise<ExercisePage> {
  await page.goto(`/pegadinhas/${id}/`);
  const exercise = new ExercisePage(page);
  await expect(exercise.runButton).toBeEnabled();
  return exercise;
}

const phone = { width: 390, height: 844 };

test.describe('find-line', () => {
  const id = 'ambiente-sem-enum';
  const lines = (page: Page) => page.getByRole('group', { name: /marque uma linha/ });

  test('a line is marked by keyboard, judged after the run, and the editor takes its place', async ({
    page,
  }) => {
    const exercise = await open(page, id);
    await expect(exercise.editor).toHaveCount(0);
    await lines(page).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Linha 2 marcada.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('O problema não está na linha que você marcou.')).toBeVisible();
    await expect(page.getByText('sua linha', { exact: true })).toBeVisible();
    await expect(page.getByText('a linha do problema', { exact: true })).toBeVisible();
    await expect(exercise.editor).toBeVisible();
    await expect(exercise.runButton).toBeFocused();
    await page.reload();
    await expect(exercise.editor).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
  });

  test('asks for a line first, and runs without one when told to skip', async ({ page }) => {
    await page.setViewportSize(phone);
    const exercise = await open(page, id);
    await exercise.runButton.click();
    await expect(page.getByText('Marque a linha que você acha culpada')).toBeVisible();
    await expect(lines(page).getByRole('radio').first()).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pular e executar' }).click();
    await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
  });

  test('who would rather mend at once gets the editor, and the solution passes', async ({ page }) => {
    const exercise = await open(page, id);
    await page.getByRole('button', { name: 'Editar sem marcar' }).click();
    await exercise.paste(exerciseFile(id, 'solution.ts'));
    await exercise.run();
    await expect(exercise.verdict).toContainText('passou');
  });
});

test.describe('order-lines', () => {
  const id = 'ordem-trocada';
  const wanted = splitPieces(exerciseFile(id, 'solution.ts'))?.pieces ?? [];
  const pieces = (page: Page) =>
    page.getByRole('list', { name: /^Trechos do programa/ }).getByRole('listitem');
  const shown = async (page: Page) =>
    await pieces(page).evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('code')].map((line) => line.textContent?.trim()).join('\n'),
      ),
    );
  const bare = (piece: string) =>
    piece
      .split('\n')
      .map((line) => line.trim())
      .join('\n');

  test('pieces are moved with Alt and the arrows, each move is told, and the right order passes', async ({
    page,
  }) => {
    const exercise = await open(page, id);
    await expect(page.getByText('Código inicial', { exact: true })).toBeVisible();
    for (const [place, piece] of wanted.entries()) {
      let from = (await shown(page)).indexOf(bare(piece));
      await pieces(page).nth(from).getByRole('button').first().focus();
      for (; from > place; from -= 1) {
        await page.keyboard.press('Alt+ArrowUp');
        await expect(page.getByText(`: agora é o trecho ${from} de ${wanted.length}.`)).toBeAttached();
      }
    }
    expect(await shown(page)).toEqual(wanted.map(bare));
    await expectAccessible(page);
    await expect(page.getByText('Salvo neste navegador').first()).toBeVisible();
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(wanted.map(bare));
    await exercise.predict();
    await exercise.run();
    await expect(exercise.verdict).toContainText('passou');
  });

  test('a button moves a piece on a phone, and the editor holds the same program', async ({ page }) => {
    await page.setViewportSize(phone);
    const exercise = await open(page, id);
    await expect(page.getByText('Código inicial', { exact: true })).toBeVisible();
    const [first, second] = await shown(page);
    await page.getByRole('button', { name: /^Descer o trecho 1:/ }).click();
    await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([first, second]));
    expect((await shown(page)).slice(0, 2)).toEqual([second, first]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Editar como texto' }).click();
    await expect(exercise.editor).toContainText('// <ordenar>');
    await page.getByRole('button', { name: 'Voltar aos trechos' }).click();
    expect((await shown(page)).slice(0, 2)).toEqual([second, first]);
  });
});

test('review-diff shows what the change takes and brings, and the mended program passes', async ({
  page,
}) => {
  const id = 'mensagem-vazia';
  const exercise = await open(page, id);
  const change = page.getByRole('region', { name: 'A mudança em revisão' });
  await expect(change.getByText('Entra:').first()).toBeAttached();
  await expect(change.getByText('Sai:').first()).toBeAttached();
  await expectAccessible(page);
  await exercise.predict();
  await exercise.paste(exerciseFile(id, 'solution.ts'));
  await exercise.run();
  await expect(exercise.verdict).toContainText('passou');
});

test('skeleton counts the gaps, leads to the next one, and passes once they are written', async ({
  page,
}) => {
  const id = 'despacho-por-nome';
  const exercise = await open(page, id);
  await expect(exercise.editor).toBeVisible();
  await page.getByRole('button', { name: /^Ir para a linha \d+$/ }).click();
  await expect(exercise.editor).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('// TODO');
  await expectAccessible(page);
  await exercise.predict();
  await exercise.paste(exerciseFile(id, 'solution.ts'));
  await expect(page.getByText('Nenhum TODO no programa.')).toBeVisible();
  await exercise.run();
  await expect(exercise.verdict).toContainText('passou');
});

test('costs of starter and program stand side by side after the run', async ({ page }) => {
  // The starter is run a second time, quietly.
  test.slow();
  const id = 'oito-ferramentas';
  const exercise = await open(page, id);
  await exercise.predict();
  await exercise.run();
  const table = page.getByRole('region', { name: 'Custo: antes e depois' }).getByRole('table');
  await expect(page.getByText('Você executou o código inicial.')).toBeVisible({ timeout: 45_000 });
  await exercise.paste(exerciseFile(id, 'solution.ts'));
  await exercise.run();
  const requests = table.getByRole('row', { name: /^Requisições/ }).getByRole('cell');
  const [before = '', after = ''] = await requests.allTextContents();
  expect(Number(after)).toBeGreaterThan(0);
  expect(Number(after)).toBeLessThan(Number(before));
  await expect(page.getByText('Você executou o código inicial.')).toHaveCount(0);
  await expectAccessible(page);
});

test('repair-history sends the body as it is, without a sandbox, and tells where it stops being JSON', async ({
  page,
}) => {
  const id = 'converse-resultados-divididos';
  const exercise = await open(page, id);
  await expect(exercise.editor).toBeVisible();
  await exercise.predict();
  const run = async () => {
    await exercise.runButton.click();
    await expect(page.getByText('O código mudou desde esta execução.')).toHaveCount(0);
    await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
  };
  await run();
  await expect(exercise.verdict).toContainText('A API recusou o corpo com 400.');
  await expectAccessible(page);
  await exercise.paste('{\n  "messages": [,]\n}');
  await run();
  await expect(exercise.verdict).toContainText('O texto não é JSON na linha 2, coluna 16');
  await exercise.paste(exerciseFile(id, 'solution.json'));
  await run();
  await expect(exercise.verdict).toContainText('A API aceita o seu histórico');
  expect(page.frames()).toHaveLength(1);
});
