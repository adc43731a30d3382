// What a pasted text turned out to hold. Types only; pure.
// Nothing secret gets this far: see `keep-headers.ts`.

export type PastedApi = 'messages' | 'converse' | 'openai' | 'unknown';

/** An error response that was pasted together with the request. */
export interface PastedEvidence {
  status: number | null;
  type: string | null;
  message: string;
  /** Who sent the error, for people, e.g. "Anthropic" or "Amazon Bedrock (Converse)". */
  service: string;
}

export interface PastedRequest {
  /** Where it stood, in Portuguese, e.g. "linha 3". */
  label: string;
  api: PastedApi;
  /** A whole request body; a bare list of messages comes wrapped, with `assumed` naming what was filled in. */
  body: unknown;
  /** The JSON text of `body`: as pasted where it was JSON, otherwise as converted. */
  text: string;
  /** What had to be assumed to read it, in Portuguese. */
  assumed: string[];
  /** Names in lower case; keys and tokens are left out. */
  headers: Record<string, string>;
  evidence: PastedEvidence | null;
  /** Whether the text ended before the body did; then `body` is what could be read. */
  cutOff: boolean;
}

/** Something that cannot be read. Line and column count from 1; both texts are Portuguese. */
export interface PasteProblem {
  line: number;
  column: number;
  what: string;
  /** The likely cause and what to do. */
  cause: string;
  cutOff: boolean;
}

export interface Paste {
  requests: PastedRequest[];
  problems: PasteProblem[];
  /** For people: "JSON", "JSONL", "curl", "HAR", … */
  kind: string;
}
