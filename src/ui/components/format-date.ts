// Dates as the reader writes them. Pure; dates are calendar days without a time zone.

/** `2026-11-29` → "29 de novembro de 2026". */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
