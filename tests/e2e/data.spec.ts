// The learner's data: a damaged or foreign file is refused whole, what is stored stays, and it can be taken along.
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { readAnkiText } from '../unit/takeout/read-anki-text.ts';
import { lessonPage } from './pages.ts';
import { importLog, weeksOfStudy } from './study-log.ts';

/** Text of the file that a press on the button downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await press();
  return readFileSync(await (await waiting).path(), 'utf8');
}

test('refuses broken and foreign files whole, says why, and leaves the progress untouched', async ({
  page,
}) => {
  await page.goto(lessonPage);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(page.getByText('Lição concluída.')).toBeVisible();
  await page.goto('/dados/');
  const counts = page.getByRole('main').getByRole('list').first();
  await expect(counts).toContainText('1 registro');
  const before = await counts.textContent();
  const files: [name: string, text: string, says: RegExp][] = [
    ['cortado.json', '{"format":"pegadinha-progress","version":1,"events":[', /linha 1/i],
    ['outro.json', '{"cards":[]}', /format/],
    [
      'novo.json',
      '{"format":"pegadinha-progress","version":99,"exportedAt":1,"events":[],"drafts":[]}',
      /99/,
    ],
    [
      'evento.json',
      '{"format":"pegadinha-progress","version":1,"exportedAt":1,"events":[{"id":"aaaa:1","at":1,"body":{"type":"review"}}],"drafts":[]}',
      /events/,
    ],
  ];
  for (const [name, text, says] of files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const refused = page.getByRole('alert').filter({ hasText: 'Arquivo recusado' });
    await expect(refused, name).toContainText(says);
    expect(await counts.textContent(), name).toBe(before);
  }
});

test('two tabs see each other’s work', async ({ page, context }) => {
  await page.goto('/dados/');
  const counts = page.getByRole('main').getByRole('list').first();
  await expect(counts).toContainText('0 registros');
  const other = await context.newPage();
  await other.goto(lessonPage);
  await other.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(other.getByText('Lição concluída.')).toBeVisible();
  await expect(counts).toContainText('1 registro');
});

test('weeks of study are told of, taken to Anki and to a table, and a backup is asked for until it is made', async ({
  page,
  request,
}) => {
  const cards = await (await request.get('/cartoes.json')).json();
  const items = cards.questions.slice(0, 60).map(({ id }: { id: string }) => `question:${id}`);
  const events = weeksOfStudy({ items: [...items, 'question:not-in-this-version'], now: Date.now() });
  await importLog(page, events);
  await expect(page.getByText('Hora de uma cópia nova.')).toBeVisible();

  await expect(page.getByRole('radio', { name: /^Os meus \(61 cartões/ })).toBeChecked();
  await page.getByLabel('Idioma das questões').selectOption('en');
  const anki = await downloaded(page, () => page.getByRole('button', { name: 'Baixar para o Anki' }).click());
  const notes = readAnkiText(anki, { noteTypes: ['Basic'], current: 'Cloze' });
  expect(notes).toHaveLength(60);
  expect(notes[0]).toMatchObject({ noteType: 'Basic', deck: 'Pegadinha' });
  await expect(page.getByText(/^Baixado: .*, com 60 notas\.$/)).toBeVisible();

  const csv = await downloaded(page, () => page.getByRole('button', { name: /em CSV/ }).click());
  const reviews = events.filter(({ body }) => body.type === 'review').length;
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + reviews);

  await page.goto('/');
  await expect(page.getByText(/^Seu progresso ainda não tem cópia/)).toBeVisible();
  await page.getByRole('link', { name: 'Fazer uma cópia' }).click();
  const copy = await downloaded(page, () => page.getByRole('button', { name: 'Exportar tudo' }).click());
  expect(JSON.parse(copy).events).toHaveLength(events.length);
  await expect(page.getByText('Hora de uma cópia nova.')).toBeHidden();
});

/** Makes the browser's database refuse writes as on a full disk, or take them again. */
async function setDisk(page: Page, state: 'full' | 'free'): Promise<void> {
  // Chromium's own quota for tests is not held to by its database, so the browser's refusal is put in its place.
  await page.evaluate((wanted) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    store.realPut ??= store.put;
    const refuse = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
    store.put = wanted === 'full' ? refuse : store.realPut;
  }, state);
}

test('with a full disk an answer is told unsaved, the export still works, and the answer can be saved again', async ({
  page,
}) => {
  await page.goto(lessonPage);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(page.getByText('Lição concluída.')).toBeVisible();
  await page.getByRole('button', { name: /^Responder \d+ quest/ }).click();
  await setDisk(page, 'full');
  await page.getByRole('button', { name: 'Não sei' }).click();

  const banner = page.getByRole('alert').filter({ hasText: 'Exportar agora' });
  await expect(banner).toContainText('ficou sem espaço');
  await expect(page.locator('[data-save-state]')).toHaveText('A última mudança não foi salva');
  const copy = await downloaded(page, () => banner.getByRole('button', { name: 'Exportar agora' }).click());
  expect(JSON.parse(copy).events).toHaveLength(1);

  await setDisk(page, 'free');
  await page.getByRole('button', { name: 'Salvar de novo' }).click();
  await expect(page.locator('[data-save-state]')).toHaveText('Salvo neste navegador');
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Esta questão entrou na sua revisão.')).toBeVisible();
});

test('a log that progress can’t be derived from can still be exported, added to and removed', async ({
  page,
}) => {
  await page.goto(lessonPage);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(page.getByText('Lição concluída.')).toBeVisible();
  // Deriving reads the log in its order, by an index; the export reads the table.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new RangeError('Invalid time value');
    };
    Object.assign(IDBIndex.prototype, { getAll: refuse, openCursor: refuse, getAllRecords: refuse });
  });
  await page.goto('/dados/');
  await expect(page.getByRole('alert')).toContainText('Nada foi apagado.');
  const copy = await downloaded(page, () => page.getByRole('button', { name: 'Exportar tudo' }).click());
  expect(JSON.parse(copy).events).toHaveLength(1);
  await expect(page.getByText('Escolher arquivo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apagar tudo…' })).toBeVisible();
});
