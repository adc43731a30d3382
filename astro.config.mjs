// Static site; everything a page needs is in dist/, nothing is fetched from elsewhere.
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { asciiHeadingIds, contentGuard } from './src/authoring/index.ts';
import { guestPlugin } from './src/runner/node/index.ts';
import { shortTokens } from './src/ui/mdx/short-tokens.ts';
import { siteWorker } from './src/ui/offline/site-worker.ts';
import { siteSearch } from './src/ui/search/site-search.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  site: 'http://localhost:4321',
  devToolbar: { enabled: false },
  integrations: [contentGuard(), mdx(), preact(), siteSearch(), siteWorker()],
  markdown: {
    processor: satteri({ hastPlugins: [asciiHeadingIds()] }),
    shikiConfig: { theme: 'css-variables', transformers: [shortTokens] },
  },
  vite: { plugins: [guestPlugin()] },
  build: { inlineStylesheets: 'never' },
});
