// `npm run bench`: what the simulated API, the scheduler and the store cost, as ratios to other things measured in the
// same run. Ratios travel between machines, milliseconds do not. Run by Node directly; prints tables and asserts nothing.
// With names only those parts: `npm run bench -- rebuilding queue`.
import { benchRequests } from './requests.ts';
import { benchQueue, benchRebuilding, simulateLearners } from './scheduling.ts';
import { benchStorage } from './storage.ts';
import { benchValidating } from './validating.ts';

const parts: Record<string, () => void | Promise<void>> = {
  validating: benchValidating,
  requests: benchRequests,
  rebuilding: benchRebuilding,
  queue: benchQueue,
  learners: simulateLearners,
  storage: benchStorage,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await run();
