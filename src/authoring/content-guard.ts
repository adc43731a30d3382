// Astro integration that checks all content before anything is built. Runs in Node, at build time.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toWrite } from '../core/index.ts';
import { checkContent } from './check-content.ts';
import { coverageFile } from './check-coverage.ts';
import { ContentError } from './checked-content.ts';

/**
 * Stops the build with file, line, what and fix of every content problem. While an author writes (`astro dev`), what is
 * only marked as still to be written stops nothing.
 */
export function contentGuard(): AstroIntegration {
  let writing = false;
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': ({ command }) => {
        writing = command === 'dev';
      },
      'astro:config:done': async ({ config }) => {
        const { problems } = await checkContent({ root: fileURLToPath(config.root) });
        // The table for authors is no part of the site.
        const stopping = problems.filter(
          ({ file, code }) => file !== coverageFile && !(writing && code === toWrite),
        );
        if (stopping.length > 0) throw new ContentError(stopping);
      },
    },
  };
}
