// Finds or gets a Chromium for the end-to-end tests: Playwright's own download where it works, else an installed
// Chrome or Chromium, else Debian's package where this user may install it, else a clear sentence.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectEnvironment, projectNode, root } from './install.mjs';

const installed = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => (process.env[name] ? [process.env[name]] : []))
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

const remembered = join(root, '.cache', 'browser-path');

const findInstalled = () => (installed[process.platform] ?? []).find((path) => existsSync(path));

function playwrightOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnvironment(),
    ...options,
  });
  return result.status === 0;
}

function downloadPlaywrights() {
  console.log('Getting a browser for the tests …');
  run(projectNode(), [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    timeout: 300_000,
  });
  return playwrightOwn();
}

function installDebians() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
  };
  console.log('Installing Debian’s Chromium …');
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
    ? findInstalled()
    : undefined;
}

/** Path of a usable Chromium. Exits with a sentence where none can be had. `CHROMIUM_PATH` overrides the search. */
export function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    console.error(`CHROMIUM_PATH is "${chosen}", but no file is there.`);
    process.exit(1);
  }
  // The one found last time comes first, so that a machine without network does not try the download again.
  const known = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  if (known && existsSync(known)) return known;
  const path = playwrightOwn() ?? downloadPlaywrights() ?? findInstalled() ?? installDebians();
  if (path) {
    mkdirSync(dirname(remembered), { recursive: true });
    writeFileSync(remembered, path);
    return path;
  }
  console.error(
    'The end-to-end tests need Chrome or Chromium: Playwright’s download failed, none is installed, and this user may not\n' +
      'install one. Install Chrome or Chromium, or set CHROMIUM_PATH to its program file, and run npm test again.',
  );
  process.exit(1);
}
