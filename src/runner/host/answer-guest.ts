// Answers what a guest asks for, requests and tools, and records it. Transport-free.
import type { LogRecord, RequestRecord } from '../../core/index.ts';
import { type GuestMessage, type HostMessage, headersSchema } from '../guest/index.ts';
import type { RunOptions } from './create-run.ts';
import type { StopReason } from './outcome-text.ts';
import type { Recorder } from './recorder.ts';
import { runTool } from './run-tool.ts';
import type { Answered } from './scripted-api.ts';

/** What answering needs of the run that it belongs to. */
export interface RunInProgress {
  options: RunOptions;
  recorder: Recorder;
  /** Milliseconds since the run began. */
  elapsed(): number;
  isOver(): boolean;
  stop(reason: StopReason, detail?: string): void;
  post(message: HostMessage): void;
  after(delayMs: number, run: () => void): void;
}

export interface Answering {
  fetch(message: Extract<GuestMessage, { type: 'fetch' }>): Promise<void>;
  /** A tool, or one of the exercise's further functions. */
  tool(message: Extract<GuestMessage, { type: 'tool' | 'function' }>): void;
  log(record: LogRecord): void;
  /** Requests and executions under way. */
  underWay(): number;
}

/** Starts answering for one run. */
export function startAnswering(run: RunInProgress): Answering {
  const { api, limits, onEvent, tools, variant } = run.options;
  let fetches = 0;
  let served = 0;
  let underWay = 0;

  const log = (record: LogRecord) => {
    if (run.recorder.addLog(record)) onEvent?.({ kind: 'log', record });
  };
  const refuse = ({ id, url }: { id: number; url: string }) => {
    const text = `Sem rede aqui: ${url.slice(0, 200)} não respondeu. Só respondem a Messages API e a Converse API, simuladas.`;
    log({ atMs: run.elapsed(), level: 'warn', text });
    run.post({ type: 'fetch-failed', id, message: 'fetch failed' });
  };

  return {
    log,
    underWay: () => underWay,
    async fetch(message) {
      if (fetches >= limits.requests) {
        run.stop('requests');
        return;
      }
      fetches += 1;
      const startedAtMs = run.elapsed();
      const request = requestOf(message);
      if (request === null || !api.serves(request.url)) {
        refuse(message);
        return;
      }
      const index = served;
      served += 1;
      underWay += 1;
      const answered = await api.answer(request, index).catch((error: unknown) => error);
      underWay -= 1;
      if (run.isOver()) return;
      if (!isAnswered(answered)) {
        run.stop('protocol', `a API simulada falhou: ${String(answered)}`);
        return;
      }
      const { status, headers, body, encoding, response, requestBody, findings, requestId } = answered;
      const { pathname, search } = new URL(message.url);
      const record: RequestRecord = {
        index,
        startedAtMs,
        endedAtMs: run.elapsed(),
        method: message.method,
        path: pathname + search,
        body: requestBody,
        status,
        response,
        requestId,
        findings,
      };
      run.recorder.addRequest(record);
      onEvent?.({ kind: 'request', record });
      run.post({ type: 'fetch-answer', id: message.id, status, headers, body, encoding });
    },
    tool({ type: calledAs, id, name, input: inputText }) {
      if (run.recorder.tools.length >= limits.tools) {
        run.stop('tools');
        return;
      }
      const input = parsed(inputText);
      const result = runTool({ tools, calledAs, name, input, variant });
      const startedAtMs = run.elapsed();
      const record = run.recorder.beginTool({ name: name.slice(0, 200), input, startedAtMs, ...result });
      onEvent?.({ kind: 'tool-started', record });
      underWay += 1;
      run.after(tools.latencyMs?.[name] ?? 60, () => {
        underWay -= 1;
        run.recorder.endTool(record, run.elapsed());
        onEvent?.({ kind: 'tool-ended', record });
        run.post({ type: 'tool-answer', id, ...result });
      });
    },
  };
}

/** The request as the handlers want it, or null where its address or headers make none. */
function requestOf(message: Extract<GuestMessage, { type: 'fetch' }>): Request | null {
  const { method, url, headers, body } = message;
  try {
    return new Request(url, { method, headers: headersSchema.parse(JSON.parse(headers)), body });
  } catch {
    return null;
  }
}

function isAnswered(value: unknown): value is Answered {
  return typeof value === 'object' && value !== null && 'findings' in value;
}

/** The value a text holds as JSON, else the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
