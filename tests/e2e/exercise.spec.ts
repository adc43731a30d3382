// What the exercise page promises beside the verdict: nothing lost, nothing by itself, always a way out.
import { expect, test } from '@playwright/test';
import { ExercisePage, exerciseFile } from './exercise-page.ts';

const id = 'id-inventado';
const starterLine = exerciseFile(id, 'starter.ts').split('\n')[0] ?? '';

test('keeps what was typed over a reload, starts over for this exercise only, and undoes that', async ({
  page,
}) => {
  const exercise = new ExercisePage(page);
  for (const other of ['turno-so-com-texto', id]) {
    await exercise.open(other);
    await exercise.paste(`// rascunho de ${other}\n${exerciseFile(other, 'starter.ts')}`);
    await expect(page.getByText('Salvo neste navegador').first()).toBeVisible();
  }
  await page.reload();
  await expect(exercise.editor).toContainText(`rascunho de ${id}`);
  await page.getByRole('button', { name: 'Recomeçar' }).click();
  await expect(exercise.editor).not.toContainText('rascunho de');
  await expect(exercise.editor).toContainText(starterLine);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(exercise.editor).toContainText(`rascunho de ${id}`);
  await exercise.open('turno-so-com-texto');
  await expect(exercise.editor).toContainText('rascunho de turno-so-com-texto');
});

test('editable while the database does not open; when it does, what was done early is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('held') !== null) return;
    sessionStorage.setItem('held', 'once');
    const { open } = IDBFactory.prototype;
    const waiting: (() => void)[] = [];
    addEventListener('let-it-open', () => {
      for (const go of waiting) go();
    });
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters);
      Object.defineProperty(request, 'onsuccess', {
        set: (handler) =>
          request.addEventListener('success', (event) => waiting.push(() => handler.call(request, event))),
      });
      return request;
    };
  });
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// cedo\n');
  await page.getByRole('button', { name: /^Abrir a dica 1 de/ }).click();
  await expect(page.getByText('Não foi possível salvar neste navegador')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('let-it-open')));
  await expect(page.getByRole('status').getByText('Salvo neste navegador')).toBeVisible();
  await page.reload();
  await expect(exercise.editor).toContainText('// cedo');
  await expect(page.getByText('Dica 1', { exact: true })).toBeVisible();
});

test('two tabs with one exercise: the newer text comes in, and of two texts both are kept', async ({
  page,
  context,
}) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  const other = await context.newPage();
  // A tab that slept: it hears nothing of what others save.
  await other.addInitScript(() =>
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined }),
  );
  const there = new ExercisePage(other);
  await there.open(id);
  for (const tab of [page, other])
    await expect(tab.getByText('Código inicial', { exact: true })).toBeVisible();
  await there.paste('// uma hora de trabalho');
  await expect(exercise.editor).toHaveText('// uma hora de trabalho');
  await exercise.paste('// daqui');
  await expect(page.locator('.ex-code__state')).toHaveText('Salvo neste navegador');
  await there.paste('// de lá');
  await expect(other.getByText('Outra aba salvou outra versão deste código.')).toBeVisible();
  await other.getByRole('button', { name: 'Trazê-la de volta' }).click();
  await expect(there.editor).toHaveText('// daqui');
  await other.getByRole('button', { name: 'Desfazer' }).click();
  await expect(exercise.editor).toHaveText('// de lá');
});

test('keeps every key of fast typing, in its order', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await expect(page.getByText('Código inicial', { exact: true })).toBeVisible();
  await exercise.editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  const typed = '// abcdefghijklmnopqrstuvwxyz 0123456789 abcdefghijklmnopqrstuvwxyz';
  await page.keyboard.type(`${typed}\n`);
  await expect(page.locator('.cm-line').first()).toHaveText(typed);
});

test('asks for a prediction first, and runs without one when told to skip', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.runButton.click();
  await expect(page.getByText('Escolha uma resposta antes de executar')).toBeVisible();
  await page.getByRole('button', { name: 'Pular e executar' }).click();
  await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
});

test('opens hints one at a time and shows our solution only when asked twice', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await page.getByRole('button', { name: /^Abrir a dica 1 de \d/ }).click();
  await expect(page.getByText('Dica 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Dica 2', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Abrir a dica 2 de \d/ }).click();
  await expect(page.getByText('Dica 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver a solução mesmo assim' }).click();
  await expect(page.getByText('Quer ver mesmo assim?')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('runs by Ctrl+Enter and lets the keyboard leave the editor', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.predict();
  await exercise.editor.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(exercise.editor).not.toBeFocused();
  await exercise.editor.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
});

test('marks the learner’s line where the program does not parse', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.predict();
  await exercise.paste('const a = 1;\nconst b = 2;\nconst c = ;\n');
  await exercise.runButton.click();
  await expect(exercise.verdict).toContainText('3', { timeout: 45_000 });
  await expect(page.getByRole('button', { name: 'Ir para a linha 3' }).first()).toBeVisible();
});

test('stops a program that never pauses, by its button, and stays usable', async ({ page }) => {
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.predict();
  await exercise.paste('export async function runAgent(): Promise<string> {\n  while (true) {}\n}\n');
  await exercise.runButton.click();
  await expect(page.getByText('Variante 1 de')).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(exercise.runButton).toBeVisible();
  await exercise.paste(exerciseFile(id, 'solution.ts'));
  await exercise.run();
  await expect(exercise.verdict).toContainText('passou');
});

test('shows code, conversation and checks as tabs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exercise = new ExercisePage(page);
  await exercise.open(id);
  await exercise.predict();
  await exercise.runButton.click();
  await expect(exercise.verdict).toBeVisible({ timeout: 45_000 });
  const tabs = page.getByRole('tablist', { name: 'Partes do exercício' });
  await tabs.getByRole('tab', { name: 'Conversa' }).click();
  await expect(page.getByText('A API respondeu 400', { exact: true }).last()).toBeVisible();
  await tabs.getByRole('tab', { name: 'Verificações' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Verificações' })).toContainText('falhou');
  await tabs.getByRole('tab', { name: 'Código' }).click();
  await expect(exercise.editor).toBeVisible();
});
