// Takes a curl command apart: its data, its headers, and files it names. Pure; linear.
import { keepHeader } from './keep-headers.ts';
import { readString } from './read-string.ts';

export interface CurlCommand {
  data: { text: string; at: number }[];
  /** Where a file is named that holds the body. */
  files: { name: string; at: number }[];
  headers: Record<string, string>;
}

interface Word {
  text: string;
  at: number;
}

const dataOption = /^(?:-d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)$/;

/** The first curl command in `text`; null where there is none. */
export function readCurl(text: string): CurlCommand | null {
  const start = /(?:^|[\s;&|$(`])curl(?:\.exe)?\s/.exec(text)?.index;
  if (start === undefined) return null;
  const command: CurlCommand = { data: [], files: [], headers: {} };
  const words = splitWords(text, start);
  words.forEach((word, index) => {
    const [, option, attached] =
      /^(--[\w-]+)=([\s\S]*)$/.exec(word.text) ?? /^(-[dH])([\s\S]+)$/.exec(word.text) ?? [];
    const name = option ?? word.text;
    const value = attached === undefined ? words[index + 1] : { text: attached, at: word.at };
    if (!value) return;
    if (dataOption.test(name)) {
      if (value.text.startsWith('@')) command.files.push({ name: value.text.slice(1), at: value.at });
      else command.data.push(value);
    } else if (name === '-H' || name === '--header') {
      const colon = value.text.indexOf(':');
      if (colon > 0) keepHeader(command.headers, value.text.slice(0, colon), value.text.slice(colon + 1));
    }
  });
  return command;
}

/** Words as a POSIX shell splits them; a line break without a backslash before it ends the command. */
function splitWords(text: string, start: number): Word[] {
  const words: Word[] = [];
  let parts: string[] = [];
  let at = -1;
  let position = start;
  const finish = () => {
    if (at >= 0) words.push({ text: parts.join(''), at });
    parts = [];
    at = -1;
  };
  while (position < text.length) {
    const mark = text.charAt(position);
    if (mark === '\\' || (mark === '^' && /[\r\n]/.test(text.charAt(position + 1)))) {
      const next = text.startsWith('\r\n', position + 1) ? 2 : 1;
      if (!/[\r\n]/.test(text.charAt(position + 1))) parts.push(text.charAt(position + 1));
      position += 1 + next;
      continue;
    }
    if (mark === '\n' && words.length > 1) break;
    if (/\s/.test(mark)) {
      finish();
      position += 1;
      continue;
    }
    if (at < 0) at = position;
    const quoted = readQuoted(text, position);
    parts.push(quoted?.text ?? mark);
    position = quoted?.end ?? position + 1;
  }
  finish();
  return words;
}

function readQuoted(text: string, at: number): { text: string; end: number } | null {
  const mark = text.charAt(at);
  if (mark === "'") {
    const close = text.indexOf("'", at + 1);
    const end = close < 0 ? text.length : close;
    return { text: text.slice(at + 1, end), end: end + 1 };
  }
  if (mark === '$' && text.charAt(at + 1) === "'") {
    const read = readString(text, at + 1, { isRaw: false });
    return 'kind' in read ? null : { text: read.value, end: read.end };
  }
  if (mark !== '"') return null;
  const parts: string[] = [];
  let position = at + 1;
  while (position < text.length && text.charAt(position) !== '"') {
    const isEscape = text.charAt(position) === '\\' && /["\\$`\n]/.test(text.charAt(position + 1));
    if (isEscape) position += 1;
    parts.push(text.charAt(position));
    position += 1;
  }
  return { text: parts.join(''), end: position + 1 };
}
