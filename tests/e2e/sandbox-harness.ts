// A bare page around the runner's page port, bundled by sandbox.spec.ts: no site, no exercise page.
import { runExercise } from '../../src/runner/index.ts';
import { openSandbox } from '../../src/runner/page/index.ts';
import { toyPart } from '../unit/runner/toy/exercise.ts';

const sandbox = openSandbox({ document, loadGuest: async () => (await fetch('/guest.js')).text() });
const firstVariantOnly = { ...toyPart, scenario: { variants: toyPart.scenario.variants.slice(0, 1) } };

export interface HarnessOptions {
  source: string;
  limits?: object;
  /** Run all variants instead of the first. */
  whole?: boolean;
  /** Press the stop button at the program's first log line. */
  stopAtLog?: boolean;
}

const run = async ({ source, limits, whole, stopAtLog }: HarnessOptions) => {
  const controller = new AbortController();
  const records = await runExercise({
    id: 'toy',
    profile: 'strict',
    part: whole ? toyPart : firstVariantOnly,
    source,
    openGuest: sandbox.openGuest,
    limits: limits ?? {},
    signal: controller.signal,
    onUpdate: (update) => {
      if (stopAtLog && update.kind === 'log') controller.abort();
    },
  });
  return {
    records,
    frames: document.querySelectorAll('iframe').length,
    title: document.title,
  };
};
export type Harness = typeof run;
Object.assign(globalThis, { run });
