// Judges one Messages request body as the API would. Pure; linear in the size of the body; never throws for any JSON.
import type { Finding, Profile } from '../../core/index.ts';
import { surrogateFault } from '../request-body.ts';
import { inspectCache } from './families/cache.ts';
import { inspectCallPlaces } from './families/call-places.ts';
import { inspectEmpties } from './families/empties.ts';
import { inspectImages } from './families/images.ts';
import { inspectPairing } from './families/pairing.ts';
import { inspectParameters } from './families/parameters.ts';
import { inspectRoles } from './families/roles.ts';
import { inspectSchema } from './families/schema.ts';
import { bodyNotObject, loneSurrogate } from './families/schema-rules.ts';
import { inspectServerTools } from './families/server-tools.ts';
import { inspectThinking } from './families/thinking.ts';
import { inspectTools } from './families/tools.ts';
import { isObject, type JsonObject, own } from './json.ts';
import { inPrecedence } from './precedence.ts';
import { readRequest } from './reading.ts';
import { type Breach, breach } from './rule.ts';

export interface Validation {
  /** What the API would answer: 200, or the status of the first error. */
  status: number;
  error: { type: string; message: string } | null;
  /** Everything found: errors in the API's order, then warnings. */
  findings: Finding[];
}

export interface ValidationOptions {
  profile: Profile;
  /**
   * Value of the `anthropic-version` header; without it, nothing is refused that only one version refuses.
   * Under 2023-06-01, what 2026-10-21 would refuse is a warning.
   */
  apiVersion?: string;
  /** The body as it was sent. With it, halves of surrogate pairs are found anywhere; without it, in texts only. */
  text?: string;
  /** Seed of the mock that answered this conversation: thinking blocks that it did not sign are refused. */
  signatureSeed?: number;
}

/** The API's verdict on `body`, any value parsed from JSON. */
export function validateMessagesRequest(body: unknown, options: ValidationOptions): Validation {
  const breaches = inspect(body, options);
  if (breaches.length === 0) return { status: 200, error: null, findings: [] };
  const ordered = inPrecedence(breaches);
  const first = ordered.find((item) => item.finding.severity === 'error');
  return {
    status: first?.status ?? 200,
    error: first ? { type: first.type, message: first.finding.message } : null,
    findings: ordered.map((item) => item.finding),
  };
}

function inspect(body: unknown, options: ValidationOptions): Breach[] {
  const { profile, apiVersion, text, signatureSeed } = options;
  const fault = text === undefined ? null : surrogateFault(text);
  const cut = fault === null ? [] : [breach(loneSurrogate, { path: '', facts: { fault } })];
  if (!isObject(body)) return [...cut, breach(bodyNotObject, { path: '', facts: undefined })];
  const reading = readRequest(body);
  const found = [
    cut,
    inspectSchema(reading),
    inspectParameters(reading, apiVersion),
    inspectTools(reading),
    inspectCache(reading),
    inspectImages(reading),
  ];
  if (!continuesThread(body))
    found.push(
      inspectRoles(reading),
      inspectEmpties(reading),
      inspectCallPlaces(reading),
      inspectPairing(reading, profile),
      inspectThinking(reading, signatureSeed),
      inspectServerTools(reading),
    );
  // Several times as fast as `flat`, which counts where a request is short.
  const all: Breach[] = [];
  for (const breaches of found) for (const item of breaches) all.push(item);
  return all;
}

/** Half of such a conversation is on the server, so its messages cannot be judged by themselves. */
function continuesThread(body: JsonObject): boolean {
  const thread = own(body, 'thread');
  return isObject(thread) && own(thread, 'type') === 'continue';
}
