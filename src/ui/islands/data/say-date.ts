// A moment as one writes it in Portuguese. Runs in the page, in its time zone.

/** E.g. "29 de novembro de 2026 às 14:05". */
export function sayDate(at: number): string {
  return new Date(at).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
}
