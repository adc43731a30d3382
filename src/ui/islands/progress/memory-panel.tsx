// How stable and how difficult the reviewed cards are, each as columns. Runs in the page.
import type { BandRow } from '../../../scheduler/index.ts';
import { progressText } from '../../strings/pt.progress.ts';
import { ColumnChart } from './column-chart.tsx';
import { Part, TableDetails } from './figure.tsx';
import type { Overview } from './read-overview.ts';

/** Bands from these on are firm memories and hard cards. */
const firmFromDays = 30;
const hardFrom = 8;

export function MemoryPanel({ overview }: { overview: Overview }) {
  const text = progressText.memory;
  const { stability, difficulty } = overview;
  const countFrom = (rows: readonly BandRow[], from: number) =>
    rows.filter((row) => row.from >= from).reduce((sum, { cards }) => sum + cards, 0);
  const of = countFrom(stability, 0);
  if (of === 0)
    return (
      <Part id="memoria" title={text.title}>
        <p>{text.nothing}</p>
      </Part>
    );
  return (
    <Part id="memoria" title={text.title}>
      <Bands
        title={text.stability}
        summary={text.stabilitySummary(countFrom(stability, firmFromDays), of)}
        rows={stability.map(({ cards }, at) => [text.stabilityBands[at] ?? '', cards])}
      />
      <Bands
        title={text.difficulty}
        summary={text.difficultySummary(countFrom(difficulty, hardFrom), of)}
        rows={difficulty.map(({ from, cards }) => [text.difficultyBand(from), cards])}
      />
    </Part>
  );
}

function Bands({ title, summary, rows }: { title: string; summary: string; rows: [string, number][] }) {
  return (
    <div class="progress__group">
      <h3>{title}</h3>
      <p class="label">{summary}</p>
      <ColumnChart
        label={`${title}. ${summary}`}
        columns={rows.map(([label, cards]) => ({
          key: label,
          label,
          solid: cards,
          value: cards === 0 ? '' : String(cards),
          title: `${label}: ${cards}`,
        }))}
      />
      <TableDetails
        caption={title}
        table={{
          columns: progressText.memory.columns,
          rows: rows.map(([label, cards]) => ({ key: label, cells: [label, String(cards)] })),
        }}
      />
    </div>
  );
}
