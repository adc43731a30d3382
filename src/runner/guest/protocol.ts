// The messages between the host (trusted) and the guest (untrusted), both ways. Runs everywhere; no DOM, no Node.
// Each travels as one JSON text. The host reads guest messages only through `readGuestMessage`: what does not fit
// the schema is refused, whoever sent it.
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const place = { line: z.nullable(z.int()), column: z.nullable(z.int()) };

/** What a guest may say. `id` numbers the guest's own requests, so that answers find them. */
export const guestMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  /** Sent every `beatEveryMs`: `pending` counts what could still wake the program (timers, requests, tools). */
  z.strictObject({ type: z.literal('beat'), pending: count }),
  z.strictObject({
    type: z.literal('fetch'),
    id: count,
    method: z.string(),
    url: z.string(),
    headers: z.string(),
    body: z.nullable(z.string()),
  }),
  z.strictObject({ type: z.literal('tool'), id: count, name: z.string(), input: z.string() }),
  /** A call of one of the exercise's further functions; answered like a tool. */
  z.strictObject({ type: z.literal('function'), id: count, name: z.string(), input: z.string() }),
  z.strictObject({
    type: z.literal('log'),
    level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
    text: z.string(),
  }),
  /** Log lines that the guest did not send, counted since the run began. */
  z.strictObject({ type: z.literal('dropped'), lines: count }),
  z.strictObject({ type: z.literal('returned'), value: z.string() }),
  z.strictObject({
    type: z.literal('threw'),
    name: z.string(),
    message: z.string(),
    status: z.nullable(z.int()),
    stack: z.string(),
    ...place,
  }),
  z.strictObject({
    type: z.literal('invalid'),
    reason: z.enum(['syntax', 'no-run-agent', 'unknown-import', 'wrong-return']),
    message: z.string(),
    ...place,
  }),
  /** The program closed its own realm (`self.close()`, `process.exit()`). */
  z.strictObject({ type: z.literal('closing'), how: z.string() }),
]);
export type GuestMessage = z.infer<typeof guestMessageSchema>;

/** Header values by name, as `fetch` messages carry them in a JSON text. */
export const headersSchema = z.record(z.string(), z.string());

/** What the host says. The guest trusts it. */
export type HostMessage =
  | {
      type: 'run';
      /** Language of `source`; another guest may know others. */
      language: 'typescript';
      source: string;
      question: string;
      /** Tool definitions as the program's './tools' hands them out. */
      tools: unknown[];
      /** Names of the further functions that './tools' exports. */
      functions: string[];
      keptLogs: number;
      beatEveryMs: number;
    }
  | {
      type: 'fetch-answer';
      id: number;
      status: number;
      headers: Record<string, string>;
      body: string;
      /** How `body` stands for bytes that are no text; absent where it is the text itself. */
      encoding?: 'base64' | undefined;
    }
  | { type: 'fetch-failed'; id: number; message: string }
  | { type: 'tool-answer'; id: number; ok: boolean; output: string };

export type GuestReading = { ok: true; message: GuestMessage } | { ok: false; detail: string };

/** Reads one message of the guest. Never throws; `detail` says in English what did not fit. */
export function readGuestMessage(raw: unknown, { maxChars }: { maxChars: number }): GuestReading {
  if (typeof raw !== 'string') return { ok: false, detail: `message is a ${typeof raw}, not a text` };
  if (raw.length > maxChars) return { ok: false, detail: `message has ${raw.length} characters` };
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return { ok: false, detail: 'message is not JSON' };
  }
  const parsed = guestMessageSchema.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, detail: `message does not fit: ${issue?.path.join('.') ?? ''} ${issue?.code ?? ''}` };
}
