// `npm run bench`: what the simulated API and the scheduler cost, as ratios to other things measured in the same run.
// Ratios travel between machines, milliseconds do not. Run by Node directly; prints tables and asserts nothing.
import { benchRequests } from './requests.ts';
import { benchScheduling } from './scheduling.ts';
import { benchValidating } from './validating.ts';

benchValidating();
await benchRequests();
benchScheduling();
