// `console` as the program sees it: lines go to the host, up to the kept number; the rest is counted. Runs in the guest.
import type { Channel } from './channel.ts';
import { formatLine } from './format-value.ts';

type Level = 'log' | 'info' | 'warn' | 'error' | 'debug';

export interface ProgramConsole {
  console: Record<string, unknown>;
  /** Sends one line of the guest's own. */
  write(level: Level, values: ArrayLike<unknown>): void;
  /** Sends the number of lines that were not sent, if it changed. */
  flush(): void;
}

/** How many further lines may pass unsent before the host hears of it, so that it can stop a flood. */
const reportEvery = 2000;

/** Makes the console. `keptLogs` is the number of lines that are sent. */
export function makeConsole(channel: Channel, { keptLogs }: { keptLogs: number }): ProgramConsole {
  let sent = 0;
  let dropped = 0;
  let reported = 0;
  const flush = () => {
    if (dropped === reported) return;
    reported = dropped;
    channel.send({ type: 'dropped', lines: dropped });
  };
  const write = (level: Level, values: ArrayLike<unknown>) => {
    if (sent < keptLogs) {
      sent += 1;
      channel.send({ type: 'log', level, text: formatLine(values) });
      return;
    }
    dropped += 1;
    if (dropped - reported >= reportEvery) flush();
  };
  const at =
    (level: Level) =>
    (...values: unknown[]) =>
      write(level, values);
  const nothing = () => {};
  return {
    write,
    flush,
    console: {
      log: at('log'),
      info: at('info'),
      warn: at('warn'),
      error: at('error'),
      debug: at('debug'),
      trace: at('debug'),
      dir: at('log'),
      table: at('log'),
      group: at('log'),
      groupCollapsed: at('log'),
      groupEnd: nothing,
      assert: (condition: unknown, ...values: unknown[]) => {
        if (!condition) write('error', ['Assertion failed:', formatLine(values)]);
      },
      count: nothing,
      countReset: nothing,
      time: nothing,
      timeLog: nothing,
      timeEnd: nothing,
      clear: nothing,
    },
  };
}
