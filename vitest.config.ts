import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const report = process.env.REPORT_FILE;

// Most test files share the modules of their worker: loading them anew for each took longer than the tests.
// These have a world of their own, for they put databases or other globals into it, or fill a worker by themselves.
const alone = [
  'tests/unit/storage/**/*.test.ts',
  'tests/unit/ui/snapshot.test.ts',
  'tests/unit/runner/**/*.test.ts',
  'tests/package/**/*.test.ts',
  'tests/content/{programs,exercises}.test.ts',
];

/** The longest, longest first: begun last, one of them would run on while the other worker has nothing to do. */
const longest = [
  'tests/content/programs.test.ts',
  'tests/content/lesson-code.test.ts',
  'tests/content/exercises.test.ts',
  'tests/unit/runner/hostile.test.ts',
  'tests/oracle/oracle.test.ts',
  'tests/package/package.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(path));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    // What hangs is to be found; what waits for a busy machine is not a failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Of tests that say they may run side by side: most of a program's run is waiting, but two cores are soon full.
    maxConcurrency: 3,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['dot', 'json'] : ['default'],
    ...(report ? { outputFile: { json: report } } : {}),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
