// Lets a client of any language ask for a failure with a header, e.g. to test its own retries. Pure.
import type { Failure, FailureRequest, FailureStatus } from '../mock-api/index.ts';

/** Name of the header. */
export const failureHeader = 'x-pegadinha-failure';

const statuses = [400, 401, 402, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504, 529];

/**
 * The failure that the request's header asks for; null without one, or where it says nothing known. Values: a status
 * such as `529`, `drop`, `slow:800` (milliseconds), `stream-error`, `stream-cut`; followed by ` once`, only the first
 * try fails, as far as the SDK numbers its tries (`x-stainless-retry-count`, or `amz-sdk-request` of the AWS SDKs).
 */
export function requestedFailure({ headers }: Pick<FailureRequest, 'headers'>): Failure | null {
  const [what = '', times] = (headers.get(failureHeader) ?? '').trim().split(/\s+/);
  if (times === 'once' && isRetry(headers)) return null;
  if (what === 'drop') return { kind: 'dropped-connection' };
  if (what === 'stream-error' || what === 'stream-cut') return { kind: what };
  const delay = /^slow:(\d{1,6})$/.exec(what)?.[1];
  if (delay !== undefined) return { kind: 'slow-answer', delayMs: Number(delay) };
  const status = statuses.find((known) => String(known) === what);
  return status === undefined ? null : { kind: 'status', status: status as FailureStatus };
}

function isRetry(headers: FailureRequest['headers']): boolean {
  const attempt = /attempt=(\d+)/.exec(headers.get('amz-sdk-request') ?? '')?.[1] ?? '1';
  return Number(headers.get('x-stainless-retry-count') ?? 0) > 0 || Number(attempt) > 1;
}
