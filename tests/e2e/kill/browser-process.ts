// A browser of our own with a profile that lasts, started and killed as a whole. Runs in Node.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
];

/** Opens `url` in a new browser on the profile in folder `profile`. */
export function startBrowser(options: { profile: string; url: string }): ChildProcess {
  return spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [...quiet, `--user-data-dir=${options.profile}`, options.url],
    // A process group of its own, so that all of the browser's processes die together.
    { detached: process.platform !== 'win32', stdio: 'ignore' },
  );
}

/** Kills the browser and its processes at once, without a word to them; resolves when it is gone. */
export async function killBrowser(browser: ChildProcess): Promise<void> {
  if (browser.pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  const gone = once(browser, 'exit');
  if (process.platform === 'win32') browser.kill('SIGKILL');
  else process.kill(-browser.pid, 'SIGKILL');
  await gone;
}
