// Compares two programs line by line, by their longest common subsequence. Pure.

export interface ComparedLine {
  side: 'both' | 'yours' | 'ours';
  text: string;
}

export type ComparedPart =
  | { kind: 'lines'; lines: ComparedLine[] }
  | { kind: 'folded'; lines: ComparedLine[] };

/** All lines of both programs in one order: common ones once, the others marked by side, yours before ours. */
export function compareLines(yours: string, ours: string): ComparedLine[] {
  const left = yours.trimEnd().split('\n');
  const right = ours.trimEnd().split('\n');
  const width = right.length + 1;
  // common[i * width + j] = length of the longest common subsequence of left[i..] and right[j..].
  const common = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  const same = (i: number, j: number): boolean => left[i]?.trimEnd() === right[j]?.trimEnd();
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: ComparedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && same(i, j)) {
      lines.push({ side: 'both', text: right[j] ?? '' });
      i += 1;
      j += 1;
    } else if (i < left.length && (j >= right.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ side: 'yours', text: left[i] ?? '' });
      i += 1;
    } else {
      lines.push({ side: 'ours', text: right[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}

/**
 * The same lines, those that go before those that come wherever only blank lines hold them apart: two programs share
 * blank lines by chance, and a change cut up at each of them cannot be read.
 */
export function gatherChanges(lines: ComparedLine[]): ComparedLine[] {
  const gathered: ComparedLine[] = [];
  let change: ComparedLine[] = [];
  const isBlank = (line: ComparedLine): boolean => line.side === 'both' && line.text.trim() === '';
  const close = (): void => {
    const last = change.findLastIndex((line) => !isBlank(line));
    const inner = change.slice(0, last + 1);
    for (const side of ['yours', 'ours'] as const)
      for (const line of inner)
        if (line.side === side || line.side === 'both') gathered.push({ side, text: line.text });
    gathered.push(...change.slice(last + 1));
    change = [];
  };
  for (const line of lines) {
    if (line.side !== 'both' || (change.length > 0 && isBlank(line))) change.push(line);
    else {
      close();
      gathered.push(line);
    }
  }
  close();
  return gathered;
}

/** Splits compared lines into shown and folded parts: common lines stay only within `context` lines of a difference. */
export function foldCommon(lines: ComparedLine[], { context }: { context: number }): ComparedPart[] {
  const shown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some((line) => line.side !== 'both'),
  );
  const parts: ComparedPart[] = [];
  lines.forEach((line, index) => {
    const kind = shown[index] ? 'lines' : 'folded';
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  });
  return parts;
}
