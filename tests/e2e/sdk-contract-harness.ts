// A bare page that runs one program of the contract suite in the sandbox; bundled by sdk-contract.spec.ts.
import { runExercise } from '../../src/runner/index.ts';
import { openSandbox } from '../../src/runner/page/index.ts';
import { contractScenario } from '../contract/adapter-cases.ts';

const sandbox = openSandbox({ document, loadGuest: async () => (await fetch('/guest.js')).text() });
const part = {
  scenario: contractScenario,
  checks: [],
  tools: { definitions: [], execute: () => '', latencyMs: {} },
};

/** The outcome of the program's only run. */
const run = async (source: string) => {
  const records = await runExercise({
    id: 'contract',
    profile: 'strict',
    part,
    source,
    openGuest: sandbox.openGuest,
  });
  return records[0]?.outcome;
};
export type ContractHarness = typeof run;
Object.assign(globalThis, { run });
