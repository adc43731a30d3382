// Collects everything one run does into a run record. Pure: times are passed in.
import type { LogRecord, Outcome, Profile, RequestRecord, RunRecord, ToolRecord } from '../../core/index.ts';
import type { ScriptProblem } from './scripted-api.ts';

export interface RecorderOptions {
  exercise: string;
  variant: string;
  profile: Profile;
  question: string;
  /** Log lines kept. */
  logs: number;
}

export interface Recorder {
  /** Requests answered so far, in the order in which they were sent. */
  requests: RequestRecord[];
  tools: ToolRecord[];
  addRequest(request: RequestRecord): void;
  /** Notes an execution that begins; `endTool` completes it. */
  beginTool(tool: Omit<ToolRecord, 'index' | 'endedAtMs' | 'afterRequest'>): ToolRecord;
  endTool(tool: ToolRecord, atMs: number): void;
  /** Keeps the line, or counts it where enough are kept. Returns whether it was kept. */
  addLog(log: LogRecord): boolean;
  /** Notes the guest's own count of lines that it did not send. */
  setDropped(lines: number): void;
  droppedLogs(): number;
  finish(end: { outcome: Outcome; problems: ScriptProblem[]; durationMs: number }): RunRecord;
}

/** Starts an empty record. */
export function startRecorder({ logs: keptLogs, ...identity }: RecorderOptions): Recorder {
  const requests: RequestRecord[] = [];
  const tools: ToolRecord[] = [];
  const running = new Set<ToolRecord>();
  const logs: LogRecord[] = [];
  let refused = 0;
  let unsent = 0;
  let lastAnswered = -1;
  return {
    requests,
    tools,
    addRequest(request) {
      requests.push(request);
      requests.sort((one, other) => one.index - other.index);
      lastAnswered = Math.max(lastAnswered, request.index);
    },
    beginTool(tool) {
      const record = {
        ...tool,
        index: tools.length,
        endedAtMs: tool.startedAtMs,
        afterRequest: lastAnswered,
      };
      tools.push(record);
      running.add(record);
      return record;
    },
    endTool(tool, atMs) {
      tool.endedAtMs = atMs;
      running.delete(tool);
    },
    addLog(log) {
      if (logs.length >= keptLogs) {
        refused += 1;
        return false;
      }
      logs.push(log);
      return true;
    },
    setDropped(lines) {
      unsent = Math.max(unsent, lines);
    },
    droppedLogs: () => refused + unsent,
    finish({ outcome, problems, durationMs }) {
      for (const tool of running) tool.endedAtMs = durationMs;
      const droppedLogs = refused + unsent;
      return {
        ...identity,
        requests,
        tools,
        logs,
        droppedLogs,
        outcome,
        scriptProblems: problems,
        durationMs,
      };
    },
  };
}
