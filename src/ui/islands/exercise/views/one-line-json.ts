// A value as JSON on one line, with blanks where a narrow column may break it. Runs in the build and in the page.

/** `{ "cliente": "V-210", "mes": 11 }`; an empty text for what JSON has no words for. */
export function oneLineJson(value: unknown): string {
  // Line breaks inside strings are escaped, so every one that is left belongs to the layout.
  return (JSON.stringify(value, null, 1) ?? '').replace(/\n\s*/g, ' ');
}
