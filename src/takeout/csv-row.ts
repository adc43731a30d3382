// Rows of a CSV file as RFC 4180 wants them, safe to open in a spreadsheet. Pure.

export type CsvValue = string | number | null;

/** One row, its line end included; null is an empty field. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run such a text as a formula; the apostrophe makes it a text there.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
