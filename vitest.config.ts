import { defineConfig } from 'vitest/config';

const report = process.env.REPORT_FILE;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report ? ['dot', 'json'] : ['default'],
    ...(report ? { outputFile: { json: report } } : {}),
  },
});
