// What the simulated API answers to one request, before it is written as a Response. Types only.
import type { Finding } from '../core/index.ts';
import type { ErrorBody, Message } from './messages/wire.ts';

interface Judged {
  /** The request as the rules saw it; undefined where it was refused unread. */
  body?: unknown;
  findings: Finding[];
  headers: Record<string, string>;
}

export type ErrorVerdict = Judged & { kind: 'error'; status: number; error: ErrorBody['error'] };

export type Verdict =
  | ErrorVerdict
  | (Judged & { kind: 'message'; status: 200; message: Message; stream: boolean })
  | (Judged & { kind: 'value'; status: 200; value: unknown });
