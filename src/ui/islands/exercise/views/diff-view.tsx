// Two programs as one text: what goes, what comes, and what stays folded away. Runs in the build and in the page.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import {
  type ComparedLine,
  type ComparedPart,
  compareLines,
  foldCommon,
  gatherChanges,
} from '../panels/compare-lines.ts';

const signs = { both: ' ', yours: '−', ours: '+' } as const;

export interface DiffWords {
  /** Said before a line that only the first program has. */
  yours: string;
  /** Said before a line that only the second one has. */
  ours: string;
}

function Lines({ lines, words }: { lines: ComparedLine[]; words: DiffWords }): JSX.Element {
  return (
    <>
      {lines.map((line) => (
        <div class="ex-diff__line" data-side={line.side}>
          <span aria-hidden="true">{signs[line.side]}</span>
          {line.side !== 'both' && <span class="visually-hidden">{words[line.side]}: </span>}
          <code>{line.text || ' '}</code>
        </div>
      ))}
    </>
  );
}

function Part({ part, words }: { part: ComparedPart; words: DiffWords }): JSX.Element {
  if (part.kind === 'lines') return <Lines lines={part.lines} words={words} />;
  return (
    <details class="ex-more ex-diff__folded">
      <summary>{exerciseText.solution.folded(part.lines.length)}</summary>
      <Lines lines={part.lines} words={words} />
    </details>
  );
}

/** Null where the programs are the same. */
export function DiffView(props: { from: string; to: string; words: DiffWords }): JSX.Element | null {
  const lines = compareLines(props.from, props.to);
  if (lines.every((line) => line.side === 'both')) return null;
  return (
    <div class="ex-diff">
      {foldCommon(gatherChanges(lines), { context: 2 }).map((part) => (
        <Part part={part} words={props.words} />
      ))}
    </div>
  );
}
