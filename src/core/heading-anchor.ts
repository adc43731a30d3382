// Anchors of a lesson's headings, without accents, as pages and references use them. Pure.
import GithubSlugger from 'github-slugger';

/** Anchor of a heading text: lower case, words joined by hyphens, no accents. Pass a slugger to number repetitions. */
export function headingAnchor(text: string, slugger: GithubSlugger = new GithubSlugger()): string {
  return slugger.slug(
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace(/_/g, '-'),
  );
}

/** Anchors of all Markdown headings of an MDX body, in order; headings inside code fences do not count. */
export function headingAnchors(body: string): string[] {
  return headings(body).map(({ anchor }) => anchor);
}

/** The same with their texts, without Markdown's marks. */
export function headings(body: string): { anchor: string; title: string }[] {
  const slugger = new GithubSlugger();
  const withoutCode = body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1[^\S\n]*$/gm, '');
  return [...withoutCode.matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)].map(([, text]) => {
    const title = (text ?? '').replace(/[`*]/g, '');
    return { anchor: headingAnchor(title, slugger), title };
  });
}
