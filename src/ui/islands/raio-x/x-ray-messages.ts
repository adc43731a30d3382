// What the page and its worker say to each other. Types only; everything can be cloned from one to the other.
import type { Finding, Profile } from '../../../core/index.ts';
import type { TimelineRow } from '../exercise/timeline/timeline-rows.ts';

export type Stage = 'reading' | 'judging' | 'drawing' | 'repairing';

/** Blocks counted over the whole conversation, from `from` up to but not including `to`. */
export interface BlockSpan {
  from: number;
  to: number;
}

export type ToWorker =
  /** A new text; the first request that would be refused is examined at once. */
  | { kind: 'open'; source: string | Blob }
  | { kind: 'choose'; request: number }
  | { kind: 'draw'; span: BlockSpan }
  /** Draws what stands around a path, wherever it is in a long conversation. */
  | { kind: 'draw-at'; path: string };

/** One request of the text, for the list to choose from. */
export interface RequestSummary {
  label: string;
  messageCount: number;
  api: string;
  /** Null where there are so many requests that this one was not judged. */
  status: Record<Profile, number> | null;
}

export interface ReadingView {
  kind: string;
  requests: RequestSummary[];
  problems: ProblemView[];
  problemCount: number;
  /** True where the text holds something that looks like a credential. */
  hasSecret: boolean;
  characterCount: number;
}

/** A place that could not be read, with what stands there, cut short. `line` and `column` count from 1. */
export interface ProblemView {
  line: number;
  column: number;
  what: string;
  cause: string;
  before: string;
  after: string;
}

export interface VerdictView {
  profile: Profile;
  status: number;
  error: { type: string; message: string } | null;
  errorCount: number;
  warningCount: number;
}

/** Findings that are explained in the same words, said once with all their places. */
export interface FindingView {
  /** The first of them. */
  finding: Finding;
  profiles: Profile[];
  /** Key of what trains it, if anything does. */
  training: string | null;
  /** The first places; `placeCount` tells how many there are. */
  paths: string[];
  placeCount: number;
}

export interface Evidence {
  status: number | null;
  type: string | null;
  message: string;
  service: string;
  /** Profiles that give the very same text to this body. */
  matches: Profile[];
  /** True where the error is not one of a Messages API. */
  foreign: boolean;
}

export interface Examination {
  request: number;
  api: string;
  /** Set for a body of Converse: it is judged by the rules of that API, and `verdicts` holds the one verdict twice. */
  converse: { modelId: string; isAssumed: boolean } | null;
  assumed: string[];
  cutOff: boolean;
  evidence: Evidence | null;
  verdicts: Record<Profile, VerdictView>;
  findings: FindingView[];
  /** How many places in all have a finding. */
  findingCount: number;
}

export type DrawingPart =
  | { kind: 'rows'; key: string; rows: TimelineRow[] }
  | { kind: 'gap'; key: string; span: BlockSpan };

export interface Drawing {
  parts: DrawingPart[];
  laneCount: number;
  messageCount: number;
  blockCount: number;
}

export type DiffLine = { sign: '+' | '-' | ' '; text: string };
export type DiffPart = { kind: 'lines'; lines: DiffLine[] } | { kind: 'same'; count: number };

/** A reason, said once for all the places that have it; the first of them are named. */
export interface StepView {
  reason: string;
  paths: string[];
  placeCount: number;
}

export interface RepairView {
  /** How far the repair goes; null where there is no safe one or none is needed. */
  reach: 'strict' | 'anthropic' | 'partial' | null;
  needed: boolean;
  text: string;
  steps: StepView[];
  stepCount: number;
  /** Null where the changes are too many to be shown line by line. */
  diff: DiffPart[] | null;
  hiddenLineCount: number;
  /** True where the diff shows the texts with line breaks that they do not have. */
  formatted: boolean;
  /** What no safe change mends, with the reason. */
  rest: StepView[];
  restCount: number;
}

export type FromWorker =
  | { kind: 'stage'; stage: Stage; done?: number; total?: number }
  | { kind: 'read'; reading: ReadingView }
  | { kind: 'examined'; examination: Examination }
  | { kind: 'drawn'; request: number; drawing: Drawing }
  | { kind: 'repaired'; request: number; repair: RepairView | null }
  | { kind: 'idle' };
