// The site without a network, and how a new version of it comes in.
import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type ChangingSite, startChangingSite } from './changing-site.ts';
import { ExercisePage, exerciseFile } from './exercise-page.ts';
import { lessonPage } from './pages.ts';

const test = base.extend<{ site: ChangingSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startChangingSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
test.use({ serviceWorkers: 'allow' });
test.slow();

/** Waits until the worker has the whole site. */
async function visitOnce(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** Serves a build that differs in its home page, as a deployment would: the page and the worker that lists it. */
function deployNewHome(site: ChangingSite, headline: string): void {
  const old = site.read('/');
  const fresh = old.replace(/(<h1[^>]*>)[^<]*/, `$1${headline}`);
  const revision = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const worker = site.read('/sw.js');
  expect(worker).toContain(revision(old));
  for (const path of ['/', '/index.html']) site.replace(path, fresh);
  site.replace('/sw.js', worker.replace(revision(old), revision(fresh)));
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma versão nova.' });

// One visit for all that follows from it: bringing the whole site is the dear part.
test('after one visit to the home page the site can be installed, and everything works without a network', async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page);
  await test.step('the browser finds nothing that keeps it from installing the site', async () => {
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window of a test counts as private, in which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  await context.setOffline(true);
  await site.stop();

  await test.step('the home page', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a lesson with its questions, finished', async () => {
    await page.goto(lessonPage);
    await expect(page.getByRole('heading', { level: 1, name: /Tool use no laço/ })).toBeVisible();
    await page.getByRole('button', { name: /^Responder \d+ quest/ }).click();
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible();
    await page.getByRole('button', { name: 'Marcar como concluída' }).click();
    await expect(page.getByText('Lição concluída.')).toBeVisible();
  });

  await test.step('an exercise, mended and run', async () => {
    const exercise = new ExercisePage(page);
    await exercise.open('turno-so-com-texto');
    await exercise.predict();
    await exercise.paste(exerciseFile('turno-so-com-texto', 'solution.ts'));
    await exercise.run();
    await expect(page.locator('[data-exercise="turno-so-com-texto"]').first()).toHaveAttribute(
      'data-state',
      'joined',
    );
  });

  await test.step('the Raio-X', async () => {
    await page.goto('/raio-x/');
    await page
      .getByRole('main')
      .getByRole('textbox')
      .first()
      .fill('{"model":"claude-sonnet-4-5","messages":[]}');
    await expect(page.getByText('max_tokens: Field required').first()).toBeVisible();
  });

  await test.step('the review', async () => {
    await page.goto('/revisao/');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  });

  await test.step('the search', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('tool_result');
    await expect(page.getByRole('option', { name: /tool_result/ }).first()).toBeVisible();
  });

  await test.step('an address that does not exist says so, with the status 404', async () => {
    const response = await page.goto('/nao-existe/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  });
});

test('a new version is offered, comes in by its button alone, and not before', async ({ page, site }) => {
  await visitOnce(page);
  const headline = page.getByRole('heading', { level: 1 });
  const before = (await headline.textContent()) ?? '';
  await expect(offer(page)).toHaveCount(0);

  deployNewHome(site, 'Outra versão');
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(headline).toHaveText(before);
  await page.getByRole('button', { name: 'Depois' }).click();
  await expect(offer(page)).toHaveCount(0);

  await page.reload();
  await expect(headline).toHaveText(before);
  await offer(page).getByRole('button', { name: 'Recarregar' }).click();
  await expect(headline).toHaveText('Outra versão');
  await expect(offer(page)).toHaveCount(0);
});

test('the caches hold the files of the build and nothing else; another window brings a new version in, and a run begun before still finds its files', async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, lessonPage);
  const exercise = new ExercisePage(page);
  await test.step('after a lesson and a run the caches hold the files of the build alone', async () => {
    await page.getByRole('button', { name: 'Marcar como concluída' }).click();
    await expect(page.getByText('Lição concluída.')).toBeVisible();
    await exercise.open('turno-so-com-texto');
    await exercise.predict();
    await exercise.run();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const listed = [...site.read('/sw.js').matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);
    expect(listed.length).toBeGreaterThan(100);
    expect(kept.toSorted()).toEqual(listed.toSorted());
  });

  // A page that has run nothing yet.
  await exercise.open('id-inventado');
  await exercise.predict();
  const other = await context.newPage();
  // In the new build the sandbox has another name; the old one is gone from the server.
  const guest = /\/_astro\/guest-[0-9a-f]+\.[\w-]+\.js/.exec(site.read('/sw.js'))?.[0] ?? '';
  const text = site.read(guest);
  const renamed = guest.replace(/\.[\w-]+\.js$/, '.newbuild.js');
  site.replace(renamed, text);
  site.replace(guest, null);
  site.replace('/sw.js', site.read('/sw.js').replace(guest, renamed));

  await test.step('another window brings it in', async () => {
    await other.goto('/licoes/');
    const reloaded = other.waitForEvent('load');
    await offer(other).getByRole('button', { name: 'Recarregar' }).click();
    await reloaded;
  });

  await test.step('the run begun before finds its files', async () => {
    await expect(exercise.editor).toBeVisible();
    await exercise.run();
    await expect(exercise.verdict).toBeVisible();
  });

  await test.step('alone again, the page drops what no window needs any more', async () => {
    await other.close();
    await page.goto('/licoes/');
    const kept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, guest);
    await expect.poll(kept).toBe(false);
  });
});

test('the worker is asked for only when the page has loaded', async ({ page, site }) => {
  const font = /href="(\/_astro\/[^"]+\.woff2)"/.exec(site.read('/'))?.[1] ?? '';
  const release = site.hold(font);
  const opening = page.goto('/');
  // The page's scripts have run, and it has rested since; only the font is missing.
  await expect(page.locator('[data-theme-label]')).toContainText('Tema');
  for (let rest = 0; rest < 3; rest += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(site.requests).not.toContain('/sw.js');
  release();
  await opening;
  await expect.poll(() => site.requests).toContain('/sw.js');
});

base(
  'the server never lets a worker or a page grow old, and names the manifest’s type',
  async ({ request }) => {
    const worker = await request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    expect(worker.headers()['content-type']).toContain('javascript');
    const manifest = await request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect(icon.ok(), src).toBe(true);
      expect(icon.headers()['content-type']).toContain(type);
    }
  },
);
