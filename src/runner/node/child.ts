// The guest's surroundings in Node: a child process without files, children, threads, addons, environment or network.
// Runs in that process only, started by open-guest.ts. It holds no secret: a program that broke out of the vm
// context would still find nothing to use, and could only send messages that the host does not trust.
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import inspector from 'node:inspector';
import module from 'node:module';
import net from 'node:net';
import vm from 'node:vm';
import type { Renewal } from './kept-guests.ts';
import { makeContext } from './web-context.ts';

const send = process.send?.bind(process);
if (send === undefined) throw new Error('this file is started by open-guest.ts, over an IPC channel');

let deliver: ((text: string) => void) | undefined;
let reportUncaught: ((error: unknown) => void) | undefined;

const uncaught = (error: unknown) => {
  if (reportUncaught !== undefined) return reportUncaught(error);
  // Before the program starts an exception is a defect of ours; the host shows the first line.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};
process.on('uncaughtException', uncaught);
process.on('unhandledRejection', uncaught);

/** Ends what the run before left behind. */
let leaveContext = () => {};

process.once('message', (bundle: string) => {
  closeWaysOut();
  enterContext(bundle);
  process.on('message', (message: string | Renewal) => {
    if (typeof message === 'string') return deliver?.(message);
    enterContext(bundle, message);
  });
});
process.once('disconnect', () => process.exit(0));
send('started');

/** A context of its own for each run. Only a host that trusts its programs asks for a second one in this process. */
function enterContext(bundle: string, renewal?: Renewal): void {
  leaveContext();
  deliver = undefined;
  reportUncaught = undefined;
  // Whatever came before this message came from the run before.
  if (renewal !== undefined) send?.(renewal);
  const context = makeContext();
  let isOver = false;
  leaveContext = () => {
    isOver = true;
    context.leave();
  };
  const environment = {
    post: (text: string) => void (isOver || send?.(text)),
    onMessage: (listener: (text: string) => void) => {
      deliver = listener;
    },
    onUncaught: (listener: (error: unknown) => void) => {
      reportUncaught = listener;
    },
    locateSyntaxError: (code: string) => locate(code),
    close: () => process.exit(0),
  };
  context.enter(environment, bundle);
}

/** Where the engine sees a syntax error: the first line of its stack is `name:line`, the caret's line shows the column. */
function locate(code: string): { line: number; column: number } | null {
  try {
    new vm.Script(code, { filename: 'agent.ts' });
    return null;
  } catch (error) {
    const lines = String((error as Error).stack).split('\n');
    const line = /^agent\.ts:(\d+)$/.exec(lines[0] ?? '')?.[1];
    const caret = lines.find((text) => /^\s*\^+\s*$/.test(text))?.indexOf('^') ?? 0;
    return line === undefined ? null : { line: Number(line), column: caret + 1 };
  }
}

/** Makes every way to a network, to modules and to the process itself fail, before the program runs. */
function closeWaysOut(): void {
  const refuse = () => {
    throw new Error('closed in this sandbox');
  };
  for (const name of ['connect', '_connect', 'listen']) Reflect.set(net.Socket.prototype, name, refuse);
  Reflect.set(net.Server.prototype, 'listen', refuse);
  for (const name of ['bind', 'connect', 'send']) Reflect.set(dgram.Socket.prototype, name, refuse);
  for (const holder of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (/^(lookup|resolve|reverse)/.test(name)) Reflect.set(holder, name, refuse);
    }
  }
  for (const name of ['spawn', 'spawnSync', 'fork', 'exec', 'execFile'])
    Reflect.set(childProcess, name, refuse);
  for (const name of ['open', 'url']) Reflect.set(inspector, name, refuse);
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', 'abort', 'chdir']) {
    Object.defineProperty(process, name, { value: refuse, configurable: false });
  }
  module.registerHooks({ resolve: refuse, load: refuse });
  module.syncBuiltinESMExports();
}
