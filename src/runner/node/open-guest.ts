// Starts guests as child processes of Node. Runs in Node; for the command line, tests and content proofs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GuestEnd, GuestPort } from '../index.ts';
import { bundleChild, bundleGuest } from './bundle-guest.ts';
import { watchMemory } from './watch-memory.ts';

const here = dirname(fileURLToPath(import.meta.url));
const projectNode = join(here, '..', '..', '..', 'node_modules', 'node', 'bin', 'node');

/** A Node that knows `--permission`: the one running now, unless it is too old. */
export function nodePath(): string {
  const recent = Number(process.versions.node.split('.')[0]) >= 24;
  return recent || !existsSync(projectNode) ? process.execPath : projectNode;
}

export interface OpenGuestOptions {
  /** Heap of the program, in megabytes. */
  memoryMb?: number;
}

export type GuestApi = 'messages' | 'converse';

/** Gives a guest, ready to run one program. */
export type OpenGuest = (wanted?: { api: GuestApi }) => Promise<GuestPort>;

/** Makes the `openGuest` of this process: the bundles are made once, each guest is a fresh child process. */
export function nodeGuests({ memoryMb = 128 }: OpenGuestOptions = {}): OpenGuest {
  const made = new Map<GuestApi, Promise<Parts>>();
  return async ({ api } = { api: 'messages' }) => {
    const parts = made.get(api) ?? makeParts(api);
    made.set(api, parts);
    return openChild(await parts, memoryMb);
  };
}

/** Node's own code, stacks and buffers: what a process may use beside the program's heap, in megabytes. */
const memoryBesideHeapMb = 384;

export interface Parts {
  /** The guest's bundle, as text. */
  guest: string;
  /** Path of the child process's script: one plain file is the only thing the child may read. */
  child: string;
}

/** The bundles that a guest for this API is made of. */
export async function makeParts(api: GuestApi): Promise<Parts> {
  const [guest, child] = await Promise.all([bundleGuest({ api }), bundleChild()]);
  return { guest: guest.code, child: child.file };
}

function openChild({ guest, child: script }: Parts, memoryMb: number): GuestPort {
  const child = spawn(
    nodePath(),
    [
      '--permission',
      `--allow-fs-read=${script}`,
      `--max-old-space-size=${memoryMb}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      script,
    ],
    { env: {}, cwd: dirname(script), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  const early: unknown[] = [];
  let listener: ((raw: unknown) => void) | undefined;
  let endListener: ((end: GuestEnd) => void) | undefined;
  let end: GuestEnd | undefined;
  let stopped = false;
  let begun = false;
  let complaint = '';
  let overMemory = false;

  const post = (message: string) => {
    if (!stopped && child.connected) child.send(message, () => {});
  };
  const finish = (detail: string) => {
    stopWatching();
    if (stopped || end !== undefined) return;
    const tooMuch = overMemory || /heap out of memory|heap limit/i.test(complaint);
    end = { reason: tooMuch ? 'memory' : 'closed', detail };
    endListener?.(end);
  };
  const stopWatching = watchMemory({
    pid: child.pid ?? 0,
    limitBytes: (memoryMb + memoryBesideHeapMb) * 1024 * 1024,
    onOver() {
      overMemory = true;
      child.kill('SIGKILL');
    },
  });
  child.on('message', (raw) => {
    if (stopped) return;
    if (!begun) {
      begun = true;
      return post(guest);
    }
    if (listener === undefined) early.push(raw);
    else listener(raw);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-8000);
  });
  child.on('error', (error) => finish(error.message));
  child.on('close', (code, signal) => finish(`exit ${code ?? signal}: ${complaint.slice(0, 2000)}`));

  return {
    post,
    onMessage(next) {
      listener = next;
      for (const raw of early.splice(0)) next(raw);
    },
    onEnd(next) {
      endListener = next;
      if (end !== undefined) next(end);
    },
    terminate() {
      stopped = true;
      stopWatching();
      child.kill('SIGKILL');
    },
  };
}
