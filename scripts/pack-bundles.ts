// Puts the bundles of the runner's child process into the folder named on the command line, so that an installed
// package needs neither esbuild nor the sources to run a program. Started by scripts/pack.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleChild, bundleGuest } from '../src/runner/node/bundle-guest.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'guest.js'), (await bundleGuest()).code);
writeFileSync(join(folder, 'guest-converse.js'), (await bundleGuest({ api: 'converse' })).code);
writeFileSync(join(folder, 'child.mjs'), (await bundleChild()).code);
