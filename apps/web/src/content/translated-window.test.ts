import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Window } from './list-page.rules';
import { readTranslatedFirst, readTranslatedWindow, type ListPart } from './translated-window';

const environment = { UNTRANSLATED: 'shown' };
vi.mock('@/env/server', () => ({ readServerEnvironment: () => environment }));
beforeEach(() => {
  environment.UNTRANSLATED = 'shown';
});

type Item = { slug: string; title: string; summary: string | null };
const french: Item[] = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  title: `${slug} fr`,
  summary: 'Le sommaire.',
}));
const english: Item[] = ['b', 'e'].map((slug) => ({ slug, title: `${slug} en`, summary: null }));

/** As the content service answers. */
function listOf({ locale, without }: ListPart): Item[] {
  if (locale === 'en') return english;
  return without ? french.filter(({ slug }) => english.every((item) => item.slug !== slug)) : french;
}
const read = vi.fn(async (part: ListPart, { start, limit }: Window) => ({
  items: listOf(part).slice(start, start + limit),
  total: listOf(part).length,
}));
const readFirst = vi.fn(async (part: ListPart, limit: number) => listOf(part).slice(0, limit));
const readFrench = async (slugs: readonly string[]) => french.filter(({ slug }) => slugs.includes(slug));
const titles = (items: readonly Item[] | null) => items?.map(({ title }) => title);

describe('EN-02 a page of a long list', () => {
  it('EN-02 in English has what is in English first, over its pages, then the rest', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((start) => readTranslatedWindow('en', { start, limit: 2 }, read, readFrench)),
    );
    expect(pages.map(({ items }) => titles(items))).toEqual([['b en', 'e en'], ['a fr', 'c fr'], ['d fr']]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  it('EN-02 fills what English lacks, and says what is French', async () => {
    const { items } = await readTranslatedWindow('en', { start: 1, limit: 2 }, read, readFrench);
    expect(items).toEqual([
      { slug: 'e', title: 'e en', summary: 'Le sommaire.', frenchFields: ['summary'] },
      { slug: 'a', title: 'a fr', summary: 'Le sommaire.', isFrenchOnly: true },
    ]);
  });

  it('EN-02 in French has its own order, in one read', async () => {
    read.mockClear();
    const { items, total } = await readTranslatedWindow('fr', { start: 0, limit: 3 }, read, readFrench);
    expect([titles(items), total]).toEqual([['a fr', 'b fr', 'c fr'], 5]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('EN-02, I18N-04 has what is in English only where the rest is hidden', async () => {
    environment.UNTRANSLATED = 'hidden';
    const { items, total } = await readTranslatedWindow('en', { start: 0, limit: 3 }, read, readFrench);
    expect([titles(items), total]).toEqual([['b en', 'e en'], 2]);
  });
});

describe('EN-02 the first of a long list', () => {
  it.each([
    ['en', 1, ['b en']],
    ['en', 4, ['b en', 'e en', 'a fr', 'c fr']],
    ['fr', 2, ['a fr', 'b fr']],
  ] as const)('EN-02 in %s, %i', async (locale, limit, expected) => {
    expect(titles(await readTranslatedFirst(locale, limit, readFirst, readFrench))).toEqual(expected);
  });

  it('EN-02 asks for no French where English is enough', async () => {
    readFirst.mockClear();
    await readTranslatedFirst('en', 2, readFirst, readFrench);
    expect(readFirst).toHaveBeenCalledTimes(1);
  });

  it('STATE-04 is null when it cannot be read', async () => {
    const readNothing = async () => null;
    expect(await readTranslatedFirst<Item>('en', 2, readNothing, readFrench)).toBeNull();
  });
});
