// What the host is told of a thrown value: class, message, HTTP status, and the learner's own lines. Runs in the guest.
import { stackOfCall } from './call-places.ts';
import { formatValue, readText } from './format-value.ts';
import {
  defineProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  NativeError,
  tagOf,
} from './intrinsics.ts';
import { APIError } from './modules.ts';
import { type OriginalPlace, type Place, programFrames } from './source-place.ts';

export interface ErrorDescription {
  name: string;
  message: string;
  status: number | null;
  stack: string;
  line: number | null;
  column: number | null;
}

type ToSource = (place: Place) => OriginalPlace;

/** Describes any thrown value; `toSource` leads from the engine's places to written ones. Never throws. */
export function describeError(error: unknown, toSource: ToSource): ErrorDescription {
  try {
    return describe(error, toSource);
  } catch {
    return nonError('[valor que não pode ser mostrado]');
  }
}

function describe(error: unknown, toSource: ToSource): ErrorDescription {
  if (typeof error !== 'object' || error === null || !isError(error)) return nonError(formatValue(error));
  const frames = programFrames(readText(error, 'stack') || '');
  const called = frames.length > 0 ? frames : programFrames(stackOfCall(error));
  let stack = '';
  let first: OriginalPlace | null = null;
  for (let index = 0; index < called.length; index += 1) {
    const frame = called[index];
    if (frame === undefined) continue;
    const place = toSource(frame);
    first ??= place;
    stack += `${index === 0 ? '' : '\n'}    at ${frame.name || '<programa>'} (agent.ts:${place.line}${place.column === null ? '' : `:${place.column}`})`;
  }
  const status = error instanceof APIError ? (error.status as unknown) : awsStatus(error);
  return {
    name: className(error),
    message: readText(error, 'message'),
    status: typeof status === 'number' ? status : null,
    stack,
    line: first?.line ?? null,
    column: first?.column ?? null,
  };
}

/** Where errors of the AWS SDK carry the answer's status. */
function awsStatus(error: object): unknown {
  const metadata = getOwnPropertyDescriptor(error, '$metadata')?.value as unknown;
  if (typeof metadata !== 'object' || metadata === null) return null;
  return getOwnPropertyDescriptor(metadata, 'httpStatusCode')?.value as unknown;
}

function isError(value: object): boolean {
  return value instanceof NativeError || tagOf(value) === '[object Error]' || readText(value, 'stack') !== '';
}

function className(error: object): string {
  const name = readText(error, 'name');
  if (name !== '' && name !== 'Error') return name;
  const prototype = getPrototypeOf(error) as object | null;
  const maker = prototype === null ? undefined : getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  const own = typeof maker === 'function' ? (getOwnPropertyDescriptor(maker, 'name')?.value as unknown) : '';
  return typeof own === 'string' && own !== '' ? own : 'Error';
}

function nonError(message: string): ErrorDescription {
  return { name: 'non-error', message, status: null, stack: '', line: null, column: null };
}

/** Lets long asynchronous stacks reach the program's lines, where the engine honours it. */
export function lengthenStacks(): void {
  defineProperty(NativeError, 'stackTraceLimit', { value: 60, writable: true, configurable: true });
}
