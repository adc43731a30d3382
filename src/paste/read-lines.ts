// JSONL: one value on each line. Pure; linear.
import { parseJson, partsOf } from './json-parts.ts';
import { makeRequest } from './make-request.ts';
import type { Paste, PastedEvidence, PastedRequest, PasteProblem } from './pasted-request.ts';
import { placeEvidence } from './read-evidence.ts';
import { readText } from './read-text.ts';

/** One value on each line; null where it is another format, or lines of several kinds. */
export function readLines(text: string): Paste | null {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const first = lines[0];
  if (!first || lines.length < 2 || !parseJson(first.line)) return null;
  if (!lines.every(({ line }) => /^\s*[{[]\s*\S/.test(line))) return null;
  const requests: PastedRequest[] = [];
  const problems: PasteProblem[] = [];
  let early: PastedEvidence | null = null;
  for (const { line, number } of lines) {
    const value = parseJson(line);
    const read = value ? { ...partsOf(value.value, line), problems: [] } : { parts: [], ...readPart(line) };
    for (const problem of read.problems) problems.push({ ...problem, line: number });
    const last = requests.at(-1);
    if (read.evidence && last) last.evidence ??= placeEvidence(read.evidence, last.body);
    else early ??= read.evidence;
    for (const part of read.parts) requests.push(makeRequest({ ...part, label: `linha ${number}` }));
    if ('requests' in read)
      for (const request of read.requests) requests.push({ ...request, label: `linha ${number}` });
  }
  const head = requests[0];
  if (!head) return null;
  if (early) head.evidence ??= placeEvidence(early, head.body);
  return { requests, problems, kind: 'JSONL' };
}

function readPart(line: string): Paste & { evidence: null } {
  return { ...readText(line), evidence: null };
}
