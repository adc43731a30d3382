// Wires the guest together: channel, console, globals, heartbeat, program. Runs in the guest.

import { bridgeFetch } from './bridged-fetch.ts';
import { rememberCallPlaces } from './call-places.ts';
import { openChannel } from './channel.ts';
import { lengthenStacks } from './describe-error.ts';
import type { GuestEnvironment } from './environment.ts';
import { formatValue } from './format-value.ts';
import { startInterval, startTimeout } from './intrinsics.ts';
import { makeConsole } from './program-console.ts';
import { dressGlobals } from './program-globals.ts';
import { runProgram } from './run-program.ts';

/** Starts the guest in a fresh realm: says `ready`, waits for one `run`, runs it. Later `run` messages are ignored. */
export function startGuest(environment: GuestEnvironment): void {
  let started = false;
  const channel = openChannel(environment, (run) => {
    if (started) return;
    started = true;
    const console = makeConsole(channel, { keptLogs: run.keptLogs });
    const pendingTimers = dressGlobals({
      fetch: bridgeFetch(channel),
      console: console.console,
      write: console.write,
      close(how) {
        console.flush();
        channel.send({ type: 'closing', how });
        environment.close();
      },
    });
    lengthenStacks();
    rememberCallPlaces();
    environment.onUncaught((error) => {
      console.write('error', [`Erro que ninguém tratou: ${formatValue(error)}`]);
    });
    const beat = () => {
      console.flush();
      channel.send({ type: 'beat', pending: pendingTimers() + channel.waiting() });
    };
    beat();
    startInterval(beat, run.beatEveryMs);
    // A turn of its own, so that the first beat is on its way before the program can block.
    startTimeout(() => void runProgram({ run, channel, console, environment }), 0);
  });
  channel.send({ type: 'ready' });
}
