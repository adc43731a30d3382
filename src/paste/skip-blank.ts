// White space and comments of JavaScript and Python. Pure; linear.

/** Where the next sign stands, and which kind of comment was passed on the way. */
export function skipBlank(text: string, start: number): { end: number; comment: '#' | '/' | null } {
  let position = start;
  let comment: '#' | '/' | null = null;
  for (;;) {
    const code = text.charCodeAt(position);
    if (code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff) position += 1;
    else if (code === 35 || (code === 47 && text.charCodeAt(position + 1) === 47)) {
      comment = code === 35 ? '#' : '/';
      const end = text.indexOf('\n', position);
      position = end < 0 ? text.length : end;
    } else if (code === 47 && text.charCodeAt(position + 1) === 42) {
      comment = '/';
      const end = text.indexOf('*/', position + 2);
      position = end < 0 ? text.length : end + 2;
    } else return { end: position, comment };
  }
}
