// Looks for request bodies, headers and errors inside any value: an envelope, a log record, a HAR. Pure; linear.
// Walks with a list of its own, so depth does not matter; does not look into a body it has found.
import { keepHeaders } from './keep-headers.ts';
import type { PastedEvidence } from './pasted-request.ts';
import { readError } from './read-evidence.ts';
import { isBody, isMessageList, isObject, own } from './recognise-api.ts';

export type Found =
  | {
      kind: 'body';
      value: unknown;
      json: string | null;
      headers: Record<string, string>;
      entry: number | null;
    }
  | { kind: 'messages'; value: unknown[]; json: string | null; headers: Record<string, string> }
  | { kind: 'error'; evidence: PastedEvidence };

interface Step {
  value: unknown;
  json: string | null;
  headers: Record<string, string>;
  status: number | null;
  entry: number | null;
}

/** Everything found in `value`, in the order in which it stands; `json` is its exact text, if it has one. */
export function findRequests(value: unknown, options: { json: string | null; around: string }): Found[] {
  const found: Found[] = [];
  const steps: Step[] = [{ value, json: options.json, headers: {}, status: null, entry: null }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value: item, json, headers, entry } = step;
    if (typeof item === 'string') {
      const inner = parseInner(item);
      if (inner) steps.push({ ...step, value: inner.value, json: item });
    } else if (isBody(item)) {
      found.push({ kind: 'body', value: item, json, headers, entry });
    } else if (isMessageList(item) && item.some((message) => own(message, 'content') !== undefined)) {
      found.push({ kind: 'messages', value: item, json, headers });
    } else if (Array.isArray(item)) {
      for (let index = item.length - 1; index >= 0; index -= 1)
        steps.push({ ...step, value: item[index], json: null });
    } else if (isObject(item)) {
      const status = statusOf(item) ?? step.status;
      const evidence = readError(item, { status, text: options.around });
      if (evidence) {
        found.push({ kind: 'error', evidence });
        continue;
      }
      const inherited = { ...headers };
      for (const [key, part] of Object.entries(item)) if (/headers$/i.test(key)) keepHeaders(inherited, part);
      const parts = Object.entries(item).filter(([key]) => !/headers$/i.test(key));
      for (const [key, part] of parts.reverse())
        if (key === 'entries' && Array.isArray(part))
          for (let index = part.length - 1; index >= 0; index -= 1)
            steps.push({ value: part[index], json: null, headers: inherited, status, entry: index + 1 });
        else steps.push({ value: part, json: null, headers: inherited, status, entry });
    }
  }
  return found;
}

function statusOf(item: Record<string, unknown>): number | null {
  for (const key of ['status', 'statusCode', 'status_code']) {
    const status = own(item, key) ?? own(own(item, 'response'), key);
    if (typeof status === 'number' && status >= 400 && status < 600) return status;
  }
  return null;
}

/** JSON written inside a string, where it may hold something of interest. */
function parseInner(text: string): { value: unknown } | null {
  if (!/^\s*[{[]/.test(text) || !/"(?:role|messages|error|message)"/.test(text)) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
