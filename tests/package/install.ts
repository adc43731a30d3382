// Packs the project and lays the package into an empty folder as npm would, without a network: the tarball is unpacked
// by hand, and what the package itself declares as dependencies (nothing else) is linked from this project.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Path of a new folder in which the package is installed, `tools` of this project beside it. */
export function installPackage({ tools }: { tools: string[] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'pegadinha-package-'));
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(`npm pack failed: ${packed.stdout}${packed.stderr}`);
  }
  const modules = join(folder, 'node_modules');
  const home = join(modules, 'pegadinha');
  mkdirSync(home, { recursive: true });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1'], { cwd: folder });
  if (unpacked.status !== 0) throw new Error(`tar failed: ${unpacked.stderr}`);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(manifest.dependencies), ...tools]) link(modules, name);
  mkdirSync(join(modules, '.bin'));
  chmodSync(join(home, manifest.bin.pegadinha), 0o755);
  symlinkSync(join(home, manifest.bin.pegadinha), join(modules, '.bin', 'pegadinha'));
  return folder;
}

function link(modules: string, name: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
}

export interface Ran {
  code: number | null;
  out: string;
}

/** Runs a command in the folder, this process's Node first on the path; standard output and error together. */
export function run(options: {
  folder: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}): Promise<Ran> {
  const { folder, command, args, env } = options;
  const path = [dirname(process.execPath), join(folder, 'node_modules', '.bin'), process.env.PATH];
  return new Promise((resolve, reject) => {
    let out = '';
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, PATH: path.join(delimiter), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        out += chunk;
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, out }));
  });
}

export interface Serving {
  url: string;
  /** Sends the signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<Ran>;
}

/** Starts a command that serves, and waits until it has printed its address. */
export function serve(options: { folder: string; args: string[] }): Promise<Serving> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  const ended = new Promise<Ran>((resolve) => child.on('exit', (code) => resolve({ code, out })));
  return new Promise((resolve, reject) => {
    void ended.then((ran) => reject(new Error(`It ended before it served: ${ran.out}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        out += chunk;
        const url = /http:\/\/\S+:\d+/.exec(out)?.[0];
        if (url === undefined || !out.includes('Ctrl+C')) return;
        const stop = (signal: NodeJS.Signals) => {
          child.kill(signal);
          return ended;
        };
        resolve({ url, stop });
      });
  });
}
