// Finds components of an MDX body that lack what they need, which would stop the build inside a component. Pure.
import { dateSchema, type Problem, referenceSchema } from '../core/index.ts';
import type { MdxBody } from './check-mdx.ts';

/** Attributes that a component cannot do without. */
const needed: Record<string, readonly string[]> = {
  Trap: ['id'],
  Term: ['id'],
  CodeTabs: ['name'],
  Sequence: ['name'],
  Diverge: ['title'],
  Note: ['title'],
  Claim: ['source', 'checked'],
  Predict: ['question', 'options'],
  Docs: ['items'],
};

interface Used {
  name: string;
  /** From the tag's name up to its end, as far as that can be told. */
  tag: string;
  line: number;
}

/** Opening tags of components. A value in braces may hold ">", so it is skipped as a whole. */
function* usedIn({ body, bodyLine }: MdxBody): Generator<Used> {
  for (const match of body.matchAll(/<([A-Z]\w*)((?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g))
    yield {
      name: match[1] ?? '',
      tag: match[2] ?? '',
      line: body.slice(0, match.index).split('\n').length + bodyLine,
    };
}

/** Problems of attributes; `mdx.body` must have its code blanked. */
export function checkComponents(mdx: MdxBody): Problem[] {
  return [...usedIn(mdx)].flatMap(({ name, tag, line }) => {
    const report = (code: string, what: string, fix: string): Problem => ({
      code: `content/${code}`,
      file: mdx.file,
      line,
      what: `<${name}> ${what}`,
      fix,
    });
    const missing = (needed[name] ?? []).filter((attribute) => !hasValue(tag, attribute));
    if (missing.length > 0)
      return missing.map((attribute) =>
        report(
          'missing-attribute',
          `has no \`${attribute}\`.`,
          `Write <${name} ${(needed[name] ?? []).map((one) => `${one}=…`).join(' ')}>.`,
        ),
      );
    return faultsOf(name, tag).map(({ what, fix }) => report('attribute', what, fix));
  });
}

function hasValue(tag: string, attribute: string): boolean {
  return new RegExp(`(?:^|\\s)${attribute}=(?:"[^"]*\\S[^"]*"|\\{)`).test(tag);
}

function textOf(tag: string, attribute: string): string | null {
  return new RegExp(`(?:^|\\s)${attribute}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

const isAddress = (url: string) => referenceSchema.shape.url.safeParse(url).success;

function faultsOf(name: string, tag: string): { what: string; fix: string }[] {
  const faults: { what: string; fix: string }[] = [];
  if (name === 'Claim') {
    const [source, checked] = [textOf(tag, 'source'), textOf(tag, 'checked')];
    if (source !== null && !isAddress(source))
      faults.push({
        what: `has the source "${source}", which is no address.`,
        fix: 'Give a whole address, https://….',
      });
    if (checked !== null && !dateSchema.safeParse(checked).success)
      faults.push({
        what: `was checked on "${checked}", which is no day.`,
        fix: 'Write the day as YYYY-MM-DD.',
      });
  }
  if (name === 'Docs')
    for (const [, url = ''] of tag.matchAll(/\burl:\s*['"]([^'"]*)['"]/g))
      if (!isAddress(url))
        faults.push({
          what: `lists "${url}", which is no address.`,
          fix: 'Give a whole address, https://….',
        });
  if (name === 'Predict') {
    const options = [...tag.matchAll(/\btext:/g)].length;
    const right = [...tag.matchAll(/\bright:\s*true\b/g)].length;
    if (options < 3 || options > 4 || right !== 1)
      faults.push({
        what: `has ${options} options, ${right} of them right.`,
        fix: 'Give 3 or 4 options, exactly one with `right: true`.',
      });
  }
  return faults;
}
