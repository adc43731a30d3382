// Says in one line what was asked and answered; a rejected request with its explanation below. Pure.
import { answerContent, answerStopReason, type Finding, messagesBlock } from '../core/index.ts';
import type { Exchange } from '../mock-api/index.ts';

/** Text with a line break at its end. */
export function describeExchange(exchange: Exchange): string {
  const { status, method, path, findings } = exchange;
  const asked = describeRequest(exchange.requestBody, path);
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const head = `${status} ${method} ${printable(path)}${asked === '' ? '' : `  ${asked}`}`;
  const answered = describeAnswer(exchange);
  const noted =
    status < 400 && warnings.length > 0 ? `  ! ${warnings.map(({ rule }) => rule).join(', ')}` : '';
  const lines = [`${head}${answered === '' ? '' : `  → ${answered}`}${noted}`];
  if (status >= 400) lines.push(...findings.flatMap(explain));
  return `${lines.join('\n')}\n`;
}

function explain({ severity, path, rule, explanation }: Finding): string[] {
  const mark = severity === 'error' ? '✗' : '!';
  return [`    ${mark} ${printable(path) || '(whole body)'} [${rule}]`, `      ${printable(explanation)}`];
}

function describeRequest(body: unknown, path: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const { model, messages, tools, toolConfig, stream } = body as Record<string, unknown>;
  const declared = tools ?? (toolConfig as { tools?: unknown } | null | undefined)?.tools;
  const parts = [
    typeof model === 'string' ? printable(model) : null,
    countOf(messages, 'message'),
    countOf(declared, 'tool'),
    stream === true || /\/converse-stream$/.test(path) ? 'stream' : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function countOf(list: unknown, noun: string): string | null {
  if (!Array.isArray(list)) return null;
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
}

function describeAnswer({ status, responseBody }: Exchange): string {
  if (status === 0) return 'connection dropped, as asked';
  if (typeof responseBody !== 'object' || responseBody === null) return '';
  const { error, message: bare } = responseBody as Record<string, unknown>;
  if (status >= 400 && typeof error === 'object' && error !== null) {
    const { type, message } = error as Record<string, unknown>;
    return printable(`${String(type)}: ${String(message)}`);
  }
  if (status >= 400 && typeof bare === 'string') return printable(bare);
  const content = answerContent(responseBody);
  const called = Array.isArray(content)
    ? content.map(messagesBlock).flatMap((block) => {
        const { type, name } = (block ?? {}) as { type?: unknown; name?: unknown };
        return type === 'tool_use' ? [String(name)] : [];
      })
    : [];
  const names = called.length > 0 ? ` (${called.join(', ')})` : '';
  const stop = answerStopReason(responseBody);
  return stop === null ? '' : printable(`${stop}${names}`);
}

const longest = 2000;

/** One line of text that cannot steer a terminal: control characters are written out. */
function printable(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(/\p{Cc}/gu, (character) => {
    if (character === '\n') return '\\n';
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
