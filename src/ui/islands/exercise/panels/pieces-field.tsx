// The program with one region whose pieces are put in order, in the editor's place. The text below is the same program text.
// Buttons and Alt+arrows move a piece; each move is said aloud.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { joinPieces, type OrderedProgram } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { LineMark } from '../session/choose-variant.ts';

const text = exerciseText.order;

type Direction = 'up' | 'down';

export interface PiecesFieldProps {
  program: OrderedProgram;
  locked: boolean;
  mark: LineMark | null;
  onEdit: (source: string) => void;
}

/** Number of lines of a text. */
function heightOf(code: string): number {
  return code.split('\n').length;
}

/** How far all the pieces' lines are indented: shown, it would only take the room of the code. */
function sharedIndent(pieces: string[]): number {
  const lines = pieces.flatMap((piece) => piece.split('\n')).filter((line) => line.trim() !== '');
  return Math.min(...lines.map((line) => line.length - line.trimStart().length));
}

/** What a piece is called: its first line. */
function nameOf(piece: string): string {
  const line = piece.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

export function PiecesField(props: PiecesFieldProps): JSX.Element {
  const { program, locked, mark } = props;
  const { before, pieces, after } = program;
  const list = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ to: number; direction: Direction } | null>(null);

  // What is to be ordered comes into view, with the lines above it; only the box scrolls, never the page.
  useLayoutEffect(() => {
    if (box.current === null || list.current === null) return;
    box.current.scrollTop = list.current.offsetTop - box.current.clientHeight / 5;
  }, []);

  // Moving a focused button in the document takes its focus away.
  useLayoutEffect(() => {
    if (moved === null) return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll('button');
    buttons?.[moved.direction === 'up' ? 0 : 1]?.focus();
  }, [moved]);

  const move = (from: number, direction: Direction): void => {
    const to = direction === 'up' ? from - 1 : from + 1;
    const piece = pieces[from];
    if (locked || piece === undefined || to < 0 || to >= pieces.length) return;
    const rest = pieces.filter((_, place) => place !== from);
    props.onEdit(joinPieces({ ...program, pieces: [...rest.slice(0, to), piece, ...rest.slice(to)] }));
    setMoved({ to, direction });
  };
  const onKeyDown = (event: KeyboardEvent, place: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place, event.key === 'ArrowUp' ? 'up' : 'down');
  };

  const indent = sharedIndent(pieces);
  let line = heightOf(before) + 1;
  const places = pieces.map((piece) => {
    const start = line;
    line += heightOf(piece) + 1;
    return start;
  });
  const seen = new Map<string, number>();
  const keyOf = (piece: string): string => {
    const nth = (seen.get(piece) ?? 0) + 1;
    seen.set(piece, nth);
    return `${nth} ${piece}`;
  };
  const here = moved === null ? undefined : pieces[moved.to];
  return (
    <div class="ex-pieces">
      <div class="ex-editor__box ex-pieces__box" ref={box}>
        <Code code={before} start={1} mark={mark} />
        <ol role="list" aria-label={text.list} ref={list}>
          {pieces.map((piece, place) => (
            <li key={keyOf(piece)} class="ex-piece" onKeyDown={(event) => onKeyDown(event, place)}>
              <span class="ex-piece__moves">
                {(['up', 'down'] as const).map((direction) => (
                  <button
                    type="button"
                    class="ex-piece__move"
                    aria-label={text[direction](nameOf(piece), place + 1)}
                    aria-disabled={place === (direction === 'up' ? 0 : pieces.length - 1) || locked}
                    onClick={() => move(place, direction)}
                  >
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d={direction === 'up' ? 'm3 10 5-5 5 5' : 'm3 6 5 5 5-5'} />
                    </svg>
                  </button>
                ))}
              </span>
              <Code
                code={piece.replace(/^.*$/gm, (row) => row.slice(indent))}
                start={places[place] ?? 1}
                mark={mark}
              />
            </li>
          ))}
        </ol>
        <Code code={after} start={line - 1} mark={mark} />
      </div>
      <p class="ex-pieces__note label">{text.keys}</p>
      <p class="visually-hidden" role="status">
        {moved !== null && here !== undefined && text.moved(nameOf(here), moved.to + 1, pieces.length)}
      </p>
    </div>
  );
}

/** Numbered lines to read; the marked one says what went wrong there. */
function Code(props: { code: string; start: number; mark: LineMark | null }): JSX.Element {
  const { code, start, mark } = props;
  return (
    <div class="ex-pieces__code">
      {code.split('\n').map((line, index) => {
        const number = start + index;
        const isMarked = mark?.line === number;
        return (
          <>
            <div class={`ex-lines__line${isMarked ? ' ex-line-marked' : ''}`}>
              <span class="ex-lines__number" aria-hidden="true">
                {number}
              </span>
              <code>{line || ' '}</code>
            </div>
            {isMarked && <div class="ex-line-message">{mark.message}</div>}
          </>
        );
      })}
    </div>
  );
}
