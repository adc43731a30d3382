// One JSON value taken apart into requests and errors. Pure.
import { findRequests } from './find-requests.ts';
import type { RequestParts } from './make-request.ts';
import type { PastedEvidence } from './pasted-request.ts';

/** The requests in `value`, whose exact text is `json`, and an error that stands before any of them. */
export function partsOf(
  value: unknown,
  json: string,
): { parts: RequestParts[]; evidence: PastedEvidence | null } {
  const parts: RequestParts[] = [];
  let early: PastedEvidence | null = null;
  const found = findRequests(value, { json, around: '' });
  const count = found.filter(({ kind }) => kind !== 'error').length;
  for (const item of found) {
    const last = parts.at(-1);
    if (item.kind === 'error') {
      if (last) last.evidence ??= item.evidence;
      else early ??= item.evidence;
      continue;
    }
    const entry = item.kind === 'body' ? item.entry : null;
    const label = entry !== null ? `HAR: entrada ${entry}` : count > 1 ? `item ${parts.length + 1}` : 'corpo';
    parts.push({ label, value: item.value, json: item.json, headers: item.headers, evidence: null });
  }
  return { parts, evidence: early };
}

/** The value of a JSON text; null where it is none. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
