// `pegadinha mock`: the simulated Messages API, and Converse of Amazon Bedrock, on a port, for SDKs of any language. Runs in Node until it is stopped.
import type { Profile } from '../core/index.ts';
import { converseApi, type Exchange, messagesApi } from '../mock-api/index.ts';
import { obligingModel, type Script, scriptedModel, variantsOf } from '../model/index.ts';
import {
  describeExchange,
  type OpenServer,
  openServer,
  recordLine,
  requestedFailure,
} from '../server/index.ts';
import { openRecord, type RecordFile } from './open-record.ts';
import { readScenario } from './read-scenario.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface MockOptions {
  port: number;
  host: string;
  /** Undefined: the scenario's own, else the first-party API's. */
  profile: Profile | undefined;
  scenario: string | undefined;
  /** Id of the only variant that answers. */
  variant: string | undefined;
  record: string | undefined;
  streams: Streams;
  /** Resolves when the user wants the server to stop. Asked once, after the server listens. */
  untilStopped: () => Promise<void>;
}

/** Serves until stopped. 1 where the port cannot be had, 2 where a named file or variant is no good. */
export async function mock(options: MockOptions): Promise<ExitCode> {
  const { port, host, streams } = options;
  const chosen = await chooseScript(options);
  if (!chosen.ok) {
    streams.err(`${chosen.what}\n`);
    return 2;
  }
  const { script } = chosen;
  const record = await openRecordFile(options);
  if (record === 'refused') return 2;
  const variant = script === undefined ? undefined : variantsOf(script)[0];
  const profile = options.profile ?? variant?.profile ?? 'anthropic';
  let count = 0;
  const print = inBatches(streams.out);
  const common = {
    answer: script === undefined ? obligingModel : scriptedModel(script),
    ...(variant === undefined ? {} : { seed: variant.seed }),
    failure: requestedFailure,
    onExchange(exchange: Exchange) {
      count += 1;
      print(describeExchange(exchange));
      record?.write(recordLine({ exchange, at: Date.now() }));
    },
  };
  const handlers = [...messagesApi({ ...common, profile, nowMs: Date.now }), ...converseApi(common)];
  let server: OpenServer;
  try {
    server = await openServer({
      handlers,
      port,
      host,
      onFault: (fault) => streams.err(`${fault instanceof Error ? (fault.stack ?? fault.message) : fault}\n`),
    });
  } catch (error) {
    streams.err(`${whyNotListening(error, options)}\n`);
    await record?.close();
    return 1;
  }
  // Heard from before the address is told: who reads it may send a signal at once.
  const stopped = options.untilStopped();
  streams.out(
    `Simulated Messages API: ${server.url} (profile ${profile}, ${options.scenario ?? 'no scenario'})\n` +
      `Use it as your SDK's base URL, e.g. ANTHROPIC_BASE_URL=${server.url}; any key will do. Ctrl+C stops it.\n` +
      `Converse of Amazon Bedrock too: endpoint ${server.url}, any credentials.\n`,
  );
  await stopped;
  await server.close();
  await new Promise(setImmediate);
  await record?.close();
  streams.out(`Stopped after ${count} ${count === 1 ? 'request' : 'requests'}.\n`);
  return 0;
}

type Chosen = { ok: true; script: Script | undefined } | { ok: false; what: string };

async function chooseScript({ scenario, variant, streams }: MockOptions): Promise<Chosen> {
  if (scenario === undefined) {
    if (variant === undefined) return { ok: true, script: undefined };
    const what = '--variant chooses from a scenario, and no --scenario was given.';
    return { ok: false, what: `${what} Nothing was started. [mock/variant-without-scenario]` };
  }
  const read = await readScenario({ file: scenario, cwd: streams.cwd });
  if (!read.ok) return { ok: false, what: `${scenario}: ${read.what} Nothing was started. [${read.code}]` };
  if (variant === undefined) return { ok: true, script: read.script };
  const variants = variantsOf(read.script);
  const found = variants.find(({ id }) => id === variant);
  if (found) return { ok: true, script: found };
  const ids = variants.map(({ id }) => id).join(', ');
  const what = `${scenario}: There is no variant "${variant}". Variants: ${ids}.`;
  return { ok: false, what: `${what} Nothing was started. [mock/unknown-variant]` };
}

async function openRecordFile({ record, streams }: MockOptions): Promise<RecordFile | undefined | 'refused'> {
  if (record === undefined) return undefined;
  try {
    return await openRecord({ file: record, cwd: streams.cwd });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    streams.err(`${record}: The record cannot be written: ${reason}. Nothing was started. [mock/record]\n`);
    return 'refused';
  }
}

function whyNotListening(error: unknown, { port, host }: MockOptions): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const other = 'choose another with --port, or --port 0 for any free one';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or ${other}. Nothing was started. [mock/port-in-use]`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user; ${other}. Nothing was started. [mock/port-forbidden]`;
  return `Listening on ${host}, port ${port}, failed: ${message}. Nothing was started. [mock/not-listening]`;
}

/** Joins what is written within one turn of the event loop: a busy server must not wait for its terminal. */
function inBatches(write: (text: string) => void): (text: string) => void {
  let pending = '';
  return (text) => {
    if (pending === '')
      setImmediate(() => {
        const batch = pending;
        pending = '';
        write(batch);
      });
    pending += text;
  };
}
