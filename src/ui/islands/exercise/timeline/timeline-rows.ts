// The rows of a run's timeline: what the page draws and what the plain-text version reads aloud. Types only.
import type { Finding, Outcome, Profile } from '../../../../core/index.ts';
import type { Echo } from './compare-history.ts';
import type { BlockView, MessageView } from './read-conversation.ts';

/** How a row is touched by a finding: at fault, harmful, or the other half of a pair. */
export type Mark = 'error' | 'warning' | 'related' | null;

/** joined = the API accepted the answer; refused = an answer came and the API did not accept it; orphan = none came. */
export type PairState = 'joined' | 'refused' | 'orphan';

/** One piece of a pair's line in the margin of one row. */
export interface ThreadCell {
  lane: number;
  part: 'pass' | 'start' | 'end' | 'open-start' | 'open-end';
}

export interface ExecutionView {
  index: number;
  tool: string;
  input: unknown;
  output: string;
  ok: boolean;
  durationMs: number;
  /** Place on the row's little time scale, in per cent of its span. */
  leftPercent: number;
  widthPercent: number;
  /** True when another execution ran at the same time. */
  parallel: boolean;
}

/** What the other profile says of the same request, where it differs. */
export interface OtherVerdict {
  request: number;
  profile: Profile;
  status: number;
  message: string;
  explanation: string;
}

interface RowBase {
  /** Unique within the timeline. */
  key: string;
  threads: ThreadCell[];
}

export interface RequestRow extends RowBase {
  kind: 'request';
  request: number;
  startedAtMs: number;
  messageCount: number;
  /** `other-route` = not a POST to /v1/messages; `unreadable` = no messages to read in the body. */
  shape: 'messages' | 'unreadable' | 'other-route';
  method: string;
  path: string;
  body: unknown;
  /** True when nothing is new since the request before. */
  repeated: boolean;
  rewritten: boolean;
}
export interface FoldedRow extends RowBase {
  kind: 'folded';
  messages: MessageView[];
}
export interface MessageRow extends RowBase {
  kind: 'message';
  message: MessageView;
  mark: Mark;
  echo: Echo | null;
}
export interface BlockRow extends RowBase {
  kind: 'block';
  place: 'request' | 'answer';
  role: string;
  block: BlockView;
  mark: Mark;
  /** Null for blocks that are no half of a pair. */
  pair: PairState | null;
}
export interface AnswerRow extends RowBase {
  kind: 'answer';
  request: number;
  stopReason: string;
  response: unknown;
}
export interface RefusalRow extends RowBase {
  kind: 'refusal';
  request: number;
  status: number;
  errorType: string;
  message: string;
  requestId: string | null;
  findings: Finding[];
  /** True when the scripted model, not the API, could not go on. */
  scripted: boolean;
  response: unknown;
}
export interface WarningRow extends RowBase {
  kind: 'warning';
  findings: Finding[];
}
export interface OtherProfileRow extends RowBase {
  kind: 'other-profile';
  verdict: OtherVerdict;
}
export interface ToolsRow extends RowBase {
  kind: 'tools';
  executions: ExecutionView[];
  spanMs: number;
  parallel: boolean;
}
export interface EndRow extends RowBase {
  kind: 'end';
  outcome: Outcome;
}

export type TimelineRow =
  | RequestRow
  | FoldedRow
  | MessageRow
  | BlockRow
  | AnswerRow
  | RefusalRow
  | WarningRow
  | OtherProfileRow
  | ToolsRow
  | EndRow;

export interface Timeline {
  rows: TimelineRow[];
  /** How many lanes the margin needs for the lines of open pairs. */
  laneCount: number;
}
