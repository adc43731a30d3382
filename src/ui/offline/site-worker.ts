// Astro integration that writes the service worker: Workbox's precache over all files of the build, bundled into one
// `sw.js`. Runs in Node, after everything else of the build.
// esbuild bundles Workbox's modules, as the guests are bundled; workbox-build would bring a second bundler for that.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

/**
 * Served by `astro dev`: a worker left on this address by a built site would go on answering in the dev server's place. It
 * comes in as any new version does, by the button of the update line, and ends itself and what was kept.
 */
const retiring = `
addEventListener('message', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
  for (const name of names) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

/** Writes `sw.js` into the built site. It must be the last integration. */
export function siteWorker(): AstroIntegration {
  return {
    name: 'site-worker',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_, response) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(retiring);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const entries = await listFiles(site);
        await build({
          entryPoints: [fileURLToPath(new URL('service-worker.ts', import.meta.url))],
          outfile: join(site, 'sw.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: {
            'self.__WB_MANIFEST': JSON.stringify(entries),
            'process.env.NODE_ENV': '"production"',
          },
        });
        logger.info(`${entries.length} files are kept for use without a network`);
      },
    },
  };
}

/** Every file of the site with a hash of its content; those under _astro/ carry it in their name. */
async function listFiles(site: string): Promise<{ url: string; revision: string | null }[]> {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Hidden files are notes of the build.
    .filter((path) => path !== 'sw.js' && !/(^|\/)\./.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      url: `/${path}`,
      revision: path.startsWith('_astro/')
        ? null
        : createHash('sha256')
            .update(await readFile(join(site, path)))
            .digest('hex')
            .slice(0, 16),
    })),
  );
}
