// An interval as a person says it in Portuguese: "10 min", "3 dias", "1,5 mês". Pure.
import { msPerDay } from './study-day.ts';

const minutesPerHour = 60;
const daysPerMonth = 30.44;
const daysPerYear = 365.25;

/** Short Portuguese label of a duration in milliseconds; rounds to what a button can hold. */
export function intervalLabel(durationMs: number): string {
  const minutes = Math.max(1, Math.round(durationMs / 60_000));
  if (minutes < minutesPerHour) return `${minutes} min`;
  if (durationMs < msPerDay) return `${Math.round(minutes / minutesPerHour)} h`;
  const days = Math.round(durationMs / msPerDay);
  if (days < 31) return counted(days, 'dia', 'dias');
  if (days < 365) return counted(oneDecimal(days / daysPerMonth), 'mês', 'meses');
  return counted(oneDecimal(days / daysPerYear), 'ano', 'anos');
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Portuguese counts from two upwards in the plural: 1,5 mês, 2 meses. */
function counted(value: number, one: string, many: string): string {
  return `${String(value).replace('.', ',')} ${value < 2 ? one : many}`;
}
