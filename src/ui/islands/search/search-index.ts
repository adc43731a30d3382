// Asks Pagefind's index and turns its answers into choices. Runs in the page.
import { search } from '../../strings/pt.search.ts';
import type { Choice, Piece } from './choice.ts';

/** What is used of Pagefind's own script; see pagefind.app, "Using the search API". */
export interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { id: string; data(): Promise<PagefindPage> }[] }>;
}
interface PagefindPart {
  url: string;
  title: string;
  /** HTML in which only `<mark>` is an element. */
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
}
export interface PagefindPage {
  url: string;
  /** `meaning` stands with the terms of the glossary. */
  meta: { title?: string; meaning?: string };
  excerpt: string;
  sub_results: PagefindPart[];
}

export interface Found {
  choices: Choice[];
  /** All pages and terms with the words; the first of them are among the choices. */
  pageCount: number;
}

const pagesShown = 10;
const sectionsShown = 3;
const excerptWords = 18;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text of an excerpt in pieces. */
export function readExcerpt(html: string): Piece[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => ({
      marked: part.startsWith('<mark>'),
      text: part
        .replace(/<\/?mark>/g, '')
        .replace(/&([^;\s]+);/g, (whole, name: string) => entities[name] ?? whole),
    }));
}

/** A term's meaning is short enough to stand whole. */
const excerptOf = ({ meta, excerpt }: PagefindPage): Piece[] =>
  meta.meaning === undefined ? readExcerpt(excerpt) : [{ text: meta.meaning, marked: false }];

const score = ({ weighted_locations }: PagefindPart): number =>
  weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** A page, and under it the sections that answer best, in the page's order. */
export function choicesOf(page: PagefindPage): Choice[] {
  const kind = search.kinds[page.url.split('/')[1] as keyof typeof search.kinds];
  const best = page.sub_results
    .filter(({ url }) => url.includes('#') && url !== page.url)
    .sort((a, b) => score(b) - score(a))
    .slice(0, sectionsShown);
  const sections = page.sub_results.filter((part) => best.includes(part));
  const head: Choice = {
    key: page.url,
    title: page.meta.title ?? page.url,
    hint: kind,
    target: { href: page.url },
    ...(sections.length === 0 ? { excerpt: excerptOf(page) } : {}),
  };
  return [
    head,
    ...sections.map(
      ({ url, title, excerpt }): Choice => ({
        key: url,
        title,
        excerpt: readExcerpt(excerpt),
        nested: true,
        target: { href: url },
      }),
    ),
  ];
}

/** A function that searches. The index is fetched at its first call; a call that fails fetches it again. */
export function searchWith(load: () => Promise<Pagefind>): (query: string) => Promise<Found> {
  let loaded: Promise<Pagefind> | null = null;
  const open = async (): Promise<Pagefind> => {
    const pagefind = await load();
    await pagefind.options({ excerptLength: excerptWords });
    await pagefind.init();
    return pagefind;
  };
  return async (query) => {
    loaded ??= open().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    const { results } = await (await loaded).search(query);
    const pages = await Promise.all(results.slice(0, pagesShown).map((result) => result.data()));
    return { choices: pages.flatMap(choicesOf), pageCount: results.length };
  };
}
