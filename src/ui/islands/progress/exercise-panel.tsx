// The exercises: how many attempts they took until solved, and each with its hints and prediction. Runs in the page.
import { progressText } from '../../strings/pt.progress.ts';
import { ColumnChart } from './column-chart.tsx';
import type { ExerciseOutcome } from './exercise-outcomes.ts';
import { Part, TableDetails } from './figure.tsx';
import type { Overview } from './read-overview.ts';

const text = progressText.exercises;

export function ExercisePanel({ overview }: { overview: Overview }) {
  const { tried, solved, total, byAttempts, median } = overview.exercises;
  if (tried.length === 0)
    return (
      <Part id="pegadinhas" title={text.title}>
        <p>
          {text.nothing} <a href="/pegadinhas/">{text.see}</a>
        </p>
      </Part>
    );
  const columns = byAttempts.map((count, at) => {
    const label = text.attemptColumns[at] ?? '';
    return {
      key: label,
      label,
      solid: count,
      value: count === 0 ? '' : String(count),
      title: `${label}: ${count}`,
    };
  });
  return (
    <Part id="pegadinhas" title={text.title}>
      <p class="label">{text.summary(solved, tried.length, total, median)}</p>
      {solved > 0 && (
        <div class="progress__group">
          <h3>{text.attempts}</h3>
          <ColumnChart label={text.attempts} columns={columns} />
        </div>
      )}
      <TableDetails
        caption={text.title}
        table={{ columns: text.columns, rows: tried.map((one) => ({ key: one.id, cells: cellsOf(one) })) }}
      />
    </Part>
  );
}

function cellsOf({
  title,
  attempts,
  attemptsUntilSolved,
  hintsOpened,
  predicted,
}: ExerciseOutcome): string[] {
  return [
    title,
    attemptsUntilSolved === null ? text.open(attempts) : String(attemptsUntilSolved),
    String(hintsOpened),
    predicted === null ? text.none : predicted ? text.right : text.wrong,
  ];
}
