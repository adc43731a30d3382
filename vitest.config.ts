import { defineConfig } from 'vitest/config';

const report = process.env.REPORT_FILE;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of tests that say they may run side by side: most of a program's run is waiting, but two cores are soon full.
    maxConcurrency: 3,
    maxWorkers: 2,
    reporters: report ? ['dot', 'json'] : ['default'],
    ...(report ? { outputFile: { json: report } } : {}),
  },
});
