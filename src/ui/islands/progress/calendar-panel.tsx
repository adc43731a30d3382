// The quiet numbers, the calendar of study days and the time spent. Runs in the page.
import { progressText, sayDay, sayTime } from '../../strings/pt.progress.ts';
import { type CalendarDay, weeksShown } from './calendar-weeks.ts';
import { ColumnChart } from './column-chart.tsx';
import { Part, TableDetails } from './figure.tsx';
import type { Overview } from './read-overview.ts';

/** Side of the square in a cell of 10, by level. */
const sides = [2, 4.5, 6, 7.5, 9] as const;

export function NumbersRow({ overview }: { overview: Overview }) {
  const text = progressText.numbers;
  const { streakDays, freezesLeft, frozenDays, xp } = overview.progress;
  const numbers: [string, string][] = [
    [overview.daysOfLastMonth.toLocaleString('pt-BR'), text.days(overview.daysOfLastMonth)],
    [sayTime(overview.totalTimeMs), text.time],
    [xp.toLocaleString('pt-BR'), text.xp],
  ];
  // A broken streak is nobody's business: it is shown while there is one.
  if (streakDays > 1) numbers.unshift([streakDays.toLocaleString('pt-BR'), text.streak(streakDays)]);
  return (
    <>
      <ul role="list" class="progress__numbers label" aria-label={text.label}>
        {numbers.map(([value, name]) => (
          <li key={name}>
            <b>{value}</b> {name}
          </li>
        ))}
      </ul>
      {streakDays > 1 && freezesLeft + frozenDays.length > 0 && (
        <p class="label progress__freezes">{text.freezes(freezesLeft, frozenDays.length)}</p>
      )}
    </>
  );
}

export function CalendarPanel({ overview }: { overview: Overview }) {
  const text = progressText.calendar;
  const { weeks, progress } = overview;
  const frozen = new Set(progress.frozenDays);
  const summary = text.summary(weeks.flat().filter(({ done }) => done > 0).length, weeksShown);
  const rows = [...overview.days].reverse().map((row) => ({
    key: row.date,
    cells: [
      sayDay(row.date),
      ...[row.reviews, row.answers + row.examAnswers, row.attempts].map(String),
      sayTime(row.timeMs),
    ],
  }));
  return (
    <Part id="dias" title={text.title}>
      <p class="label">{summary}</p>
      <div class="calendar">
        <svg viewBox={`0 0 ${weeks.length * 10} 70`} role="img" aria-label={summary}>
          {weeks.map((week, column) =>
            week.map((day, line) => (
              <CalendarCell key={day.day} {...{ day, column, line }} isFrozen={frozen.has(day.day)} />
            )),
          )}
        </svg>
        <div class="calendar__months label" aria-hidden="true">
          {monthsOf(weeks).map(({ key, name, column }) => (
            <span key={key} style={{ gridColumn: `${column + 1} / span 4` }}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <div class="calendar__legend label">
        <span>{text.legend}:</span>
        <ul role="list">
          {text.level.map((name, level) => (
            <li key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <Square level={level} x={0} y={0} />
              </svg>
              {name}
            </li>
          ))}
          {frozen.size > 0 && (
            <li>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <FrozenSquare x={0} y={0} />
              </svg>
              {text.frozen}
            </li>
          )}
        </ul>
      </div>
      <TableDetails caption={text.title} table={{ columns: text.columns, rows }} />
    </Part>
  );
}

function CalendarCell(props: { day: CalendarDay; column: number; line: number; isFrozen: boolean }) {
  const { day, column, line, isFrozen } = props;
  const said = progressText.calendar.day(sayDay(day.date), day.done);
  return (
    <g>
      <title>{isFrozen ? `${said}, ${progressText.calendar.frozen}` : said}</title>
      {isFrozen ? (
        <FrozenSquare x={column * 10} y={line * 10} />
      ) : (
        <Square level={day.level} x={column * 10} y={line * 10} />
      )}
    </g>
  );
}

/** A missed day that did not break the streak: open where work would be filled. */
function FrozenSquare({ x, y }: { x: number; y: number }) {
  return <rect class="calendar__frozen" x={x + 2.5} y={y + 2.5} width={5} height={5} />;
}

function Square({ level, x, y }: { level: number; x: number; y: number }) {
  const side = sides[level] ?? 0;
  const inset = (10 - side) / 2;
  return (
    <rect class="calendar__day" data-level={level} x={x + inset} y={y + inset} width={side} height={side} />
  );
}

/** The name of each month over the first whole week of it; the last two columns are too narrow for one. */
function monthsOf(weeks: readonly CalendarDay[][]) {
  return weeks.flatMap((week, column) => {
    const first = week.find(({ date }) => date.endsWith('-01'));
    if (first === undefined || column > weeks.length - 3) return [];
    const format = { month: 'short', timeZone: 'UTC' } as const;
    const name = new Intl.DateTimeFormat('pt-BR', format).format(new Date(first.date));
    return [{ key: first.date, name, column }];
  });
}

export function TimePanel({ overview }: { overview: Overview }) {
  const text = progressText.time;
  const { weekTimes, totalTimeMs, meanReviewMs } = overview;
  if (totalTimeMs === 0)
    return (
      <Part id="tempo" title={text.title}>
        <p>{text.nothing}</p>
      </Part>
    );
  const summary = text.summary(
    sayTime(totalTimeMs),
    sayTime(weekTimes.at(-1)?.timeMs ?? 0),
    meanReviewMs === null ? null : sayTime(meanReviewMs),
  );
  const columns = weekTimes.map(({ from, timeMs }, at) => ({
    key: from,
    label: at === 0 || at === weekTimes.length - 1 ? sayDay(from) : '',
    solid: timeMs,
    title: `${text.week(sayDay(from))}: ${sayTime(timeMs)}`,
  }));
  const rows = weekTimes.map(({ from, timeMs }) => ({ key: from, cells: [sayDay(from), sayTime(timeMs)] }));
  return (
    <Part id="tempo" title={text.title}>
      <p class="label">{summary}</p>
      <ColumnChart columns={columns} label={summary} dense="dense" />
      <TableDetails caption={text.title} table={{ columns: text.columns, rows }} />
    </Part>
  );
}
