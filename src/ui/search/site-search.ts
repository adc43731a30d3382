// Astro integration that builds the search index with Pagefind, after the pages are written. Runs in Node, at build time.
// Indexed is what a page marks with `data-pagefind-body` (a lesson's article, an exercise's statement: never its hints or
// solution), and each term of the glossary as an entry of its own.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { checkedContent } from '../../authoring/index.ts';

const folders = ['licoes', 'pegadinhas'];

/** Words of the page's machinery, and the second copy of words that stand there already. */
const notSearched = [
  'button',
  'noscript',
  '.screen-only',
  '.visually-hidden',
  '.term__tip',
  '.code__bar',
  '.sequence__lanes',
  '.trap__kind',
  '.lesson-header__place',
  '.lesson-header__facts',
];

/** Pagefind's own interface, its highlighter and its fallback for other languages are not used. */
const isUsed = (path: string): boolean => !/^pagefind-.*(ui|highlight)|^wasm\.unknown/.test(path);

/** Writes `pagefind/` into the built site. Put it before whatever lists the site's files. */
export function siteSearch(): AstroIntegration {
  let root = '';
  return {
    name: 'site-search',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { index, errors } = await createIndex({
          forceLanguage: 'pt',
          excludeSelectors: notSearched,
          includeCharacters: '_',
        });
        if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
        try {
          const pages = await addPages(index, site);
          const terms = await addTerms(index, root);
          const { files } = await index.getFiles();
          for (const { path, content } of files.filter((file) => isUsed(file.path))) {
            const target = join(site, 'pagefind', path);
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, content);
          }
          logger.info(`${pages} pages and ${terms} terms can be searched`);
        } finally {
          await close();
        }
      },
    },
  };
}

async function addPages(index: PagefindIndex, site: string): Promise<number> {
  let count = 0;
  for (const folder of folders)
    for (const entry of await readdir(join(site, folder), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const content = await readFile(join(site, folder, entry.name, 'index.html'), 'utf8');
      if (!content.includes('data-pagefind-body'))
        throw new Error(
          `/${folder}/${entry.name}/ marks nothing with data-pagefind-body, so it can't be found.`,
        );
      const { errors } = await index.addHTMLFile({ url: `/${folder}/${entry.name}/`, content });
      if (errors.length > 0) throw new Error(`/${folder}/${entry.name}/: ${errors.join('; ')}`);
      count += 1;
    }
  return count;
}

async function addTerms(index: PagefindIndex, root: string): Promise<number> {
  const { glossary } = checkedContent({ root });
  for (const { id, en, pt, meaning } of glossary) {
    const title = pt === en ? en : `${en} · ${pt}`;
    const { errors } = await index.addCustomRecord({
      url: `/glossario/#${id}`,
      language: 'pt',
      content: `${title}. ${meaning}`,
      meta: { title, meaning },
    });
    if (errors.length > 0) throw new Error(`Term ${id}: ${errors.join('; ')}`);
  }
  return glossary.length;
}
