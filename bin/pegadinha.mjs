#!/usr/bin/env node
// Starts the command line. Plain JavaScript on purpose: it must start on any Node.
// In an installed package it runs the built JavaScript in this very process; in a clone it installs what is missing and
// hands over to a Node that runs TypeScript directly.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
if (existsSync(source)) await handOver();
else if (process.argv[2] === 'grade' && module.registerHooks === undefined) {
  console.error(
    `"grade" needs Node 22.15 or newer, and this is ${process.version}. Nothing was run. [grade/old-node]`,
  );
  process.exitCode = 2;
} else {
  whenAbandoned(() => process.kill(process.pid, 'SIGTERM'));
  await import('../dist-package/src/cli/main.js');
}

async function handOver() {
  const { ensureInstalled, projectNode } = await import('../scripts/install.mjs');
  ensureInstalled({ quiet: true });
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=pegadinha-source'];
  const child = spawn(projectNode(), [...flags, source, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A signal sent to this process alone must reach the one that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenAbandoned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`The command line could not be started: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code ?? 2;
    else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}

/**
 * npm starts a command through a shell. A signal to `npx` ends npm and that shell but never reaches this process, which
 * would serve on, unseen. So under npm, and only there, a parent that is gone counts as a signal.
 */
function whenAbandoned(stop) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 200);
  timer.unref();
}
