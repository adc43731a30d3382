// Astro integration that checks all content before anything is built. Runs in Node, at build time.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkedContent } from './checked-content.ts';

/** Stops the build with file, line, what and fix of every content problem. */
export function contentGuard(): AstroIntegration {
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:done': ({ config }) => {
        checkedContent({ root: fileURLToPath(config.root) });
      },
    },
  };
}
