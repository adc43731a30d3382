// Guests for programs that we wrote ourselves: a child process is kept and gets a new context for each run. Runs in Node.
// Starting a process takes several times as long as running a program, and content proofs run hundreds of them. Nothing
// here holds a hostile program back; those get a process of their own from nodeGuests.
import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import type { GuestEnd, GuestPort } from '../index.ts';
import { type GuestApi, makeParts, nodePath, type OpenGuest, type Parts } from './open-guest.ts';

/** Asks the child for a new context; sent back when the old one has said its last word. */
export interface Renewal {
  renew: number;
}

/** Contexts that ended stay in memory for a while, so a process is not kept for ever. */
const runsPerChild = 25;
/** A child that does not answer in this time is busy with an endless loop. */
const renewalMs = 1_000;

interface Kept {
  child: ChildProcess;
  runs: number;
  /** Takes the child's messages: of the present run, or of nobody. */
  hear: (raw: unknown) => void;
  /** Hears of the process's end. */
  ended: (detail: string) => void;
  isAlive: boolean;
}

/** Makes an `openGuest` for trusted programs. Kept processes end with this one. */
export function keptGuests({ memoryMb = 256 }: { memoryMb?: number } = {}): OpenGuest {
  const parts = new Map<GuestApi, Promise<Parts>>();
  const idle = new Map<GuestApi, { kept: Kept; early: unknown[] }[]>();
  return async ({ api } = { api: 'messages' }) => {
    const waiting = idle.get(api) ?? [];
    idle.set(api, waiting);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
      if (place.kept.isAlive) return portOf(place.kept, place.early, waiting);
    const made = parts.get(api) ?? makeParts(api);
    parts.set(api, made);
    const early: unknown[] = [];
    return portOf(start(await made, memoryMb, early), early, waiting);
  };
}

function start({ guest, child: script }: Parts, memoryMb: number, early: unknown[]): Kept {
  const flags = [
    `--max-old-space-size=${memoryMb}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
  const child = spawn(nodePath(), [...flags, script], {
    env: {},
    cwd: dirname(script),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  const kept: Kept = {
    child,
    runs: 0,
    hear: (raw) => early.push(raw),
    ended: () => {},
    isAlive: true,
  };
  const end = (detail: string) => {
    kept.isAlive = false;
    kept.ended(detail);
  };
  child.once('message', () => {
    child.send(guest, () => {});
    child.on('message', (raw) => kept.hear(raw));
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  child.on('error', (error) => end(error.message));
  child.on('close', (code, signal) => end(`exit ${code ?? signal}: ${complaint}`));
  return kept;
}

/** One run of a kept child. `early` holds what it has said already. */
function portOf(kept: Kept, early: unknown[], waiting: { kept: Kept; early: unknown[] }[]): GuestPort {
  const { child } = kept;
  let listener: ((raw: unknown) => void) | undefined;
  let endListener: ((end: GuestEnd) => void) | undefined;
  let isOver = false;
  let end: GuestEnd | undefined;
  kept.runs += 1;
  hold(child);
  kept.hear = (raw) => {
    if (listener === undefined) early.push(raw);
    else listener(raw);
  };
  kept.ended = (detail) => {
    if (isOver) return;
    end = { reason: /heap out of memory|heap limit/i.test(detail) ? 'memory' : 'closed', detail };
    endListener?.(end);
  };
  return {
    post(message) {
      if (!isOver && child.connected) child.send(message, () => {});
    },
    onMessage(next) {
      listener = next;
      for (const raw of early.splice(0)) next(raw);
    },
    onEnd(next) {
      endListener = next;
      if (end !== undefined) next(end);
    },
    terminate() {
      if (isOver) return;
      isOver = true;
      if (!kept.isAlive || !child.connected || kept.runs >= runsPerChild) child.kill('SIGKILL');
      else renew(kept, waiting);
    },
  };
}

/** Puts the child back among those that wait, once it has begun a new context. */
function renew(kept: Kept, waiting: { kept: Kept; early: unknown[] }[]): void {
  const { child, runs } = kept;
  const early: unknown[] = [];
  const timer = setTimeout(() => {
    // Its answer may be on its way already: a child that is to die must not be taken for the next run.
    kept.isAlive = false;
    child.kill('SIGKILL');
  }, renewalMs);
  kept.hear = (raw) => {
    if (typeof raw === 'string' || (raw as Partial<Renewal> | null)?.renew !== runs) return;
    clearTimeout(timer);
    kept.hear = (message) => early.push(message);
    waiting.push({ kept, early });
  };
  child.send({ renew: runs } satisfies Renewal, () => {});
  release(child);
  timer.unref();
}

/** A run keeps this process going; a child that waits does not. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  // A pipe is a socket, though the types do not say so.
  (child.stderr as Partial<Socket> | null)?.unref?.();
}
