import { describe, expect, it } from 'vitest';
import { newsPath } from '@meridia/contract/endpoints';
import { newsDetailWire, newsWire } from '@meridia/contract/news.wire';
import { NEWS_PAGE_SIZE } from '@meridia/domain/limits';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { misfitsIn } from '../support/misfits.ts';

/** CALL-06, with the second key of the order that paging needs. */
const NEWS_QUERY = {
  fields: ['title', 'slug', 'publishDate', 'summary', 'focusImageAlt'],
  populate: {
    focusImage: { fields: ['url', 'alternativeText', 'width', 'height', 'mime', 'formats'] },
    campus_infos: { fields: ['title', 'slug', 'city'] },
    cat_news: { fields: ['title', 'slug'] },
  },
  filters: { publishDate: { $notNull: true } },
  sort: ['publishDate:desc', 'slug:asc'],
};

function allNews(site: SiteKey, locale: Locale) {
  const options = { locale, query: NEWS_QUERY, pageSize: NEWS_PAGE_SIZE, schema: newsWire };
  return clientOf(site).getAll(newsPath(site), options);
}

describe('CALL-06 GET /{prefix}-news', () => {
  it.each([
    ['meridia', 'fr', 60],
    ['meridia', 'en', 15],
    ['boreal', 'fr', 5],
    ['boreal', 'en', 1],
  ] as const)('CALL-06 %s in %s: all of them by pages of 12, newest first', async (site, locale, total) => {
    const news = await allNews(site, locale);
    const dates = news.map(({ publishDate }) => publishDate);

    expect(news).toHaveLength(total);
    expect(dates).not.toContain(null);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('EN-02 what another language lacks: the rest of the list, in its order, counted', async () => {
    const slugsOf = (news: { slug: string }[]) => news.map(({ slug }) => slug);
    const [french, english] = [await allNews('meridia', 'fr'), slugsOf(await allNews('meridia', 'en'))];
    const rest = slugsOf(french).filter((slug) => !english.includes(slug));
    const { items, total } = await clientOf('meridia').getPage(newsPath('meridia'), {
      locale: 'fr',
      query: { ...NEWS_QUERY, without: 'en' },
      start: 12,
      limit: NEWS_PAGE_SIZE,
      schema: newsWire,
    });

    expect(total).toBe(45);
    expect(slugsOf(items)).toEqual(rest.slice(12, 24));
  });

  it('CALL-06 a page says how many there are in all; the one past the end is empty', async () => {
    const page = (start: number) =>
      clientOf('meridia').getPage(newsPath('meridia'), {
        locale: 'fr',
        query: NEWS_QUERY,
        start,
        limit: NEWS_PAGE_SIZE,
        schema: newsWire,
      });

    expect(await page(48)).toMatchObject({ total: 60, items: { length: NEWS_PAGE_SIZE } });
    expect(await page(60)).toEqual({ total: 60, items: [] });
  });

  it('CALL-06 pages may be asked for by number too', async () => {
    const pages = [
      { page: 5, pageSize: 12 },
      { start: 48, limit: 12 },
    ].map((pagination) =>
      clientOf('meridia').getList(newsPath('meridia'), {
        locale: 'fr',
        query: { ...NEWS_QUERY, pagination },
        schema: newsWire,
      }),
    );
    const [byNumber, byStart] = await Promise.all(pages);

    expect(byNumber).toHaveLength(12);
    expect(byNumber).toEqual(byStart);
  });

  it('CALL-06 filters on the category and on the campus', async () => {
    const news = await allNews('meridia', 'fr');
    const category = news[0]?.cat_news?.slug ?? '';
    const campus = news.flatMap(({ campus_infos }) => campus_infos)[0]?.slug ?? '';
    const count = async (filter: Record<string, { slug: { $eq: string } }>) => {
      const query = { filters: filter, pagination: { limit: 100 } };
      return (
        await clientOf('meridia').getList(newsPath('meridia'), { locale: 'fr', query, schema: newsWire })
      ).length;
    };

    expect(await count({ cat_news: { slug: { $eq: category } } })).toBe(
      news.filter(({ cat_news }) => cat_news?.slug === category).length,
    );
    expect(await count({ campus_infos: { slug: { $eq: campus } } })).toBe(
      news.filter(({ campus_infos }) => campus_infos.some(({ slug }) => slug === campus)).length,
    );
  });
});

describe('ENT-04 news', () => {
  it('ENT-04 each has a title, slug, date, summary, image and category', async () => {
    for (const item of await allNews('meridia', 'fr')) {
      expect(item.summary?.length, item.slug).toBeGreaterThan(20);
      expect(item.focusImage?.url, item.slug).toMatch(/^\/media\/[a-f0-9]{32}\.(?:webp|jpg|png|avif)$/);
      expect(item.cat_news?.title, item.slug).toBeTruthy();
    }
  });

  it('ENT-04 a campus of a news item has title, slug and campus, the city', async () => {
    const news = await allNews('meridia', 'fr');
    const campuses = news.flatMap(({ campus_infos }) => campus_infos);

    expect(campuses.length).toBeGreaterThan(0);
    expect(campuses.every(({ title, slug, campus }) => title && slug && campus)).toBe(true);
    expect(campuses.every((campus) => !('city' in campus))).toBe(true);
  });

  it('ENT-04 an item alone has its body', async () => {
    const [first] = await allNews('meridia', 'fr');
    const path = newsPath('meridia', first?.slug ?? '');
    const item = await clientOf('meridia').getDocument(path, { locale: 'fr', schema: newsDetailWire });

    expect(item).toMatchObject({ ...first });
    expect(item?.body.length).toBeGreaterThan(0);
    expect(misfitsIn(item)).toEqual([]);
  });
});
