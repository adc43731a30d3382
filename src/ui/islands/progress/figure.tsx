// A picture of the progress page: heading, the sentence that says what it shows, the picture, the same as a table.
// Runs in the page; draws nothing itself.
import type { ComponentChildren } from 'preact';
import { progressText } from '../../strings/pt.progress.ts';

export interface Table {
  columns: readonly string[];
  /** Cells of each row; the first one names it. */
  rows: { key: string; cells: string[] }[];
}

/** A part of the page under its heading. */
export function Part(props: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="progress__part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** The figures of a picture, opened on demand. */
export function TableDetails(props: { table: Table; caption: string; summary?: string }) {
  return (
    <details class="progress__details">
      <summary>{props.summary ?? progressText.asTable}</summary>
      <FigureTable table={props.table} caption={props.caption} />
    </details>
  );
}

function FigureTable({ table, caption }: { table: Table; caption: string }) {
  const [first, ...others] = table.columns;
  return (
    // The region can be scrolled by keyboard where a table is wider than the phone.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keyboard
    <section class="progress__scroll" tabIndex={0} aria-label={progressText.table(caption)}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th scope="col" key={column} class="progress__number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row">{cells[0]}</th>
              {cells.slice(1).map((cell, at) => (
                <td key={others[at]} class="progress__number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
