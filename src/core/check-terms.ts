// Finds English terms that lessons and questions use and the glossary does not explain. Pure.
import type { Content, SourceFile } from './build-course.ts';
import type { Glossary } from './course.ts';
import { examTerms } from './exam-terms.ts';
import type { Problem } from './problem.ts';

/** Words as the glossary and a text may differ in them: case, plural, hyphens. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=\w{3})(?:(?<=[sxz]|ch|sh)es|s)$/, ''))
    .join(' ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function explains(glossary: Glossary, term: string): boolean {
  const whole = new RegExp(`(?<![\\w])${escaped(term)}(?![\\w])`);
  const loose = new RegExp(`(?<![\\w])${escaped(plain(term))}(?![\\w])`);
  return glossary.some(({ en, meaning }) => whole.test(`${en} ${meaning}`) || loose.test(plain(en)));
}

/** Terms of a text with their lines: English in brackets and italics beside the Portuguese word, and API names in `code`. */
function termsIn(text: string): { term: string; line: number }[] {
  const blanked = text.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[^\S\n]*$/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  return blanked.split('\n').flatMap((content, index) => {
    const beside = [...content.matchAll(/\(\*([A-Za-z][A-Za-z -]*)\*\)/g)].map(([, term]) => term ?? '');
    const named = [...content.matchAll(/`([A-Za-z_]+)`/g)].map(([, term]) => term ?? '');
    return [...beside, ...named.filter((term) => examTerms.includes(term))].map((term) => ({
      term,
      line: index + 1,
    }));
  });
}

/** One problem for each term and file. Needs a glossary that could be read. */
export function checkTerms({
  content,
  files,
}: {
  content: Content;
  files: readonly SourceFile[];
}): Problem[] {
  if (content.glossary.length === 0) return [];
  const read = new Set([...content.lessons, ...content.quizzes].map(({ file }) => file));
  return files
    .filter(({ path }) => read.has(path))
    .flatMap(({ path, text }) => {
      const first = new Map<string, number>();
      for (const { term, line } of termsIn(text)) if (!first.has(term)) first.set(term, line);
      return [...first]
        .filter(([term]) => !explains(content.glossary, term))
        .map(([term, line]): Problem => {
          const what = `The English term "${term}" is not in content/glossary.yaml.`;
          const fix = 'Add it there with the Portuguese term and its meaning in one line.';
          return { code: 'content/term-missing', file: path, line, what, fix };
        });
    });
}
