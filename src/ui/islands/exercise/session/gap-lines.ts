// The marked gaps of a skeleton: comment lines `// TODO: …`. Pure.

/** Their line numbers, from 1. */
export function gapLines(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/^\s*\/\/ ?TODO\b/.test(line) ? [index + 1] : []));
}
