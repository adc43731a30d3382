// Reads requests out of a text that is not one JSON value: logs, programs, terminals. Pure; linear.
import { findJsonFault } from '../core/index.ts';
import { leftOverAt, lineCounter, outsideLength, outsideOf } from './around-literals.ts';
import { type FoundLiteral, findLiterals } from './find-literals.ts';
import { type Found, findRequests } from './find-requests.ts';
import { keepHeaderLines } from './keep-headers.ts';
import { problemAt } from './literal-fault.ts';
import { makeRequest, type RequestParts } from './make-request.ts';
import type { Paste, PastedEvidence, PasteProblem } from './pasted-request.ts';
import { readErrorLine, statusIn } from './read-evidence.ts';
import { readString } from './read-string.ts';
import { isBody, isMessageList, own } from './recognise-api.ts';
import { whyNothing } from './why-nothing.ts';

/** How much text around a literal is looked at for a status or the name of a service. */
const aroundLength = 400;

/** Everything readable in `text`. */
export function readText(text: string): Paste {
  const literals = findLiterals(text);
  const headers: Record<string, string> = {};
  const outside = outsideOf(text, literals);
  keepHeaderLines(headers, outside);
  const lineOf = lineCounter(text);
  const parts: RequestParts[] = [];
  const problems: PasteProblem[] = [];
  let early: PastedEvidence | null = null;
  const accept = (found: Found, more: Partial<RequestParts> & { label: string }) => {
    if (found.kind === 'error') {
      const last = parts.at(-1);
      if (last) last.evidence ??= found.evidence;
      else early ??= found.evidence;
    } else
      parts.push({
        value: found.value,
        json: found.json,
        evidence: null,
        ...more,
        headers: { ...headers, ...found.headers },
      });
  };
  const isAlone = outside.trim() === '';
  for (const literal of literals) {
    if (isAlone && isBrokenJson(literal)) {
      problems.push(jsonProblem(text));
      continue;
    }
    const label = `linha ${lineOf(literal.start)}`;
    if (literal.fault) {
      const part = partOf(literal, label, headers);
      if (part) parts.push(part);
      if (part || /["']?(?:messages|role)["']?\s*[:=]/.test(text.slice(literal.start, literal.start + 2000)))
        problems.push(problemAt(text, literal.fault));
      continue;
    }
    const around =
      text.slice(Math.max(0, literal.start - aroundLength), literal.start) +
      text.slice(literal.end, literal.end + aroundLength);
    for (const found of findRequests(literal.value, { json: literal.json, around })) {
      if (found.kind === 'error') found.evidence.status ??= statusIn(around);
      accept(found, { label, assumed: conversionOf(literal) });
    }
  }
  if (parts.length === 0)
    for (const found of escapedJson(text)) accept(found, { label: 'JSON dentro de um texto entre aspas' });
  const evidence = early ?? readErrorLine(outside);
  const first = parts[0];
  if (first && evidence) first.evidence ??= evidence;
  const leftOver = leftOverAt(text, literals);
  if (leftOver !== null) problems.push(problemAt(text, { kind: 'left-over', at: leftOver }));
  if (parts.length === 0 && problems.length === 0) problems.push(whyNothing(text, literals, evidence));
  return {
    requests: parts.map((part) => makeRequest(parts.length === 1 ? { ...part, label: 'corpo' } : part)),
    problems: onePerPlace(problems),
    kind: kindOf(literals, outside),
  };
}

/** Nothing but JSON's own signs, and yet no JSON: the author meant JSON, so it is not quietly read as something else. */
function isBrokenJson({ json, fault, dialect }: FoundLiteral): boolean {
  return json === null && fault === null && !dialect.python && !dialect.javascript;
}

/** Where a text that stands alone stops being JSON. */
function jsonProblem(text: string): PasteProblem {
  const found = findJsonFault(text);
  const lines = text.split('\n');
  const { line, column } = found ?? { line: 1, column: 1 };
  const at = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return problemAt(text, { kind: /[}\]]/.test(text.charAt(at)) ? 'trailing-comma' : 'unexpected', at });
}

/** The first error response in `text`, as JSON or as a line of words. */
export function evidenceIn(text: string): PastedEvidence | null {
  for (const { value, fault } of findLiterals(text)) {
    if (fault) continue;
    const found = findRequests(value, { json: null, around: text.slice(0, outsideLength) });
    const error = found.find((item) => item.kind === 'error');
    if (error) return { ...error.evidence, status: error.evidence.status ?? statusIn(text) };
  }
  return readErrorLine(text);
}

/** What is left of a request that stops in its middle. */
function partOf(literal: FoundLiteral, label: string, headers: Record<string, string>): RequestParts | null {
  const { value, fault } = literal;
  const messages = isMessageList(value) ? value : isBody(value) ? own(value, 'messages') : null;
  if (!Array.isArray(messages) || messages.length === 0) return null;
  const isCut = fault?.kind === 'cut-off';
  const note = isCut
    ? 'O corpo foi cortado: só foi conferido o que veio inteiro antes do corte, e o que falta pode mudar o veredito.'
    : 'Só foi conferido o que pôde ser lido antes do ponto com defeito.';
  return { label, value, json: null, headers, cutOff: true, assumed: [note] };
}

function conversionOf({ json, dialect }: FoundLiteral): string[] {
  if (json !== null) return [];
  return [
    `Lido como literal ${dialect.python && !dialect.javascript ? 'Python' : 'JavaScript'} e convertido para JSON.`,
  ];
}

/** JSON that stands with escaped quotes inside a string, as structured logs write it. */
function escapedJson(text: string): Found[] {
  const found: Found[] = [];
  const pattern = /"(?=[{[]\s*\\")/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const read = readString(text, match.index, { isRaw: false });
    if ('kind' in read) return found;
    found.push(...findRequests(read.value, { json: null, around: '' }));
    pattern.lastIndex = read.end;
  }
  return found;
}

function onePerPlace(problems: PasteProblem[]): PasteProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ line, column }) => {
    const place = `${line}:${column}`;
    return seen.has(place) ? false : seen.add(place) !== undefined;
  });
}

function kindOf(literals: FoundLiteral[], outside: string): string {
  const isAlone = outside.trim() === '';
  if (!isAlone) return 'log';
  const converted = literals.find((literal) => literal.json === null && literal.fault === null);
  if (converted)
    return converted.dialect.python && !converted.dialect.javascript
      ? 'literal Python'
      : 'literal JavaScript';
  return 'JSON';
}
