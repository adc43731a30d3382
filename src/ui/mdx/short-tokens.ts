// Makes highlighted code light: each token's inline style becomes a short element (styles/code.css), neighbours of one kind
// become one, and blanks stay outside. A lesson holds some thousand tokens and has 40 KB. Runs at build time.
import type { ShikiTransformer } from 'shiki';

type Line = Parameters<NonNullable<ShikiTransformer['line']>>[0];
type Node = Line['children'][number];

interface Look {
  tagName: string;
  class?: string;
}

/** Elements without a meaning of their own to a screen reader; the frequent kinds have the short names. */
const looks: Record<string, Look> = {
  constant: { tagName: 'span', class: 'n' },
  string: { tagName: 'i' },
  'string-expression': { tagName: 'i' },
  comment: { tagName: 'span', class: 'c' },
  keyword: { tagName: 'b' },
  function: { tagName: 'u' },
};

/** A coloured token as its blanks and itself; anything else as its text. */
function apart(node: Node): Node[] {
  if (node.type !== 'element') return [node];
  const [text] = node.children;
  if (text?.type !== 'text' || node.children.length > 1) return [node];
  if (node.tagName === 'span' && !node.properties.class) return [text];
  const word = text.value.trimStart();
  const blanks = text.value.slice(0, text.value.length - word.length);
  return [
    ...(blanks === '' ? [] : [{ type: 'text' as const, value: blanks }]),
    { ...node, children: [{ type: 'text', value: word }] },
  ];
}

/** Joins tokens of one kind that only blanks part, and texts that follow each other. */
function joined(nodes: Node[]): Node[] {
  const done: Node[] = [];
  for (const node of nodes) {
    const [before, last] = [done.at(-2), done.at(-1)];
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
      continue;
    }
    const blank = last?.type === 'text' && last.value.trim() === '' ? last : undefined;
    const kin = blank ? before : last;
    const [own, text] = [
      kin?.type === 'element' ? kin : undefined,
      node.type === 'element' ? node : undefined,
    ];
    const [into, from] = [own?.children[0], text?.children[0]];
    if (
      own?.tagName === text?.tagName &&
      own?.properties.class === text?.properties.class &&
      into?.type === 'text' &&
      from?.type === 'text'
    ) {
      into.value += (blank?.value ?? '') + from.value;
      if (blank) done.pop();
      continue;
    }
    done.push(node);
  }
  return done;
}

/** Shiki transformer for the theme `css-variables`: `style="color:var(--…-token-string)"` → `<i>`. */
export const shortTokens: ShikiTransformer = {
  name: 'short-tokens',
  span(node) {
    const style = node.properties.style;
    if (typeof style !== 'string') return;
    const token = /--(?:astro-code|shiki)-token-([a-z-]+)/.exec(style)?.[1];
    delete node.properties.style;
    const [text] = node.children;
    // The theme calls every name before a dot a constant; only written values get a colour here.
    if (
      token === 'constant' &&
      text?.type === 'text' &&
      !/^(\d|true|false|null|undefined|True|False|None)/.test(text.value.trimStart())
    )
      return;
    // Signs have no colour of their own: they would be half of the markup and say nothing.
    const isSign = text?.type === 'text' && !/[\p{L}\p{N}"'`#/]/u.test(text.value);
    const look = token === undefined || isSign ? undefined : looks[token];
    if (!look) return;
    node.tagName = look.tagName;
    if (look.class) node.properties.class = look.class;
  },
  // A line of its own element is of no use here; its text nodes keep their line breaks.
  code(node) {
    const tokens = node.children.flatMap((child): Node[] =>
      child.type === 'element' && child.properties.class === 'line'
        ? child.children.flatMap(apart)
        : child.type === 'element' || child.type === 'text'
          ? [child]
          : [],
    );
    node.children = joined(tokens);
  },
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'code__pre';
  },
};
