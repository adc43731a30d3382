// Bundles what runs in a guest with esbuild, and keeps the result under `.cache/`. Runs in Node: at build time, and
// before a run from a terminal. A bundle is made anew only when its sources or the installed packages changed; in an
// installed package the bundles lie ready beside the built modules.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');
const guestFolder = join(root, 'src', 'runner', 'guest');

export interface Bundle {
  code: string;
  /** Where the same text lies as a file; the name carries a hash of all that went into it. */
  file: string;
}

/** By the API that an exercise talks to: what is beside the guest itself. */
const entries = { messages: 'main.ts', converse: 'main-converse.ts' } as const;

/**
 * The guest: SDK, sucrase and our code, minified, one classic script. Takes about 0.3 s when it must be made.
 * For `converse` it is another script, which also holds the AWS SDK.
 */
export function bundleGuest({ api = 'messages' }: { api?: keyof typeof entries } = {}): Promise<Bundle> {
  return bundle({
    name: api === 'messages' ? 'guest.js' : `guest-${api}.js`,
    folders: [guestFolder],
    options: {
      entryPoints: [join(guestFolder, entries[api])],
      minify: true,
      format: 'iife',
      platform: 'browser',
    },
  });
}

/** The script of the child process that surrounds the guest in Node. */
export function bundleChild(): Promise<Bundle> {
  return bundle({
    name: 'child.mjs',
    folders: [here],
    options: { entryPoints: [join(here, 'child.ts')], format: 'esm', platform: 'node' },
  });
}

interface Recipe {
  name: string;
  /** Folders that hold all of our own files that go into it. */
  folders: string[];
  options: BuildOptions;
}

async function bundle({ name, folders, options }: Recipe): Promise<Bundle> {
  const ready = join(root, 'bundles', name);
  const packed = await readFile(ready, 'utf8').catch(() => null);
  if (packed !== null) return { code: packed, file: ready };
  const [stem, extension] = name.split('.');
  const key = await hashOf(folders);
  const file = join(root, '.cache', `${stem}-${key}.${extension}`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return { code: kept, file };
  const { build } = await import('esbuild');
  const result = await build({
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    absWorkingDir: root,
    logLevel: 'silent',
    ...options,
    write: false,
  });
  const code = result.outputFiles[0]?.text ?? '';
  await writeWhole(file, code);
  return { code, file };
}

async function hashOf(folders: string[]): Promise<string> {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).sort().map((name) => join(folder, name))),
  );
  const files = [...names.flat(), join(root, 'package-lock.json')];
  const hash = createHash('sha256');
  for (const text of await Promise.all(files.map((path) => readFile(path)))) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}

/** Writes under another name first, so that a reader never meets half a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, text);
  await rename(part, file);
}
