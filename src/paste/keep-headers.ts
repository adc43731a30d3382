// Keeps of pasted headers what is no secret. Pure. What looks like a key or token is dropped here and never returned.
import { isObject, own } from './recognise-api.ts';

const kept =
  /^(?:anthropic-(?!api-key|auth)[a-z-]+|content-type|user-agent|x-stainless-(?!.*(?:key|token))[a-z-]+|request-id|x-request-id|retry-after|x-should-retry|host|accept)$/;
const secret = /\bsk-[\w-]{6,}|\bBearer\s|\beyJ[\w-]{10,}|\bAKIA[0-9A-Z]{8,}|\bya29\.|api[-_]?key/i;
const valueLimit = 300;

/** Adds one header to `headers` unless it may be a secret; names in lower case. */
export function keepHeader(headers: Record<string, string>, name: string, value: string): void {
  const lower = name.trim().toLowerCase();
  const text = value.trim();
  if (!kept.test(lower) || secret.test(text) || text.length > valueLimit) return;
  headers[lower] = text;
}

/** Headers given as an object or, as in a HAR, as a list of names and values. */
export function keepHeaders(headers: Record<string, string>, given: unknown): void {
  if (Array.isArray(given))
    for (const item of given.slice(0, valueLimit)) {
      const name = own(item, 'name');
      const value = own(item, 'value');
      if (typeof name === 'string' && typeof value === 'string') keepHeader(headers, name, value);
    }
  else if (isObject(given))
    for (const [name, value] of Object.entries(given).slice(0, valueLimit))
      if (typeof value === 'string') keepHeader(headers, name, value);
}

/** Headers written one to a line, as in an HTTP trace or `curl -v`. */
export function keepHeaderLines(headers: Record<string, string>, text: string): void {
  const pattern =
    /^[<>*\s]*((?:anthropic|x-stainless|content|user|request|retry)[\w-]*)\s*:\s*([^\r\n]{1,300})$/gim;
  for (const [, name, value] of text.matchAll(pattern)) keepHeader(headers, name ?? '', value ?? '');
}
