// Entry of the guest's bundle, the same text for the page and for Node. Runs in the guest.
// Node's child process leaves its environment under `pegadinhaEnvironment`; without it, this is the page's worker.
import type { GuestEnvironment } from './environment.ts';
import { startGuest } from './start-guest.ts';
import { workerEnvironment } from './worker-environment.ts';

const scope = globalThis as { pegadinhaEnvironment?: GuestEnvironment };
const given = scope.pegadinhaEnvironment;
delete scope.pegadinhaEnvironment;

if (given === undefined) void workerEnvironment().then(startGuest);
else startGuest(given);
