// The beginning of a question as plain text, to tell it from its neighbours in a list. Pure.

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', apos: "'", nbsp: ' ' };

/** The first words of our own build's HTML, at most `most` characters and an ellipsis where there are more. */
export function firstWords(html: string, { most }: { most: number }): string {
  const text = html
    .replace(/<\/?(?:a|code|em|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(x?)([\da-f]+)|([a-z]+));/gi, (whole, hex: string, code: string, name: string) =>
      name === undefined
        ? String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16))
        : (entities[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const space = text.slice(0, most + 1).lastIndexOf(' ');
  // A word longer than half of it all is cut through.
  return `${text.slice(0, space > most / 2 ? space : most).replace(/[\s,.;:]+$/, '')}…`;
}
