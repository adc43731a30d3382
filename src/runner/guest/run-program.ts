// Runs one learner's program: strip, evaluate, call runAgent, report. Runs in the guest, once per realm.
// It judges nothing: what it reports is only how the program ended, and the host believes no more than that.

import type { Channel } from './channel.ts';
import { describeError } from './describe-error.ts';
import type { GuestEnvironment } from './environment.ts';
import {
  defineProperty,
  isArray,
  NativeError,
  NativeTypeError,
  parseJson,
  slice,
  stringify,
  toText,
} from './intrinsics.ts';
import { makeRequire, UnknownImport } from './modules.ts';
import { makeNodeShims } from './node-shims.ts';
import type { ProgramConsole } from './program-console.ts';
import type { HostMessage } from './protocol.ts';
import { type OriginalPlace, originalPlace, type Place, programFile } from './source-place.ts';
import { stripTypes } from './strip-types.ts';

export interface RunOptions {
  run: Extract<HostMessage, { type: 'run' }>;
  channel: Channel;
  console: ProgramConsole;
  environment: GuestEnvironment;
}

type Report = Parameters<Channel['send']>[0];
type Exports = { runAgent?: unknown; default?: unknown };

/** What the evaluating wrapper puts before the first line. The inner block lets a program name a variable `module`. */
const wrapperStart = '(async (require, exports, module, $importmeta) => {"use strict";{';
/** Stands for `import.meta`, which a script cannot have. */
const importMeta = { url: 'file:///agent.ts', filename: '/agent.ts', dirname: '/', main: false };
const maxAnswerChars = 500_000;

/** Runs the program and sends exactly one closing message. */
export async function runProgram(options: RunOptions): Promise<void> {
  const report = await outcomeOf(options);
  options.console.flush();
  options.channel.send(report);
}

async function outcomeOf({ run, channel, console, environment }: RunOptions): Promise<Report> {
  const stripped = stripTypes(run.source);
  if (!stripped.ok) return invalid('syntax', stripped.message, stripped.place);
  const toSource = (place: Place) =>
    originalPlace(afterWrapper(place), { written: run.source, stripped: stripped.code });
  const code = `${wrapperStart}${stripped.code}\n}})\n//# sourceURL=${programFile}`;
  let program: (...args: unknown[]) => Promise<void>;
  try {
    // Indirect eval: global scope, and line 1 of the program stays line 1 in every stack.
    // biome-ignore lint/security/noGlobalEval: evaluating the learner's program is this file's purpose
    program = globalThis.eval(code) as typeof program;
  } catch (error) {
    const found = await environment.locateSyntaxError(code);
    const place = found === null ? null : toSource(found);
    return invalid('syntax', describeError(error, toSource).message, place);
  }
  const exports: Exports = {};
  const module = { exports };
  const reporting = (error: unknown) => reportThrown(error, toSource);
  try {
    await program(makeRequire(toolsModule(run, channel), makeNodeShims()), exports, module, importMeta);
  } catch (error) {
    return reporting(error);
  }
  const runAgent = module.exports.runAgent ?? module.exports.default;
  if (typeof runAgent !== 'function') return invalid('no-run-agent', '', null);
  try {
    const value: unknown = await (runAgent as (question: string) => unknown)(run.question);
    if (typeof value === 'string') return { type: 'returned', value: slice(value, 0, maxAnswerChars) };
    return invalid('wrong-return', kindOf(value), null);
  } catch (error) {
    return reporting(error);
  } finally {
    console.flush();
  }
}

function reportThrown(error: unknown, toSource: (place: Place) => OriginalPlace): Report {
  const description = describeError(error, toSource);
  if (!isUnknownImport(error)) return { type: 'threw', ...description };
  const { line, column } = description;
  return invalid('unknown-import', error.specifier, line === null ? null : { line, column: column ?? 1 });
}

/** Asking a hostile proxy for its prototype may throw. */
function isUnknownImport(error: unknown): error is UnknownImport {
  try {
    return error instanceof UnknownImport;
  } catch {
    return false;
  }
}

function toolsModule(run: RunOptions['run'], channel: Channel): Record<string, unknown> {
  const executeTool = async (name: unknown, input: unknown): Promise<string> => {
    const text = stringify(input === undefined ? {} : input);
    if (text === undefined) throw new NativeTypeError('executeTool: o segundo argumento não é JSON.');
    const answer = await channel.ask({ type: 'tool', name: toText(name), input: text });
    if (answer.type !== 'tool-answer') throw new NativeTypeError('executeTool: sem resposta.');
    if (!answer.ok) throw new NativeError(answer.output);
    return answer.output;
  };
  const members: Record<string, unknown> = { tools: parseJson(stringify(run.tools)) as unknown, executeTool };
  // The program does not run yet, so plain iteration is safe here.
  for (const name of run.functions) members[name] = makeFunction(name, channel);
  return members;
}

/** One of the exercise's further functions: an async function of one object, under its own name. */
function makeFunction(name: string, channel: Channel): (input: unknown) => Promise<string> {
  const call = async (input: unknown): Promise<string> => {
    if (typeof input !== 'object' || input === null || isArray(input))
      throw new NativeTypeError(`${name}: o argumento precisa ser um objeto; chegou ${kindOf(input)}.`);
    const text = stringify(input);
    if (text === undefined) throw new NativeTypeError(`${name}: o argumento não é JSON.`);
    const answer = await channel.ask({ type: 'function', name, input: text });
    if (answer.type !== 'tool-answer') throw new NativeTypeError(`${name}: sem resposta.`);
    if (!answer.ok) throw new NativeError(answer.output);
    return answer.output;
  };
  return defineProperty(call, 'name', { value: name });
}

function afterWrapper(place: Place): Place {
  return place.line === 1 ? { line: 1, column: Math.max(1, place.column - wrapperStart.length) } : place;
}

function invalid(reason: string, message: string, place: OriginalPlace | null): Report {
  return { type: 'invalid', reason, message, line: place?.line ?? null, column: place?.column ?? null };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return typeof value;
}
