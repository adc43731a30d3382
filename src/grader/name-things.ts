// How check messages name calls and requests, in Portuguese. Pure.
import type { ToolCall } from './sent-blocks.ts';

/** "requisição 2" for the request of index 1. */
export function requestName(index: number): string {
  return `requisição ${index + 1}`;
}

/** `buscar_pedido({"numero":"58213"})` */
export function callName({ name, input }: { name: string; input: unknown }): string {
  const text = JSON.stringify(input) ?? '';
  return `\`${name}(${text.length > 80 ? `${text.slice(0, 77)}…` : text})\``;
}

/** The calls of a turn, as "1 chamada (…)" or "2 chamadas (… e …)". */
export function callsName(calls: readonly ToolCall[]): string {
  const names = calls.map((call) => `\`${call.name}\``);
  return `${count(calls.length, 'chamada', 'chamadas')} (${joined(names)})`;
}

/** "1 resultado", "3 resultados". */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "a", "a e b", "a, b e c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} e ${parts.at(-1) ?? ''}`;
}

/** A text as it can stand within a sentence: one line, no full stop, at most `maxChars` characters. */
export function excerpt(text: string, maxChars = 90): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '');
  return line.length > maxChars ? `${line.slice(0, maxChars - 1)}…` : line;
}

/** The first sentence of an explanation: which rule was broken, without what to do about it. */
export function brokenRule(explanation: string): string {
  return /^.+?[.!](?= |$)/.exec(explanation)?.[0] ?? explanation;
}
