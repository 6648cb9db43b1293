import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PUBLISHED_ADDRESSES_PATH } from '@meridia/contract/endpoints';
import { datedAddressesWire, publishedAddressesWire } from '@meridia/contract/published-addresses.wire';
import { LOCALES, type Locale } from '@meridia/domain/locales';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { call } from '../support/http-call.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { addressesOf } from '../support/published-addresses.ts';
import { sharedService } from '../support/shared-service.ts';

const WITH_A_PAGE = [
  'article',
  'blog-post',
  'campus',
  'course',
  'event',
  'job-offer',
  'news',
  'testimonial',
] as const;

const listed = z.object({
  documentId: z.string(),
  slug: z.string().nullish(),
  rubrique: z.string().nullish(),
});

/** What the lists of the type show in these languages, once each. */
async function listedAddresses(
  type: string,
  site: SiteKey,
  locales: readonly Locale[] = LOCALES,
): Promise<string[]> {
  const endpoint = LIST_ENDPOINTS[type];
  if (!endpoint) throw new Error(`No endpoint for ${type}`);
  const perLocale = locales.map((locale) =>
    clientOf(site).getAll(endpoint.list(site), { locale, pageSize: endpoint.pageSize, schema: listed }),
  );
  const items = (await Promise.all(perLocale)).flat();
  const addresses = items.map(({ documentId, rubrique, slug }) =>
    [documentId, [rubrique, slug].filter(Boolean).join('/')].join(' '),
  );
  return [...new Set(addresses)].sort();
}

const toLines = (pairs: [string, string][] = []) => pairs.map((pair) => pair.join(' ')).sort();

describe('GET /published-addresses', () => {
  it.each(SITE_KEYS)('names the types that have a page, for %s', async (site) => {
    const types = Object.keys(await addressesOf(site)).sort();

    expect(types).toEqual(WITH_A_PAGE.map((type) => `api::${type}.${type}`));
  });

  it.each(WITH_A_PAGE.flatMap((type) => SITE_KEYS.map((site) => [type, site] as const)))(
    '%s: exactly what %s lists, in all languages',
    async (type, site) => {
      const addresses = await addressesOf(site);
      const expected = await listedAddresses(type, site);

      expect(expected.length).toBeGreaterThan(0);
      expect(toLines(addresses[`api::${type}.${type}`])).toEqual(expected);
    },
  );

  it('a section page with another address in English has both', async () => {
    const { 'api::article.article': articles = [] } = await addressesOf('meridia');
    const [documentId] = articles.find(([, address]) => address === 'mentions-legales') ?? [];
    const own = articles.filter(([id]) => id === documentId).map(([, address]) => address);

    expect(own.sort()).toEqual(['legal-notices', 'mentions-legales']);
  });

  it('is the same in every language, for the preview account too, and kept by no cache', async () => {
    const { url, tokens } = sharedService();
    const get = (query: string, token: string) => call(url, `/api/published-addresses${query}`, { token });
    const [plain, english, preview] = await Promise.all([
      get('', tokens.meridia),
      get('?locale=en', tokens.meridia),
      get('', tokens.preview),
    ]);

    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('no-store');
    expect(english.json).toEqual(plain.json);
    expect(preview.json).toEqual(plain.json);
  });
});

describe('GET /published-addresses?language=', () => {
  it.each(WITH_A_PAGE.flatMap((type) => LOCALES.map((language) => [type, language] as const)))(
    'S-38 %s: exactly what is listed in %s',
    async (type, language) => {
      const addresses = await addressesOf('meridia', { language });

      expect(toLines(addresses[`api::${type}.${type}`])).toEqual(
        await listedAddresses(type, 'meridia', [language]),
      );
    },
  );

  it('takes no other language', async () => {
    const { url, tokens } = sharedService();
    const { status } = await call(url, '/api/published-addresses?language=de', { token: tokens.meridia });

    expect(status).toBe(400);
  });
});

describe('GET /published-addresses?dates=true', () => {
  it.each(SITE_KEYS)('says beside each address of %s when it was last changed', async (site) => {
    const { url, tokens } = sharedService();
    const get = async (query: string) =>
      (await call(url, `/api/published-addresses?language=fr${query}`, { token: tokens[site] })).json;
    const plain = publishedAddressesWire.parse(await get(''));
    const dated = datedAddressesWire.parse(await get('&dates=true'));
    const pairs = Object.entries(dated.data).map(([type, documents]) => [
      type,
      documents.map(([id, address]) => [id, address]).sort(),
    ]);

    expect(Object.fromEntries(pairs)).toEqual(
      Object.fromEntries(Object.entries(plain.data).map(([type, documents]) => [type, documents.sort()])),
    );
  });

  it('is an instant that has been', async () => {
    const { url, tokens } = sharedService();
    const get = async (path: string) => (await call(url, `/api${path}`, { token: tokens.meridia })).json;
    const { data } = datedAddressesWire.parse(await get('/published-addresses?language=fr&dates=true'));
    const now = Date.now();
    const dates = Object.values(data).flatMap((documents) => documents.map(([, , date]) => Date.parse(date)));

    expect(dates.length).toBeGreaterThan(0);
    expect(dates.every((date) => date > Date.UTC(2020, 0) && date <= now)).toBe(true);
  });

  it('takes no other word', async () => {
    const { url, tokens } = sharedService();
    const { status } = await call(url, '/api/published-addresses?dates=yes', { token: tokens.meridia });

    expect(status).toBe(400);
  });
});

describe('GET /published-addresses?documentIds=', () => {
  it('answers these documents alone, joined by commas, repeated, or as a list', async () => {
    const all = await addressesOf('meridia');
    const [[news], [article]] = [all['api::news.news'] ?? [], all['api::article.article'] ?? []];
    if (!news || !article) throw new Error('No news or no article');
    const ids = [news[0], article[0]];
    const { url, tokens } = sharedService();
    const ask = async (query: string) => {
      const answer = await call(url, `/api/published-addresses?${query}`, { token: tokens.meridia });
      return publishedAddressesWire.parse(answer.json).data;
    };

    const joined = await ask(`documentIds=${ids.join(',')}`);
    expect(joined['api::news.news']).toEqual([news]);
    expect(joined['api::article.article']).toContainEqual(article);
    expect(new Set(Object.values(joined).flatMap((pairs) => pairs.map(([id]) => id)))).toEqual(new Set(ids));
    expect(await ask(ids.map((id) => `documentIds=${id}`).join('&'))).toEqual(joined);
    expect(await ask(ids.map((id, index) => `documentIds[${index}]=${id}`).join('&'))).toEqual(joined);
  });

  it('takes 100 of them, as the client writes a list', async () => {
    const { 'api::event.event': events = [] } = await addressesOf('meridia');
    const unknown = Array.from({ length: 99 }, (_, index) => String(index).padStart(24, '0'));
    const documentIds = [...unknown, events[0]?.[0] ?? ''];
    const found = await clientOf('meridia').get(PUBLISHED_ADDRESSES_PATH, {
      locale: 'fr',
      query: { documentIds },
      schema: publishedAddressesWire,
    });

    expect(Object.values(found?.data ?? {}).flat()).toEqual([events[0]]);
  });

  it('finds nothing of the other school', async () => {
    const { 'api::campus.campus': campuses = [] } = await addressesOf('boreal');
    const found = await addressesOf('meridia', { documentIds: campuses.map(([id]) => id) });

    expect(campuses.length).toBeGreaterThan(0);
    expect(Object.values(found).flat()).toEqual([]);
  });
});
