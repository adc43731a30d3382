// What the learner's program may import: the real SDK, its submodules that need no server, and './tools'.
// Runs in the guest. Anything else fails with the list of what there is.
import * as sdk from '@anthropic-ai/sdk';
import * as errors from '@anthropic-ai/sdk/error';
import * as betaJsonSchema from '@anthropic-ai/sdk/helpers/beta/json-schema';
import * as jsonSchema from '@anthropic-ai/sdk/helpers/json-schema';
import * as betaMessages from '@anthropic-ai/sdk/resources/beta/messages/messages';
import * as messages from '@anthropic-ai/sdk/resources/messages/messages';
import * as streaming from '@anthropic-ai/sdk/streaming';
import * as uploads from '@anthropic-ai/sdk/uploads';
import { createObject, defineProperty, slice, startsWith } from './intrinsics.ts';

/** What there is, for people. */
let offered = '"@anthropic-ai/sdk" (e seus submódulos) e "./tools"';

/** Thrown by `require` for a module that is not there. */
export class UnknownImport extends Error {
  readonly specifier: string;
  constructor(specifier: string) {
    super(`O módulo "${specifier}" não existe aqui. Há ${offered}.`);
    this.specifier = specifier;
  }
}

const table = createObject(null) as Record<string, unknown>;
const submodules: [string, unknown][] = [
  ['', sdk],
  ['/index', sdk],
  ['/client', sdk],
  ['/error', errors],
  ['/core/error', errors],
  ['/streaming', streaming],
  ['/core/streaming', streaming],
  ['/uploads', uploads],
  ['/core/uploads', uploads],
  ['/helpers/json-schema', jsonSchema],
  ['/helpers/beta/json-schema', betaJsonSchema],
  ['/resources', messages],
  ['/resources/index', messages],
  ['/resources/messages', messages],
  ['/resources/messages/messages', messages],
  ['/resources/beta/messages', betaMessages],
  ['/resources/beta/messages/messages', betaMessages],
];
for (const [path, namespace] of submodules) {
  // Marked as a transpiled ES module, so that the program's default import finds `default`.
  const module = defineProperty(withMembers(namespace as object), '__esModule', { value: true });
  table[`@anthropic-ai/sdk${path}`] = module;
  table[`@anthropic-ai/sdk${path}.js`] = module;
  table[`@anthropic-ai/sdk${path}.mjs`] = module;
}
// The bundle is minified; programs and logs must still see the SDK's class names.
for (const [name, value] of Object.entries(sdk)) {
  if (typeof value === 'function' && name !== 'default') defineProperty(value, 'name', { value: name });
}

/** As the package does it itself: `const Anthropic = require('@anthropic-ai/sdk')` gives the client's class. */
function withMembers(namespace: object): object {
  if (namespace !== sdk) return { ...namespace };
  class Client extends sdk.Anthropic {}
  defineProperty(Client, 'name', { value: 'Anthropic' });
  for (const [name, value] of Object.entries(namespace))
    defineProperty(Client, name, { value, enumerable: true, configurable: true });
  return Client;
}

/** Lets programs import one more module. Called by further parts of the bundle, before any program runs. */
export function offerModule(name: string, members: Record<string, unknown>): void {
  table[name] = defineProperty({ ...members }, '__esModule', { value: true });
  offered = `"${name}", ${offered}`;
}

/** Makes the program's `require`. `tools` is the content of './tools', `shims` that of Node's modules. */
export function makeRequire(
  tools: Record<string, unknown>,
  shims: Record<string, unknown>,
): (specifier: string) => unknown {
  const nodeModules = Object.assign(createObject(null) as Record<string, unknown>, shims);
  const own = defineProperty({ ...tools, default: tools }, '__esModule', { value: true });
  return (specifier) => {
    if (specifier === './tools' || specifier === './tools.ts' || specifier === './tools.js') return own;
    const found = table[specifier] ?? nodeModules[withoutPrefix(specifier)];
    if (found !== undefined) return found;
    if (startsWith(specifier, '@anthropic-ai/sdk/resources')) return createObject(null);
    throw new UnknownImport(specifier);
  };
}

function withoutPrefix(specifier: string): string {
  return startsWith(specifier, 'node:') ? slice(specifier, 5) : specifier;
}

/** The SDK's client class and the base of its errors. */
export const { Anthropic, APIError } = sdk;
