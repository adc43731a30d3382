// Splits an MDX file into its front matter and its body. Pure.
import type { Problem } from './problem.ts';

export interface FrontMatter {
  yaml: string;
  body: string;
  /** Lines above the YAML (the opening fence) and above the body. */
  yamlLine: number;
  bodyLine: number;
}

/** Front matter and body of `text`, or the problem that there is none. Line ends may be LF or CRLF. */
export function splitFrontMatter(options: { file: string; text: string }): FrontMatter | Problem {
  const { file } = options;
  const text = options.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    const opened = text.startsWith('---');
    return {
      code: 'content/front-matter',
      file,
      line: 1,
      what: opened
        ? 'The front matter is opened with "---" but never closed.'
        : 'The file does not begin with front matter.',
      fix: opened
        ? 'Add a line with only "---" after the last field.'
        : 'Begin the file with "---", the fields, and "---".',
    };
  }
  const yaml = match[1] ?? '';
  return {
    yaml,
    body: text.slice(match[0].length),
    yamlLine: 1,
    bodyLine: match[0].split('\n').length - 1,
  };
}
