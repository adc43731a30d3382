// A bare page that runs one Converse program in the sandbox; bundled by converse-sandbox.spec.ts.
import { runExercise } from '../../src/runner/index.ts';
import { openSandbox } from '../../src/runner/page/index.ts';
import { conversePart as part } from '../unit/runner/toy/converse-exercise.ts';

const sandbox = openSandbox({ document, loadGuest: async () => (await fetch('/guest.js')).text() });

const run = async (source: string) => {
  const { openGuest } = sandbox;
  return runExercise({ id: 'estoque', profile: 'anthropic', api: 'converse', part, source, openGuest });
};
export type ConverseHarness = typeof run;
Object.assign(globalThis, { run });
