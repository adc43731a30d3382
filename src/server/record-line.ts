// One exchange as a line of JSONL, without what must not lie in a file: keys, tokens, credentials. Pure.
import type { Exchange } from '../mock-api/index.ts';

const secretNames =
  /^(?:authorization(?:_token)?|x-api-key|api[_-]?key|access_token|password|secret|client_secret)$/i;
/** Keys that stand in the middle of a text: Anthropic's, and bearer tokens. */
const secretTexts = /\bsk-ant-[\w-]+|\b(?<scheme>bearer\s+)[\w.~+/-]{16,}=*/gi;
const removed = '[removed]';

/** The line, with its line break. `at` is milliseconds since 1970. */
export function recordLine(options: { exchange: Exchange; at: number }): string {
  const { exchange, at } = options;
  const { method, path, requestBody, status, responseBody, requestId, findings } = exchange;
  const entry = {
    at: new Date(at).toISOString(),
    method,
    path,
    requestBody,
    status,
    responseBody,
    requestId,
    findings,
  };
  const text = JSON.stringify(entry, (name, value: unknown) =>
    typeof value === 'string' && secretNames.test(name) ? removed : value,
  );
  // Inside JSON text neither pattern can match past the end of a string: quotes are not among their characters.
  return `${text.replace(secretTexts, (_whole, scheme: string | undefined) => (scheme ?? '') + removed)}\n`;
}
