// Faults of any text that authors write, whatever its format: what is left to write, and letters that were lost. Pure.
import type { Problem } from './problem.ts';

/** Code of the problem that something is still to be written. */
export const toWrite = 'content/to-write';

/** Marks what an author must still write; `pegadinha new` puts it wherever a person has to decide. */
export const draftMark = 'TODO(autor)';

const marks: readonly { pattern: RegExp; code: string; what: (line: string) => string; fix: string }[] = [
  {
    pattern: /TODO\(autor\)/,
    code: toWrite,
    // What follows in the same line of a mapping is no part of the note.
    what: (line) => {
      const [note = ''] = line.slice(line.indexOf(draftMark)).split(/['"]\s*[,}\]]/);
      return `Still to be written: "${excerpt(note)}"`;
    },
    fix: `Write it, and take the mark "${draftMark}" away.`,
  },
  {
    pattern: /\uFFFD/,
    code: 'content/encoding',
    what: () => 'A letter was lost: the line is not UTF-8.',
    fix: 'Save the file as UTF-8 and write the letter anew.',
  },
  {
    pattern: /^(?:<{7}|>{7}|\|{7}) |^={7}$/,
    code: 'content/merge-mark',
    what: (line) => `A mark of an unfinished merge stands here: "${excerpt(line)}"`,
    fix: 'Keep one of the two versions and delete the marks.',
  },
];

const excerpt = (text: string) => {
  const plain = text.trim().replace(/["'`,;{}[\]*/]+$/, '');
  return plain.length > 100 ? `${plain.slice(0, 97)}…` : plain;
};

/** Problems of one file's text, one for each line and kind. */
export function textFaults({ path, text }: { path: string; text: string }): Problem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      marks
        .filter(({ pattern }) => pattern.test(line))
        .map(({ code, what, fix }) => ({ code, file: path, line: index + 1, what: what(line), fix })),
    );
}
