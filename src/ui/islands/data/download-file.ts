// Hands a file made in the page to the browser as a download. Runs in the page; stores nothing.

/** E.g. `pegadinha-2026-11-29-1405.json`: sorts by date, says what it is. */
export function fileName(options: { at: number; kind?: string; ending: string }): string {
  const { at, kind, ending } = options;
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}${two(date.getMinutes())}`;
  return `${['pegadinha', kind, day, time].filter((part) => part !== undefined).join('-')}.${ending}`;
}

/** Downloads `parts` as one file. */
export function downloadFile(options: { name: string; type: string; parts: BlobPart[] }): void {
  const { name, type, parts } = options;
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has its own hold on the data once it began; a later revoke frees ours.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
