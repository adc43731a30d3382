// The guest's end of the protocol: sends flat messages, numbers questions, hands answers to whoever waits.
// Runs in the guest. Nothing here may go through a prototype or global that the program can replace.

import type { GuestEnvironment } from './environment.ts';
import { createObject, NativePromise, ownKeys, parseJson, stringify } from './intrinsics.ts';
import type { HostMessage } from './protocol.ts';

export type HostAnswer = Exclude<HostMessage, { type: 'run' }>;
type Flat = Record<string, string | number | boolean | null>;

export interface Channel {
  /** Sends a message of primitive values only. */
  send(message: Flat): void;
  /** Sends a question and resolves with the host's answer to it. */
  ask(message: Flat): Promise<HostAnswer>;
  /** How many questions wait for an answer. */
  waiting(): number;
}

/** Opens the channel. `onRun` is called for each `run` message. */
export function openChannel(
  environment: GuestEnvironment,
  onRun: (run: Extract<HostMessage, { type: 'run' }>) => void,
): Channel {
  const settlers = createObject(null) as Record<number, ((answer: HostAnswer) => void) | undefined>;
  let nextId = 0;
  let waiting = 0;

  environment.onMessage((text) => {
    const message = parseJson(text) as HostMessage;
    if (message.type === 'run') return onRun(message);
    const settle = settlers[message.id];
    if (settle === undefined) return;
    delete settlers[message.id];
    waiting -= 1;
    settle(message);
  });

  const send = (message: Flat) => environment.post(stringify(bare(message)));
  return {
    send,
    waiting: () => waiting,
    ask(message) {
      const id = nextId;
      nextId += 1;
      waiting += 1;
      return new NativePromise((settle) => {
        settlers[id] = settle;
        send({ ...message, id });
      });
    },
  };
}

/** A copy without a prototype: `toJSON` put on Object.prototype by the program is not found. */
function bare(message: Flat): Flat {
  const copy = createObject(null) as Flat;
  const keys = ownKeys(message) as string[];
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    copy[key] = message[key] ?? null;
  }
  return copy;
}
