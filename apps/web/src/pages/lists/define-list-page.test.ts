import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { Article } from '@/content/articles/article.model';
import { anArticle } from '@/views/article-page/article.fixture';
import { createSiteContext } from '@/lib/site-context';
import { feedMarks } from '@/store/feed-marks';
import { withNotes } from '@/store/page-notes';
import { defineListPage } from './define-list-page';

const words = vi.hoisted(() => ({ article: null as Article | null }));
vi.mock('@/content/articles/articles.query', () => ({ getArticle: async () => words.article }));

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const PAGES = 3;
const page = defineListPage({
  list: 'actualites',
  load: async (_locale, { values, page: number }) =>
    number > PAGES ? null : { found: values.campus.includes('nulle-part') ? [] : ['a', 'b'] },
  total: ({ found }) => found.length,
  isKnown: (_content, { values }) => !values.categorie.includes('inconnue'),
  blocksOf: ({ blocks }) => blocks,
  labels: () => ({ title: 'news.title', intro: 'news.intro' }),
  choiceTitle: ({ selection }) => selection.values.campus[0] ?? null,
  crumbs: () => [],
  view: () => createElement('p'),
});

const NO_PARAMS = { rubrique: '', slug: '', action: '', page: '' };
const asked = (query = '', number = '') => ({
  locale: 'fr' as const,
  params: { ...NO_PARAMS, page: number },
  query: new URLSearchParams(query),
});

async function ask(query = '', number = '') {
  const { made, notes } = await withNotes(feedMarks.point(), () => page.load(asked(query, number)));
  return { model: made, head: made && page.head(made, site), isBrief: notes.isBrief };
}

beforeEach(() => {
  words.article = anArticle({ title: 'Actualités', metaTitle: null, blocks: [{ kind: 'hr' } as never] });
});

describe('a list page', () => {
  it.each([
    ['the first page', '', '', 1],
    ['ROUTE-06 a page by its path', '', '3', 3],
    ['a page by its query', 'campus=lyon&page=2', '', 2],
  ])('%s', async (_case, query, number, expected) => {
    const { model, isBrief } = await ask(query, number);
    expect(model?.selection.page).toBe(expected);
    expect(isBrief).toBe(false);
  });

  it.each([
    ['ROUTE-06 no number', '', 'deux', false],
    ['ROUTE-06 zero', '', '0', false],
    ['past the end, and not for long', '', '4', true],
  ])('there is no page: %s', async (_case, query, number, isBrief) => {
    expect(await ask(query, number)).toEqual({ model: null, head: null, isBrief });
  });

  it.each([
    ['the words of the editors', '', '', 'Actualités'],
    ['with a page', '', '2', 'Actualités – Page 2'],
    ['what is chosen', 'campus=lyon', '', 'lyon'],
    ['what is chosen, with a page', 'campus=lyon&page=2', '', 'lyon – Page 2'],
  ])('its title is %s', async (_case, query, number, expected) => {
    expect((await ask(query, number)).head?.title).toBe(expected);
  });

  it('V-13 its description is of no other page of the list', async () => {
    words.article = anArticle({ title: 'Actualités', metaDescription: 'Tout ce qui se passe.' });
    const asked = [
      ['', ''],
      ['', '2'],
      ['campus=lyon', ''],
      ['campus=lyon&page=2', ''],
    ] as const;
    const heads = await Promise.all(asked.map(([query, number]) => ask(query, number)));

    expect(heads.map(({ head }) => head?.description)).toEqual([
      'Tout ce qui se passe.',
      'Page 2. Tout ce qui se passe.',
      'lyon. Tout ce qui se passe.',
      'lyon, Page 2. Tout ce qui se passe.',
    ]);
  });

  it('without the words of the editors, those of the labels', async () => {
    words.article = null;
    expect((await ask()).head).toMatchObject({
      title: LABELS.fr['news.title'].label,
      description: site.text('news.intro'),
    });
  });

  it('S-38, I18N-04 words that are in French only are not those of an English list', async () => {
    words.article = anArticle({ title: 'Actualités', isFrenchOnly: true });
    const { head, model } = await ask();

    expect(head).toMatchObject({
      title: LABELS.fr['news.title'].label,
      description: site.text('news.intro'),
    });
    expect(model?.article).toBeNull();
  });

  it('S-38, I18N-04 nor a title that is filled from French', async () => {
    words.article = anArticle({ title: 'News', metaTitle: 'Toute l’actualité', frenchFields: ['metaTitle'] });

    expect((await ask()).head?.title).toBe('News');
  });

  it.each([
    ['ROUTE-06, S-39 zero', 'page=0'],
    ['ROUTE-06, S-39 no number', 'campus=lyon&page=abc'],
  ])('there is no page: %s, in its query', async (_case, query) => {
    expect(await ask(query)).toEqual({ model: null, head: null, isBrief: false });
    expect(page.address?.(asked(query))).toBeUndefined();
  });

  it.each([
    ['is for search engines', 'campus=lyon', undefined, false],
    ['is not when the content does not know what is chosen', 'categorie=inconnue', false, true],
    ['is not when there is nothing on it', 'campus=nulle-part', false, false],
  ])('%s', async (_case, query, index, isBrief) => {
    const found = await ask(query);
    expect(found.head?.robots?.index).toBe(index);
    expect(found.isBrief).toBe(isBrief);
  });

  it.each([
    ['says so', 'campus=Lyon', true],
    ['says nothing of one that is left empty', 'campus=&categorie=blog', false],
  ])('S-41 a filter that does not exist: %s', async (_case, query, isSaid) => {
    const { model, head, isBrief } = await ask(query);
    const html = model && renderToStaticMarkup(page.view(model, site));
    expect(html?.includes(LABELS.fr['filter.unknown'].label)).toBe(isSaid);
    expect([head?.robots?.index, isBrief]).toEqual([isSaid ? false : undefined, isSaid]);
  });

  it.each([
    ['where nothing is chosen', '', '', 1],
    ['not beside a choice', 'campus=lyon', '', 0],
    ['not on its next pages', '', '2', 0],
  ])('has what the editors put under it %s', async (_case, query, number, count) => {
    expect((await ask(query, number)).model?.blocks).toHaveLength(count);
  });

  it('has nothing under it that is in French only', async () => {
    words.article = anArticle({ isFrenchOnly: true, blocks: [{ kind: 'hr' } as never] });
    expect((await ask()).model?.blocks).toEqual([]);
  });

  it.each([
    ['', '', '/actualites', undefined],
    ['', '1', '/actualites', undefined],
    ['campus=nice&campus=lyon&utm_source=x', '', '/actualites?campus=lyon', undefined],
    ['', '2', '/actualites/page/2', '/actualites'],
  ])('« %s » %s is at %s; the way to the other language: %s', (query, number, path, nearest) => {
    const address = page.address?.(asked(query, number));
    expect([address?.path, address?.nearest?.en]).toEqual([path, nearest]);
  });
});
