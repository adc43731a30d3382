// Loads the scenario that a user wrote for `pegadinha mock`. Runs in Node; the file is code and is executed.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Script } from '../model/index.ts';
import { defineScenario } from '../scenario/index.ts';

export type ReadScenario = { ok: true; script: Script } | { ok: false; code: string; what: string };

/** The file's default export; or why it is no scenario, as whole sentences and a code. */
export async function readScenario(options: { file: string; cwd: string }): Promise<ReadScenario> {
  const path = resolve(options.cwd, options.file);
  if (!existsSync(path)) return refuse('scenario/not-found', 'The file does not exist. Check the path.');
  if (statSync(path).isDirectory())
    return refuse('scenario/is-directory', 'This is a directory. Name the scenario file in it.');
  let loaded: { default?: unknown };
  try {
    loaded = (await import(pathToFileURL(path).href)) as { default?: unknown };
  } catch (thrown) {
    return refuse('scenario/not-loaded', `The file cannot be loaded: ${reasonOf(thrown)}`);
  }
  const fault = faultIn(loaded.default);
  if (fault !== null) return refuse('scenario/not-a-scenario', fault);
  const script = loaded.default as Script;
  try {
    defineScenario('variants' in script ? script : { variants: [script] });
  } catch (thrown) {
    return refuse('scenario/refused', reasonOf(thrown));
  }
  return { ok: true, script };
}

function refuse(code: string, what: string): ReadScenario {
  return { ok: false, code, what };
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if ((thrown as NodeJS.ErrnoException).code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `Node ${process.versions.node} does not run TypeScript. Use Node 22.18 or newer, or write the scenario as JavaScript.`;
  return thrown.message;
}

const form =
  'Export a scenario ({ variants: [...] }, best through defineScenario) or one variant ({ id, seed, question, script }).';

function faultIn(value: unknown): string | null {
  if (value === undefined) return `The file has no default export. ${form}`;
  if (typeof value !== 'object' || value === null)
    return `The default export is ${value === null ? 'null' : `a ${typeof value}`}. ${form}`;
  if (!('variants' in value)) return faultInVariant(value, 'The default export');
  if (!Array.isArray(value.variants)) return `"variants" is not a list. ${form}`;
  for (const [index, variant] of value.variants.entries()) {
    const fault = faultInVariant(variant, `Variant ${index}`);
    if (fault !== null) return fault;
  }
  return null;
}

function faultInVariant(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return `${name} is not an object. ${form}`;
  const { id, seed, question, script } = value as Record<string, unknown>;
  if (!Array.isArray(script) && typeof script !== 'function')
    return `${name} has no "script": a list of turns, or a function that returns the next one. ${form}`;
  if (typeof id !== 'string') return `${name} has no "id", a text. ${form}`;
  if (typeof seed !== 'number') return `${name} ("${id}") has no "seed", a number. ${form}`;
  if (typeof question !== 'string') return `${name} ("${id}") has no "question", a text. ${form}`;
  return null;
}
