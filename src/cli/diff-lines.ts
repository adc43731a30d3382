// Difference of two texts, line by line, with a little of what stands around each change. Pure.

const around = 2;
/** Beyond this many cells a shortest difference would cost too much; then the middle is shown as replaced. */
const cellLimit = 4_000_000;

/** Lines marked "-", "+" or " ", and "…" where equal lines are left out. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const middle = compare(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const head = before.slice(0, start).map((line) => ` ${line}`);
  const tail = before.slice(before.length - end).map((line) => ` ${line}`);
  return fold([...head, ...middle, ...tail]);
}

function compare(before: readonly string[], after: readonly string[]): string[] {
  const width = after.length + 1;
  if ((before.length + 1) * width > cellLimit)
    return [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
  // Length of the longest common run of lines from each pair of positions on.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isEqual = i < before.length && j < after.length && before[i] === after[j];
    if (isEqual) {
      lines.push(` ${before[i]}`);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`-${before[i]}`);
      i += 1;
    } else {
      lines.push(`+${after[j]}`);
      j += 1;
    }
  }
  return lines;
}

function fold(lines: string[]): string[] {
  const near = new Set<number>();
  lines.forEach((line, index) => {
    if (line.startsWith(' ')) return;
    for (let place = index - around; place <= index + around; place += 1) near.add(place);
  });
  return lines.flatMap((line, index) => {
    if (near.has(index)) return [line];
    return near.has(index - 1) || index === 0 ? ['…'] : [];
  });
}
