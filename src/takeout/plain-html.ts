// HTML reduced to what any program shows alike: a few elements, no classes, styles, scripts or pictures. Pure.
// It must not be given HTML of strangers: it strips what our own build adds for our own pages.

const kept = new Set(
  ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'table', 'thead'].concat([
    'tbody',
    'tr',
    'th',
    'td',
  ]),
);
/** Elements whose content is no text for readers. */
const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|<!--[\s\S]*?-->/gi;
const address = /\bhref=(?:"(https:\/\/[^"]*)"|'(https:\/\/[^']*)')/i;

/**
 * The HTML on one line, with bare elements only. Line breaks inside `<pre>` become `<br>`. A link keeps its address
 * where that is a public one; a link within our pages becomes its text.
 */
export function plainHtml(html: string): string {
  const links: boolean[] = [];
  const bare = html.replace(unread, '').replace(tag, (_whole, slash = '', name = '', rest = '') => {
    const element = String(name).toLowerCase();
    if (element === 'a') {
      if (slash !== '') return links.pop() === true ? '</a>' : '';
      const [, double, single] = address.exec(rest) ?? [];
      const href = double ?? single;
      links.push(href !== undefined);
      return href === undefined ? '' : `<a href="${href.replaceAll('"', '&quot;')}">`;
    }
    return kept.has(element) ? `<${slash}${element}>` : '';
  });
  return bare
    .replace(/<pre>([\s\S]*?)<\/pre>/g, (_whole, code: string) => {
      const lines = code.replace(/\r\n?/g, '\n').replace(/\n(?=(<\/code>)?$)/, '');
      return `<pre>${lines.replaceAll('\n', '<br>').replaceAll('\t', '    ')}</pre>`;
    })
    .replace(/[\r\n\t]+/g, ' ')
    .trim();
}

/** Plain text as HTML. */
export function textAsHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
