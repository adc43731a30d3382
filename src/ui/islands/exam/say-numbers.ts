// Shares, times and dates as the exam page writes them, in Brazilian Portuguese. Pure.

/** "70%", of a share from 0 to 1; a dash without one. */
export function sayPercent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** A time left as a clock shows it: "1:59:07", "9:05"; milliseconds in. Rounded up, so that zero means the end. */
export function sayClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A time spent in words: "45 s", "1 min 20 s", "1 h 12 min"; milliseconds in. */
export function sayTime(spentMs: number): string {
  const seconds = Math.round(spentMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
}

/** "29 nov., 14:05"; with the year where it is not that of `now`. */
export function sayWhen(at: number, { now }: { now: number }): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .replaceAll(' de ', ' ');
}
