import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  type Pagefind,
  type PagefindPage,
  readExcerpt,
  searchWith,
} from '../../../src/ui/islands/search/search-index.ts';

const part = (url: string, title: string, score: number) => ({
  url,
  title,
  excerpt: title,
  weighted_locations: [{ balanced_score: score }],
});
const page = (given: Partial<PagefindPage>): PagefindPage => ({
  url: '/licoes/laco/',
  meta: { title: 'O laço' },
  excerpt: 'o <mark>laço</mark> anda',
  sub_results: [],
  ...given,
});

describe('readExcerpt', () => {
  it('takes marks as pieces and everything else as text', () => {
    expect(readExcerpt('um <mark>laço</mark> &lt;b&gt; &amp;amp;')).toEqual([
      { text: 'um ', marked: false },
      { text: 'laço', marked: true },
      { text: ' <b> &amp;', marked: false },
    ]);
  });
});

describe('choicesOf', () => {
  it('lists the three best sections under their page, in the order of the page', () => {
    const sections = [part('#a', 'A', 1), part('#b', 'B', 9), part('#c', 'C', 5), part('#d', 'D', 7)];
    const choices = choicesOf(page({ sub_results: [part('', 'O laço', 99), ...sections] }));
    expect(choices.map(({ title, nested }) => [title, nested])).toEqual([
      ['O laço', undefined],
      ['B', true],
      ['C', true],
      ['D', true],
    ]);
    expect(choices[0]?.hint).toBe('Lição');
  });

  it('shows the excerpt on the page where there is no section, and a term’s meaning whole', () => {
    expect(choicesOf(page({}))[0]?.excerpt).toEqual(readExcerpt('o <mark>laço</mark> anda'));
    const term = page({ url: '/glossario/#a', meta: { title: 'agent', meaning: 'Um laço.' } });
    expect(choicesOf(term)).toMatchObject([{ hint: 'Glossário', excerpt: [{ text: 'Um laço.' }] }]);
  });
});

describe('searchWith', () => {
  const pagefind = (count: number): Pagefind => ({
    options: async () => {},
    init: async () => {},
    search: async () => ({
      results: Array.from({ length: count }, (_, index) => ({
        id: String(index),
        data: async () => page({ url: `/licoes/${index}/` }),
      })),
    }),
  });

  it('counts all pages and shows ten', async () => {
    const found = await searchWith(async () => pagefind(14))('laço');
    expect(found.pageCount).toBe(14);
    expect(found.choices).toHaveLength(10);
  });

  it('loads the index once, and again after it could not be loaded', async () => {
    let loads = 0;
    const search = searchWith(async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return pagefind(1);
    });
    await expect(search('a')).rejects.toThrow('no network');
    await search('a');
    await search('b');
    expect(loads).toBe(2);
  });
});
