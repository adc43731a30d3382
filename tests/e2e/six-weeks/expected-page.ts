// The recomputed figures in the words and tables of the pages, written down anew: the second opinion's half of the comparison.
import type { Figures } from './recomputed.ts';

type Table = string[][];
type Share = Figures['recall'];

/** A chance is never shown as 0 or 100 % unless it is. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 100 && share < 1) return '99%';
  return rounded === 0 && share > 0 ? '1%' : `${rounded}%`;
}

function time(ms: number): string {
  if (ms === 0) return '0 min';
  if (ms < 60_000) return `${Math.max(1, Math.round(ms / 1000))} s`;
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;
}

function date(iso: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('pt-BR', format).format(new Date(iso));
}

const range = ({ share, low, high }: Share, dash: string): string =>
  share === null ? '–' : `${percent(share)} (${percent(low)}${dash}${percent(high)})`;

/** First sentence of the progress page. */
export function expectedAnswer({ recall }: Figures): string {
  return `Você se lembraria hoje de ${percent(recall.share ?? 0)} do que treinou (${recall.trials} itens).`;
}

/** The quiet numbers under it. */
export function expectedNumbers({ streak, daysOfLastMonth, totalTimeMs, xp }: Figures): RegExp[] {
  return [
    // A streak of one day or none is nobody's business.
    ...(streak.days > 1 ? [new RegExp(`^${streak.days} dias em sequência`)] : []),
    new RegExp(`^${daysOfLastMonth} dias de estudo nos últimos 30$`),
    new RegExp(`^${time(totalTimeMs)} de estudo medido$`),
    new RegExp(`^${xp.toLocaleString('pt-BR')} XP$`),
  ];
}

/** Tables of the progress page by caption. */
export function expectedTables(
  figures: Figures,
  names: { exercises: ReadonlyMap<string, string> },
): Record<string, Table> {
  const { retention, forecast, today } = figures;
  const bands = (labels: readonly string[], counts: readonly number[]): Table =>
    labels.map((label, place) => [label, String(counts[place])]);
  return {
    'O que você sabe, por parte da prova': figures.domains
      .filter(({ items }) => items > 0)
      .map(({ domain, title, items, met, due, recall }) => [
        `Domínio ${domain} · ${title}`,
        `${met}/${items}`,
        range(recall, '–'),
        String(due),
      ]),
    'Carga dos próximos 30 dias': forecast.map(({ date: day, known, fresh }) => [
      day === today ? 'hoje' : date(day),
      String(known),
      String(fresh),
    ]),
    'Retenção real · Últimos 30 dias': retentionRows(retention.lastMonth),
    'Retenção real · Desde o início': retentionRows(retention.ever),
    Estabilidade: bands(
      ['< 1 dia', '1–7 dias', '7–30 dias', '30–90 dias', '90–365 dias', '1 ano +'],
      figures.stability,
    ),
    Dificuldade: bands(['1', '2', '3', '4', '5', '6', '7', '8', '9–10'], figures.difficulty),
    'Dias de estudo': figures.days
      .toReversed()
      .map((row) => [
        date(row.date),
        String(row.reviews),
        String(row.answers + row.examAnswers),
        String(row.attempts),
        time(row.timeMs),
      ]),
    Tempo: figures.weeks.map(({ from, timeMs }) => [date(from), time(timeMs)]),
    Pegadinhas: [...names.exercises].flatMap(([id, title]) => {
      const row = figures.exercises[id];
      if (row === undefined || row.attempts === 0) return [];
      const open = `em aberto, ${row.attempts} ${row.attempts === 1 ? 'tentativa' : 'tentativas'}`;
      const predicted = row.predicted === null ? '–' : row.predicted ? 'certa' : 'errada';
      return [
        [title, row.untilSolved === null ? open : String(row.untilSolved), String(row.hints), predicted],
      ];
    }),
  };
}

function retentionRows(rows: Figures['retention']['ever']): Table {
  const named = [
    ['Jovens', rows.young],
    ['Maduros', rows.mature],
    ['Todos', rows.all],
  ] as const;
  return named.map(([name, row]) => [
    name,
    row.share === null ? '–' : percent(row.share),
    row.share === null ? '–' : `${percent(row.low)}–${percent(row.high)}`,
    row.expected === null ? '–' : percent(row.expected),
    String(row.trials),
  ]);
}

/** Score, time and table by domain of the report of a mock exam, which rounds plainly and says seconds. */
export function expectedReport(
  { total, domains, usedMs }: Figures['exams'][number],
  titles: ReadonlyMap<string, string>,
): { score: string; time: string; domains: string[][] } {
  const plain = (share: number | null): string => `${Math.round((share ?? 0) * 100)}%`;
  return {
    score: `${total.successes} de ${total.trials} certas · ${plain(total.share)}`,
    time: `${exactTime(usedMs)} no total, ${exactTime(total.meanMs)} por questão em média.`,
    domains: Object.entries(domains).map(([domain, { share, low, high, successes, trials, meanMs }]) => [
      `${domain} · ${titles.get(domain)}`,
      `${plain(share)} ${successes}/${trials} · ${plain(low)} a ${plain(high)}`,
      exactTime(meanMs),
    ]),
  };
}

function exactTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60 === 0 ? '' : ` ${seconds % 60} s`;
  return minutes === 0 ? `${seconds} s` : `${minutes} min${rest}`;
}
