// `npm test`: installs what is missing, gets a browser, then types, lint, unit tests and content proofs, build, end-to-end.
// The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
// Plain JavaScript on purpose: it must start on any Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, projectEnvironment, projectNode, root } from './install.mjs';

const bin = (...parts) => join(root, 'node_modules', ...parts);
const reports = join(root, '.cache', 'reports');
const total = { passed: 0, failed: 0 };

/** Runs one command of a stage; what it wrote is shown whole when it has ended, so that stages may run side by side. */
function stage(title, args, env = {}) {
  const startedAt = Date.now();
  const output = [];
  const child = spawn(projectNode(), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...projectEnvironment(), ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`\n── ${title}`);
      process.stdout.write(Buffer.concat(output));
      console.log(`   ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a stage that is one check: it passes or fails as a whole. */
async function check(title, args) {
  const ok = await stage(title, args);
  count(ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Runs a stage whose own report says how many tests there were; a stage without a report counts as one failure. */
async function suite(title, args, { report, read, env }) {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const ok = await stage(title, args, { ...env, REPORT_FILE: path });
  const found = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  count(found.passed, found.failed > 0 || ok ? found.failed : 1);
  if (ok && found.passed === 0) count(0, 1);
  return ok;
}

/** Each of these keeps one core busy; the unit tests run beside them. Tells whether there is a build. */
async function checksAndBuild() {
  await check('types: pure modules', [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.pure.json']);
  await check('types: simulated API', [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.mock-api.json']);
  await check('types: everything', [
    bin('astro', 'bin', 'astro.mjs'),
    'check',
    '--minimumSeverity',
    'warning',
  ]);
  await check('lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']);
  return await check('build', [bin('astro', 'bin', 'astro.mjs'), 'build', '--silent']);
}

function unitTests() {
  return suite('unit tests and content proofs', [bin('vitest', 'vitest.mjs'), 'run'], {
    report: 'vitest.json',
    read: ({ numPassedTests, numFailedTests, testResults }) => {
      // A file that could not be loaded has no failed test of its own, yet it failed.
      const unloaded = testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      );
      return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
    },
    env: {},
  });
}

ensureInstalled();
mkdirSync(reports, { recursive: true });
const browser = ensureBrowser();

console.log('Types, lint and build run beside the unit tests; each is shown when it has ended.');
const [built] = await Promise.all([checksAndBuild(), unitTests()]);
if (built) {
  console.log('\nThe end-to-end tests run in a browser, some minutes.');
  await suite('end-to-end', [bin('@playwright', 'test', 'cli.js'), 'test'], {
    report: 'playwright.json',
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
    env: { CHROMIUM_PATH: browser },
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
