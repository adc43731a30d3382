// The Raio-X page as somebody with a 400 at hand uses it: paste, read the verdict, copy the repair.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

const order = { type: 'tool_use', id: 'toolu_01Order', name: 'get_order', input: { id: 1 } };
const stock = { type: 'tool_use', id: 'toolu_01Stock', name: 'get_stock', input: { id: 1 } };
const orderResult = { type: 'tool_result', tool_use_id: 'toolu_01Order', content: 'shipped' };
const stockResult = { type: 'tool_result', tool_use_id: 'toolu_01Stock', content: '12' };
const question = { role: 'user', content: 'Where is my order?' };

const bodyOf = (messages: unknown[]) => ({ model: 'claude-haiku-4-5', max_tokens: 1024, messages });
const orphan = bodyOf([
  question,
  { role: 'assistant', content: 'Let me look.' },
  { role: 'user', content: [orderResult, { type: 'text', text: 'And when will it come?' }] },
]);
const split = bodyOf([
  question,
  { role: 'assistant', content: [order, stock] },
  { role: 'user', content: [orderResult] },
  { role: 'user', content: [stockResult] },
]);
const orphanWords =
  'messages.2.content.0: unexpected `tool_use_id` found in `tool_result` blocks: toolu_01Order. Each `tool_result` block must have a corresponding `tool_use` block in the previous message.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Requisição a examinar' });
const verdict = (page: Page, profile: string) => page.getByRole('article', { name: profile });
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Pastes as the clipboard does, with the event that a large text is caught by. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await field(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/raio-x/', { waitUntil: 'networkidle' });
});

test('an orphan is refused by both profiles word for word, explained, and repaired to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, JSON.stringify(orphan, null, 2));
  for (const profile of ['anthropic', 'strict']) {
    await expect(verdict(page, profile)).toContainText('400');
    await expect(verdict(page, profile)).toContainText(orphanWords);
  }
  await expect(page.getByRole('status').first()).toHaveText(
    'Perfil anthropic: 400, recusada. Perfil strict: 400, recusada. 1 problema.',
  );
  const findings = section(page, 'O que há de errado');
  await expect(findings.getByRole('link', { name: 'O turno do assistente' })).toHaveAttribute(
    'href',
    '/licoes/tool-use-no-loop/#o-turno-do-assistente',
  );
  await expect(findings.getByRole('link', { name: 'Turno só com texto' })).toBeVisible();
  await findings.getByRole('button', { name: 'messages.2.content.0' }).click();
  await expect(section(page, 'Conversa').locator('[data-mark="error"]')).toBeInViewport();

  const repair = section(page, 'Reparo');
  await expect(repair).toContainText('os dois perfis aceitam');
  await expect(repair.locator('.ex-diff')).toContainText('toolu_01Order');
  await repair.getByRole('button', { name: 'Copiar o corpo reparado' }).click();
  await expect(repair.getByText('Copiado')).toBeVisible();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toEqual(
    bodyOf([
      question,
      { role: 'assistant', content: 'Let me look.' },
      { role: 'user', content: [{ type: 'text', text: 'And when will it come?' }] },
    ]),
  );
  await repair.getByRole('button', { name: 'Examinar o reparado' }).click();
  for (const profile of ['anthropic', 'strict']) await expect(verdict(page, profile)).toContainText('200');
  await expect(repair).toHaveCount(0);
});

test('split results are accepted by one profile and refused by the other', async ({ page }) => {
  await paste(page, JSON.stringify(split));
  await expect(verdict(page, 'anthropic')).toContainText('200');
  await expect(verdict(page, 'strict')).toContainText('400');
  await expect(verdict(page, 'strict')).toContainText(
    'messages.2: `tool_use` ids were found without `tool_result` blocks immediately after: toolu_01Stock.',
  );
  await expect(section(page, 'O que há de errado')).toContainText('só no perfil strict');
  await expect(section(page, 'Reparo').locator('[data-side="yours"]').first()).toBeVisible();
});

test('bad JSON is named by line and column, and the cursor goes there', async ({ page }) => {
  await paste(page, '{\n  "model": "claude-haiku-4-5",\n  "max_tokens" 1024\n}');
  await expect(page.getByText('Linha 3, coluna 16')).toBeVisible();
  await expect(verdict(page, 'strict')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ir para o ponto' }).click();
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(48);
});

test('of several requests the first faulty one is shown, and another can be chosen', async ({ page }) => {
  const fine = bodyOf([question]);
  await paste(page, [fine, split, orphan].map((body) => JSON.stringify(body)).join('\n'));
  const choices = page.getByRole('group', { name: '3 requisições no texto' });
  await expect(choices.getByRole('radio')).toHaveCount(3);
  await expect(choices.getByRole('radio').nth(1)).toBeChecked();
  await expect(verdict(page, 'strict')).toContainText('toolu_01Stock');
  await choices.getByRole('radio').nth(2).check();
  await expect(verdict(page, 'strict')).toContainText(orphanWords);
  await choices.getByRole('radio').nth(0).check();
  await expect(verdict(page, 'strict')).toContainText('Aceita como está.');
});

test('a short text travels in a link, without its key, and is not stored', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const key = 'sk-ant-api03-abcDEF0123456789abcDEF0123456789';
  const curl = `curl https://api.anthropic.com/v1/messages -H "x-api-key: ${key}" -d '${JSON.stringify(orphan)}'`;
  await paste(page, curl);
  await expect(verdict(page, 'strict')).toContainText(orphanWords);
  await expect(page.getByText('Há uma chave ou credencial')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link copiado, sem as credenciais')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(verdict(page, 'strict')).toContainText(orphanWords);
  expect(await field(page).inputValue()).not.toContain(key);
  const kept = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    (await indexedDB.databases()).map(({ name }) => name).join(),
  ]);
  expect(kept.join()).not.toContain('toolu_');
});

test('a body of megabytes leaves the page awake: its buttons answer while the worker works', async ({
  page,
}) => {
  const turns = Array.from({ length: 16_000 }, (_, turn) => [
    { role: 'assistant', content: [{ ...order, id: `toolu_${turn}` }] },
    {
      role: 'user',
      content: [
        ...(turn % 1000 === 500 ? [{ type: 'text', text: 'Result:' }] : []),
        { ...orderResult, tool_use_id: `toolu_${turn}` },
      ],
    },
  ]);
  const text = JSON.stringify(bodyOf([question, ...turns.flat()]));
  expect(text.length).toBeGreaterThan(2_000_000);
  await paste(page, text);
  // Pressed while the worker works, before it is old enough to be seen: it answers at once and ends the work.
  await page.getByRole('button', { name: 'Cancelar', includeHidden: true }).dispatchEvent('click');
  await expect(page.getByText('Exame cancelado')).toBeVisible();
  await expect(verdict(page, 'strict')).toHaveCount(0);
  await page.getByRole('button', { name: 'Examinar de novo' }).click();
  await page.locator('[data-theme-button]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await expect(verdict(page, 'strict')).toContainText('toolu_500.', { timeout: 30_000 });
  const conversation = section(page, 'Conversa');
  await expect(conversation).toContainText('32.017 blocos');
  const rows = conversation.locator('.ex-row--block');
  await section(page, 'O que há de errado').getByRole('button', { name: 'messages.23002' }).click();
  await expect(conversation.locator('[data-focused]')).toContainText('messages.23002');
  await expect(conversation.locator('[data-focused]')).toBeInViewport();
  const before = await rows.count();
  expect(before).toBeLessThan(250);
  await expect(section(page, 'Reparo').getByRole('button', { name: 'Copiar o corpo reparado' })).toBeVisible({
    timeout: 30_000,
  });
  await conversation.getByRole('button', { name: 'Mostrar mais 60 blocos' }).first().click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(before + 60);
});

test('a dropped file is examined, with the keyboard everything is reached, and the result is accessible', async ({
  page,
}) => {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'corpo.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(split, null, 2)),
  });
  await expect(section(page, 'Reparo').getByRole('button', { name: 'Examinar o reparado' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an example shows what the page does, and clearing brings the beginning back', async ({ page }) => {
  await page.getByRole('button', { name: 'Texto antes dos resultados' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'anthropic')).toContainText('400');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Resultado órfão' })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});
