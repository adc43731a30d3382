// Installs the project's packages when they are missing or older than the lock file; finds the project's own Node.
// Plain JavaScript on purpose: it runs before anything is installed, on whatever Node the reader has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Whether node_modules holds exactly the versions that package-lock.json names (optional packages aside). */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || found[path]?.version === entry.version,
  );
}

/** Installs with `npm ci` unless the lock file's versions are there already. Exits with npm's code on failure. */
export function ensureInstalled({ quiet = false } = {}) {
  if (isInstalled()) return false;
  console.error('Installing packages (first run only) …');
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('npm ci failed; its message is above. Nothing else was started.');
    process.exit(run.status ?? 1);
  }
  return true;
}

/** Path of the Node that runs this project's TypeScript: the installed node@24, else the one running now. */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', 'node', 'bin', name);
  return existsSync(own) ? own : process.execPath;
}

/** Environment for child processes: the project's Node and its installed commands first on PATH, telemetry off. */
export function projectEnvironment() {
  const path = [dirname(projectNode()), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  return { ...process.env, PATH: path, Path: path, ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Runs a JavaScript entry of an installed package with the project's Node. Returns the exit code. */
export function runNode(args, { env = {}, stdio = 'inherit' } = {}) {
  const run = spawnSync(projectNode(), args, { cwd: root, stdio, env: { ...projectEnvironment(), ...env } });
  return run.status ?? 1;
}
