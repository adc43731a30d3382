import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4387);
const executablePath = process.env.CHROMIUM_PATH;
const report = process.env.REPORT_FILE;
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The longest first: begun last, one of them would run on while the other worker has nothing to do. */
const long = ['**/{six-weeks,kill}/*.spec.ts', '**/{learner-journey,mock-exam,progress,offline}.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that builds for others a test may meet a busy moment; a second try is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  // What is waited for is saved before it is shown, and a busy machine takes its time to save.
  expect: { timeout: 15_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    // The service worker would load the whole site beside each page; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording costs each test some of its time: `npx playwright test --trace on` records, as does a second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
});
