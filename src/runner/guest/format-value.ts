// Text for any value a program may print. Runs in the guest; calls no code of the program, never throws.
// Getters are named, not called; proxies may still run traps, so every step is guarded.
import * as own from './intrinsics.ts';

const maxChars = 2000;
const maxDepth = 4;
const maxEntries = 30;

/** One log line: strings as they are, other values as a console shows them, separated by spaces. */
export function formatLine(values: ArrayLike<unknown>): string {
  let line = '';
  for (let index = 0; index < values.length && line.length < maxChars; index += 1) {
    const value = values[index];
    line += (index === 0 ? '' : ' ') + (typeof value === 'string' ? cut(value) : formatValue(value));
  }
  return cut(line);
}

/** One value as a console shows it, at most 2,000 characters. */
export function formatValue(value: unknown): string {
  try {
    return cut(format(value, 0, null));
  } catch {
    return '[valor que não pode ser mostrado]';
  }
}

interface Seen {
  value: object;
  outer: Seen | null;
}

function format(value: unknown, depth: number, seen: Seen | null): string {
  if (typeof value === 'string') return depth === 0 ? value : own.stringify(cut(value));
  if (typeof value === 'bigint') return `${own.toText(value)}n`;
  if (typeof value === 'symbol') return own.toText(value);
  if (typeof value === 'function') return `[Function ${nameOf(value)}]`;
  if (typeof value !== 'object' || value === null) return own.toText(value);
  for (let outer = seen; outer !== null; outer = outer.outer) if (outer.value === value) return '[Circular]';
  const tag = own.tagOf(value);
  if (tag === '[object Error]' || value instanceof own.NativeError) return formatError(value);
  if (tag === '[object Promise]') return 'Promise { … }';
  if (depth >= maxDepth) return own.isArray(value) ? '[Array]' : '[Object]';
  return formatMembers(value, depth, { value, outer: seen });
}

function formatMembers(value: object, depth: number, seen: Seen): string {
  const list = own.isArray(value);
  const keys = own.ownKeys(value);
  let text = '';
  let shown = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as string | symbol;
    const descriptor = own.getOwnPropertyDescriptor(value, key);
    if (descriptor?.enumerable !== true) continue;
    if (shown === maxEntries || text.length > maxChars) {
      text += ', …';
      break;
    }
    const member = 'value' in descriptor ? format(descriptor.value, depth + 1, seen) : '[Getter]';
    text += shown === 0 ? '' : ', ';
    text += list && typeof key === 'string' ? member : `${formatKey(key)}: ${member}`;
    shown += 1;
  }
  if (list) return `[${text}]`;
  const name = className(value);
  return `${name === '' || name === 'Object' ? '' : `${name} `}${text === '' ? '{}' : `{ ${text} }`}`;
}

function formatError(error: object): string {
  const name = readText(error, 'name') || 'Error';
  const message = readText(error, 'message');
  return message === '' ? name : `${name}: ${message}`;
}

function formatKey(key: string | symbol): string {
  if (typeof key === 'symbol') return `[${own.toText(key)}]`;
  return own.exec(/^[A-Za-z_$][\w$]*$/, key) === null ? own.stringify(key) : key;
}

function className(value: object): string {
  const prototype = own.getPrototypeOf(value) as object | null;
  if (prototype === null) return '';
  const maker = own.getOwnPropertyDescriptor(prototype, 'constructor')?.value as unknown;
  return typeof maker === 'function' ? nameOf(maker) : '';
}

function nameOf(value: object): string {
  const name = own.getOwnPropertyDescriptor(value, 'name')?.value as unknown;
  return typeof name === 'string' ? name : '';
}

/** A text property of a thrown value; empty where it is absent, of another type, or throws when read. */
export function readText(value: object, key: string): string {
  try {
    const found = (value as Record<string, unknown>)[key];
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
}

function cut(text: string): string {
  return text.length > maxChars
    ? `${own.slice(text, 0, maxChars)}… (+${text.length - maxChars} caracteres)`
    : text;
}
