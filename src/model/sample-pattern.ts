// Makes a string that matches a regular expression, for the expressions that people write in schemas. Pure; never throws.
// Knows literals, classes, groups, alternatives (the first), and quantifiers. Whatever it makes is tested; a miss is null.

interface Node {
  kind: 'text' | 'any' | 'class' | 'group';
  text: string;
  options: Node[][];
  minimum: number;
  maximum: number;
}

/** A match of `pattern` within the lengths, or null where none was found. */
export function sampleFromPattern(options: {
  pattern: string;
  minLength: number;
  maxLength: number;
  variation: number;
}): string | null {
  const { pattern, minLength, maxLength, variation } = options;
  let tester: RegExp;
  let branches: Node[][];
  try {
    tester = new RegExp(pattern, 'u');
  } catch {
    try {
      tester = new RegExp(pattern);
    } catch {
      return null;
    }
  }
  try {
    branches = parse(pattern);
  } catch {
    return null;
  }
  for (const branch of branches)
    for (const more of [0, 1, 2, 4, 8, 16, 32, 64]) {
      const text = branch.map((node) => render(node, more, variation)).join('');
      const padded = pattern.endsWith('$') ? text : text.padEnd(Math.min(minLength, 10_000), 'x');
      const length = Array.from(padded).length;
      if (length >= minLength && length <= maxLength && tester.test(padded)) return padded;
    }
  return null;
}

function render(node: Node, more: number, variation: number): string {
  const count = Math.min(node.maximum, node.minimum + more);
  return Array.from({ length: count }, () => once(node, more, variation)).join('');
}

function once(node: Node, more: number, variation: number): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'any') return 'abcdefghij'[variation % 10] ?? 'a';
  if (node.kind === 'class') return pick(node.text, variation);
  return (node.options[variation % node.options.length] ?? [])
    .map((inner) => render(inner, more, variation))
    .join('');
}

const candidates = Array.from(
  'a0A_-. ,:;/@#!+*()=bcdefghijklmnopqrstuvwxyz123456789BCDEFGHIJKLMNOPQRSTUVWXYZé',
);

/** A plain character of the class: whichever candidates the engine itself says are in it. */
function pick(source: string, variation: number): string {
  const tester = new RegExp(`^${source}$`, 'u');
  const inside = candidates.filter((character) => tester.test(character));
  const chosen = inside[variation % Math.max(1, inside.length)];
  if (chosen !== undefined) return chosen;
  for (let code = 33; code < 0x3000; code += 1)
    if (tester.test(String.fromCharCode(code))) return String.fromCharCode(code);
  throw new Error('empty class');
}

function parse(pattern: string): Node[][] {
  let at = 0;
  const alternatives = (): Node[][] => {
    const branches: Node[][] = [[]];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1;
        branches.push([]);
        continue;
      }
      const node = atom();
      if (node) branches.at(-1)?.push(quantified(node));
    }
    return branches;
  };
  const atom = (): Node | null => {
    const character = pattern[at] ?? '';
    at += 1;
    if (character === '^' || character === '$') return null;
    if (character === '.') return nodeOf('any');
    if (character === '[') return nodeOf('class', readClass());
    if (character === '(') return group();
    if (character === '\\') return escaped();
    return nodeOf('text', character);
  };
  const group = (): Node | null => {
    const head = /^\?(?::|<[A-Za-z]\w*>|=|!|<=|<!)/.exec(pattern.slice(at))?.[0] ?? '';
    at += head.length;
    const options = alternatives();
    at += 1;
    // What a look-around asks for is left to the final test.
    return /^\?(?:=|!|<=|<!)$/.test(head) ? null : { ...nodeOf('group'), options };
  };
  const escaped = (): Node | null => {
    const character = pattern[at] ?? '';
    at += 1;
    if (character === 'b' || character === 'B') return null;
    if (/[dDwWsS]/.test(character)) return nodeOf('class', `\\${character}`);
    if (character === 'p' || character === 'P') {
      const name = /^\{[^}]*\}/.exec(pattern.slice(at))?.[0] ?? '';
      at += name.length;
      return nodeOf('class', `\\${character}${name}`);
    }
    const whole = /^(?:u[\da-fA-F]{4}|x[\da-fA-F]{2})/.exec(pattern.slice(at - 1))?.[0];
    if (whole) {
      at += whole.length - 1;
      return nodeOf('text', String.fromCharCode(Number.parseInt(whole.slice(1), 16)));
    }
    const control: Record<string, string> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v' };
    return nodeOf('text', control[character] ?? character);
  };
  const readClass = (): string => {
    const start = at - 1;
    if (pattern[at] === '^') at += 1;
    while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    at += 1;
    return pattern.slice(start, at);
  };
  const quantified = (node: Node): Node => {
    const found = /^(?:\*|\+|\?|\{(\d+)(,(\d*))?\})\??/.exec(pattern.slice(at));
    if (!found) return node;
    at += found[0].length;
    const [whole, least, comma, most] = found;
    if (whole.startsWith('*')) return { ...node, minimum: 0, maximum: 1000 };
    if (whole.startsWith('+')) return { ...node, minimum: 1, maximum: 1000 };
    if (whole.startsWith('?')) return { ...node, minimum: 0, maximum: 1 };
    const minimum = Number(least);
    const maximum = comma === undefined ? minimum : most ? Number(most) : minimum + 1000;
    if (minimum > 10_000) throw new Error('too long');
    return { ...node, minimum, maximum };
  };
  return alternatives();
}

function nodeOf(kind: Node['kind'], text = ''): Node {
  return { kind, text, options: [], minimum: 1, maximum: 1 };
}
