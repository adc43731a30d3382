// The figures as a table for a terminal. Plain JavaScript, nothing from src/.

const percent = (share) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const minutes = (ms) => `${(ms / 60_000).toFixed(1)} min`;
const withInterval = ({ share, low, high, successes, trials }) =>
  trials === 0
    ? '–'
    : `${percent(share)} (${percent(low)} to ${percent(high)}), ${Number(successes.toFixed(2))} of ${trials}`;

/** Writes all figures to standard output. */
export function printFigures(figures) {
  const { log, retention } = figures;
  if (figures.movesDueDays)
    console.log(
      '\nThis log moves due days by load; the due days here, and young and mature, are those of FSRS.',
    );
  section(`Figures of ${figures.today}`, [
    ['Entries in the log', `${log.entries}, of which ${log.counted} count`],
    ['Taken back', `${log.takenBack}, of which ${log.reviewsTakenBack} reviews`],
    ['Reviews', `${figures.reviews}, ${minutes(figures.meanReviewMs ?? 0)} on average`],
    ['Cards', `${figures.cards.length}, of which ${figures.due} wait`],
    ['Remembered today', withInterval(figures.recall)],
    ['Days of study', `${figures.days.length}, of which ${figures.daysOfLastMonth} in the last 30 days`],
    ['Streak', `${figures.streak.days} days studied, ${figures.streak.frozenDays} missed ones frozen`],
    ['XP', String(figures.xp)],
    ['Time measured', minutes(figures.totalTimeMs)],
  ]);
  for (const [name, rows] of Object.entries({ 'last 30 days': retention.lastMonth, ever: retention.ever }))
    section(
      `True retention, ${name}`,
      Object.entries(rows).map(([cards, row]) => [
        cards,
        `${withInterval(row)}; expected ${percent(row.expected)}`,
      ]),
    );
  section(
    'Remembered today, by domain',
    figures.domains.map(({ domain, title, items, met, recall }) => [
      `${domain} ${title}`,
      `${withInterval(recall)}; ${met} of ${items} items met`,
    ]),
  );
  section(
    'Exercises: attempts until solved',
    Object.entries(figures.exercises)
      .filter(([, { attempts }]) => attempts > 0)
      .map(([id, { attempts, untilSolved }]) => [id, untilSolved ?? `open after ${attempts}`]),
  );
  for (const exam of figures.exams)
    section(`Mock exam ${exam.mode}, ${new Date(exam.finishedAt).toISOString()}`, [
      ['Right', withInterval(exam.total)],
      ...Object.entries(exam.domains).map(([domain, score]) => [`Domain ${domain}`, withInterval(score)]),
      ['Time used', minutes(exam.usedMs)],
    ]);
  section(
    'Days',
    figures.days.map(({ date, timeMs, ...done }) => [
      date,
      `${Object.entries(done)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}; ${minutes(timeMs)}`,
    ]),
  );
}

function section(title, rows) {
  if (rows.length === 0) return;
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
}
