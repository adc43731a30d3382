// Finds what would make an MDX body fail in the build, before the build does. Runs in Node.
import { mdxToJs } from 'satteri';
import { lessonComponents, type Problem } from '../core/index.ts';
import { checkComponents } from './check-components.ts';

export interface MdxBody {
  /** Path from the project's root. */
  file: string;
  body: string;
  /** Lines of the file above the body. */
  bodyLine: number;
}

/** The body with code fences and inline code blanked, line numbers kept. */
function withoutCode(body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1[^\S\n]*$/gm, blank).replace(/`[^`\n]+`/g, blank);
}

function syntaxProblem({ file, bodyLine }: MdxBody, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, said = text] = /^(\d+):\d+: ([\s\S]*)$/.exec(text) ?? [];
  return {
    code: 'content/mdx-syntax',
    file,
    line: line === undefined ? null : Number(line) + bodyLine,
    what: `This is not valid MDX: ${(said ?? text).replace(/ \(\d+:\d+\)/g, '').replace(/ \(mdx-[^)]*\)$/, '')}.`,
    fix: 'Close every component, and write "{" and "<" of the text inside `code` or as "\\{" and "&lt;".',
  };
}

/** Problems of one body: syntax, components that nobody supplies, and what supplied ones lack. Empty where the body is sound. */
export function checkMdx(mdx: MdxBody): Problem[] {
  try {
    mdxToJs(mdx.body);
  } catch (error) {
    return [syntaxProblem(mdx, error)];
  }
  const text = withoutCode(mdx.body);
  const imported = new Set([...text.matchAll(/^import\s+(\w+)/gm)].map(([, name]) => name));
  const known: readonly string[] = lessonComponents;
  const unknown = [...text.matchAll(/<([A-Z]\w*)/g)].flatMap((match): Problem[] => {
    const name = match[1] ?? '';
    if (known.includes(name) || imported.has(name)) return [];
    return [
      {
        code: 'content/unknown-component',
        file: mdx.file,
        line: text.slice(0, match.index).split('\n').length + mdx.bodyLine,
        what: `The component <${name}> does not exist.`,
        fix: `Use one of: ${known.map((component) => `<${component}>`).join(', ')}.`,
      },
    ];
  });
  return [...unknown, ...checkComponents({ ...mdx, body: text })];
}
