#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript directly.
// Plain JavaScript on purpose: it must start on any Node, install what is missing and hand over.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, projectNode } from '../scripts/install.mjs';

ensureInstalled({ quiet: true });
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const run = spawnSync(
  projectNode(),
  ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 2);
