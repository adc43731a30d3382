// `npm test`: installs what is missing, gets a browser, then types, lint, unit tests and content proofs, build, end-to-end.
// The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
// Plain JavaScript on purpose: it must start on any Node.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, runNode } from './install.mjs';

const bin = (...parts) => join(root, 'node_modules', ...parts);
const reports = join(root, '.cache', 'reports');
const total = { passed: 0, failed: 0 };

function stage(title, args, options = {}) {
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const code = runNode(args, options);
  console.log(`   ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return code === 0;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a stage that is one check: it passes or fails as a whole. */
function check(title, args) {
  const ok = stage(title, args);
  count(ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Runs a stage whose own report says how many tests there were; a stage without a report counts as one failure. */
function suite(title, args, { report, read, env }) {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const ok = stage(title, args, { env: { ...env, REPORT_FILE: path } });
  const found = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  count(found.passed, found.failed > 0 || ok ? found.failed : 1);
  if (ok && found.passed === 0) count(0, 1);
  return ok;
}

ensureInstalled();
mkdirSync(reports, { recursive: true });
const browser = ensureBrowser();

check('types: pure modules', [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.pure.json']);
check('types: simulated API', [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.mock-api.json']);
check('types: everything', [bin('astro', 'bin', 'astro.mjs'), 'check', '--minimumSeverity', 'warning']);
check('lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']);
suite('unit tests and content proofs', [bin('vitest', 'vitest.mjs'), 'run'], {
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
const built = check('build', [bin('astro', 'bin', 'astro.mjs'), 'build', '--silent']);
if (built)
  suite('end-to-end', [bin('@playwright', 'test', 'cli.js'), 'test'], {
    report: 'playwright.json',
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
    env: { CHROMIUM_PATH: browser },
  });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
