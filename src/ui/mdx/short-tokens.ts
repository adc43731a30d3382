// Makes highlighted code light: each token's inline style becomes a short class (styles/code.css). Runs at build time.
import type { ShikiTransformer } from 'shiki';

const classes: Record<string, string> = {
  constant: 'n',
  string: 's',
  'string-expression': 's',
  comment: 'c',
  keyword: 'k',
  parameter: '',
  function: 'f',
  punctuation: '',
  link: '',
};

/** Shiki transformer for the theme `css-variables`: `style="color:var(--…-token-string)"` → `class="s"`. */
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
    const name = token === undefined ? '' : classes[token];
    if (name) node.properties.class = name;
  },
  // A line of its own element is of no use here; its text nodes keep their line breaks.
  code(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && child.properties.class === 'line'
        ? child.children.flatMap((token) =>
            token.type === 'element' && !token.properties.class ? token.children : [token],
          )
        : [child],
    );
  },
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'code__pre';
  },
};
