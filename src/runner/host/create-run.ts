// One run: hands the program to a guest, hears what it says, stops it at the limits, gives the record.
// Transport-free; runs in the page and in Node. Believes nothing that the guest says beyond its form.
import type {
  LogRecord,
  Outcome,
  Profile,
  RequestRecord,
  RunRecord,
  ToolBox,
  ToolRecord,
} from '../../core/index.ts';
import { type GuestMessage, type HostMessage, readGuestMessage } from '../guest/index.ts';
import { startAnswering } from './answer-guest.ts';
import type { GuestPort } from './guest-port.ts';
import type { Clock, Limits } from './limits.ts';
import { invalid, type StopReason, stopped } from './outcome-text.ts';
import { startRecorder } from './recorder.ts';
import type { AnsweringSide } from './scripted-api.ts';

export type RunEvent =
  | { kind: 'request'; record: RequestRecord }
  | { kind: 'tool-started' | 'tool-ended'; record: ToolRecord }
  | { kind: 'log'; record: LogRecord };

export interface RunOptions {
  guest: GuestPort;
  exercise: string;
  variant: string;
  profile: Profile;
  source: string;
  question: string;
  tools: ToolBox;
  api: AnsweringSide;
  limits: Limits;
  clock: Clock;
  signal?: AbortSignal | undefined;
  onEvent?: ((event: RunEvent) => void) | undefined;
}

const beatEveryMs = 100;
/** Beats that may be missing before the ones around them no longer belong together. */
const steadyBeats = 6;
/** How often the host looks whether the guest still beats. Looks are counted, not time: a sleeping machine is not a loop. */
const lookEveryMs = 250;
/** Looks without a beat after which a guest counts as computing without pause. */
const busyAfterLooks = 3;

/** Runs the program once. Always resolves, within the limits, and leaves no guest behind. */
export function createRun(options: RunOptions): Promise<RunRecord> {
  return new Promise((resolve) => begin(options, resolve));
}

function begin(options: RunOptions, resolve: (record: RunRecord) => void): void {
  const { guest, api, limits, clock, signal, exercise, variant, profile, question } = options;
  const recorder = startRecorder({ exercise, variant, profile, question, logs: limits.logs });
  const timers = new Set<unknown>();
  let startedAt = clock.now();
  let running = false;
  let over = false;
  let messages = 0;
  let silentLooks = 0;
  let idleSince: number | null = null;
  let lastBeatAt = Number.NEGATIVE_INFINITY;

  const elapsed = () => Math.round((clock.now() - startedAt) * 10) / 10;
  const after = (delayMs: number, run: () => void) => {
    const handle = clock.setTimeout(() => {
      timers.delete(handle);
      if (!over) run();
    }, delayMs);
    timers.add(handle);
  };
  const post = (message: HostMessage) => {
    if (!over) guest.post(JSON.stringify(message));
  };
  const finish = (outcome: Outcome) => {
    if (over) return;
    over = true;
    guest.terminate();
    signal?.removeEventListener('abort', stopByUser);
    for (const handle of timers) clock.clearTimeout(handle);
    const problems = api
      .problems()
      .filter(({ kind }) => kind !== 'script-unused' || outcome.kind === 'returned');
    resolve(recorder.finish({ outcome, problems, durationMs: elapsed() }));
  };
  const stop = (reason: StopReason, detail = '') => {
    const busy = silentLooks >= busyAfterLooks && reason !== 'closed' && reason !== 'memory';
    finish(stopped({ reason, busy, limits, detail: detail.slice(0, 300) }));
  };
  const stopByUser = () => stop('user');
  const answering = startAnswering({
    options,
    recorder,
    elapsed,
    after,
    post,
    stop,
    isOver: () => over,
  });

  const look = () => {
    silentLooks += 1;
    if (silentLooks * lookEveryMs >= limits.busyMs) stop('time');
    else after(lookEveryMs, look);
  };
  const hand = () => {
    running = true;
    startedAt = clock.now();
    after(limits.timeMs, () => stop('time'));
    after(lookEveryMs, look);
    const { source, tools } = options;
    const functions = [...(tools.functions ?? [])];
    const run = { source, question, tools: tools.definitions, functions, keptLogs: limits.logs, beatEveryMs };
    post({ type: 'run', language: 'typescript', ...run });
  };
  const beat = (pending: number) => {
    const now = clock.now();
    // Between beats far apart the guest computed, or waited for a busy machine: neither is idleness.
    const isSteady = now - lastBeatAt <= steadyBeats * beatEveryMs;
    lastBeatAt = now;
    silentLooks = 0;
    if (pending > 0 || answering.underWay() > 0) idleSince = null;
    else if (idleSince === null || !isSteady) idleSince = now;
    else if (now - idleSince >= limits.idleMs) stop('idle');
  };
  const hear = (message: GuestMessage) => {
    if (message.type !== 'beat') idleSince = null;
    if (message.type === 'ready') {
      if (running) stop('protocol', 'ready twice');
      else hand();
    } else if (message.type === 'beat') beat(message.pending);
    else if (message.type === 'fetch') void answering.fetch(message);
    else if (message.type === 'tool' || message.type === 'function') answering.tool(message);
    else if (message.type === 'log') {
      answering.log({ atMs: elapsed(), level: message.level, text: message.text });
    } else if (message.type === 'dropped') {
      recorder.setDropped(message.lines);
      if (recorder.droppedLogs() > limits.droppedLogs) stop('logs');
    } else if (message.type === 'closing') stop('closed', message.how);
    else finish(outcomeOf(message));
  };

  if (signal?.aborted) {
    stopByUser();
    return;
  }
  signal?.addEventListener('abort', stopByUser, { once: true });
  after(limits.startMs, () => {
    if (!running) stop('closed', 'o ambiente não iniciou');
  });
  guest.onEnd(({ reason, detail }) => stop(reason, detail.split('\n')[0]));
  guest.onMessage((raw) => {
    if (over) return;
    messages += 1;
    const reading = readGuestMessage(raw, { maxChars: limits.messageChars });
    if (messages > limits.messages) stop('protocol', 'mensagens demais');
    else if (reading.ok) hear(reading.message);
    else stop('protocol', reading.detail);
  });
}

/** How the program says that it ended. */
function outcomeOf(message: Extract<GuestMessage, { type: 'returned' | 'threw' | 'invalid' }>): Outcome {
  if (message.type === 'returned') return { kind: 'returned', value: message.value };
  if (message.type === 'threw') {
    const { type: kind, ...thrown } = message;
    return { kind, ...thrown };
  }
  const { type: _, ...given } = message;
  return invalid(given);
}
