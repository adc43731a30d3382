// What the review will bring and how well memory held so far: load and true retention. Runs in the page.
import type { RetentionRow } from '../../../scheduler/index.ts';
import { progressText, sayDay, sayPercent } from '../../strings/pt.progress.ts';
import { ColumnChart } from './column-chart.tsx';
import { Part, TableDetails } from './figure.tsx';
import type { Overview } from './read-overview.ts';
import { sayShare } from './say-share.ts';
import { ShareLine } from './share-line.tsx';

export function ForecastPanel({ overview }: { overview: Overview }) {
  const text = progressText.forecast;
  const rows = overview.forecast;
  const loadOf = ({ known, fresh }: { known: number; fresh: number }) => known + fresh;
  const total = rows.reduce((sum, row) => sum + loadOf(row), 0);
  const [today] = rows;
  if (today === undefined || total === 0)
    return (
      <Part id="carga" title={text.title}>
        <p>{text.nothing}</p>
      </Part>
    );
  const peak = rows.reduce((most, row) => (loadOf(row) > loadOf(most) ? row : most), today);
  const dayName = (date: string) => (date === today.date ? text.today : sayDay(date));
  const summary = text.summary(
    total,
    loadOf(today),
    overview.waitingToday,
    loadOf(peak),
    peak === today ? null : dayName(peak.date),
  );
  const columns = rows.map((row, at) => ({
    key: row.date,
    label: at === 0 ? text.today : at % 10 === 9 ? sayDay(row.date) : '',
    solid: row.known,
    hollow: row.fresh,
    title: `${dayName(row.date)}: ${row.known} ${text.known}, ${row.fresh} ${text.fresh}`,
  }));
  return (
    <Part id="carga" title={text.title}>
      <p class="label">{summary}</p>
      <ColumnChart columns={columns} label={summary} dense="dense" />
      <ul role="list" class="progress__legend label">
        <li data-fill="solid">{text.known}</li>
        <li data-fill="hollow">{text.fresh}</li>
      </ul>
      <TableDetails
        caption={text.title}
        table={{
          columns: text.columns,
          rows: rows.map((row) => ({
            key: row.date,
            cells: [dayName(row.date), String(row.known), String(row.fresh)],
          })),
        }}
      />
    </Part>
  );
}

export function RetentionPanel({ overview }: { overview: Overview }) {
  const text = progressText.retention;
  const { lastMonth, ever } = overview.retention;
  const periods: [string, RetentionRow[]][] = [
    [text.lastMonth, lastMonth],
    [text.ever, ever],
  ];
  if (ever.every(({ reviews }) => reviews.trials === 0))
    return (
      <Part id="retencao" title={text.title}>
        <p>{text.nothing}</p>
      </Part>
    );
  return (
    <Part id="retencao" title={text.title}>
      <p class="label">{text.about}</p>
      {periods.map(([name, rows]) => (
        <div key={name} class="progress__group">
          <h3>{name}</h3>
          <ul role="list" class="shares">
            {rows.map(({ cards, reviews, expected }) => (
              <li key={cards}>
                <b>{text.rows[cards]}</b>
                <ShareLine share={reviews} expected={expected} />
                <span class="label">
                  {[
                    sayShare(reviews, text),
                    ...(expected === null
                      ? []
                      : [text.expected(sayPercent(expected)), text.count(reviews.trials)]),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <TableDetails
            caption={`${text.title} · ${name}`}
            table={{
              columns: text.columns,
              rows: rows.map(({ cards, reviews, expected }) => ({
                key: cards,
                cells: [
                  text.rows[cards],
                  reviews.share === null ? '–' : sayPercent(reviews.share),
                  reviews.share === null ? '–' : `${sayPercent(reviews.low)}–${sayPercent(reviews.high)}`,
                  expected === null ? '–' : sayPercent(expected),
                  String(reviews.trials),
                ],
              })),
            }}
          />
        </div>
      ))}
      <p class="label">{text.legend}</p>
    </Part>
  );
}
