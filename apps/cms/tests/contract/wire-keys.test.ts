import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleDetailWire } from '@meridia/contract/articles.wire';
import { courseDetailWire } from '@meridia/contract/courses.wire';
import { articlePath, WEBSITE_SETTINGS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import { pageBlockWire } from '@meridia/contract/page-blocks.wire';
import { websiteSettingsWire } from '@meridia/contract/website-settings.wire';
import { LOCALES } from '@meridia/domain/locales';
import { SITE_KEYS } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { missingKeys } from '../support/missing-keys.ts';

/** Content types that the service has and that no list gives: the settings, the links that have calls of their own, what the search is made of. */
const NO_LISTS = ['crm-link', 'search-miss', 'search-synonym', 'site'];
/** Nothing of it is in the seeded content: a school writes its first. */
const EMPTY_LISTS = ['label'];

const anItem = z.looseObject({ slug: z.string().nullish(), rubrique: z.string().nullish() });
type Item = z.infer<typeof anItem>;

/** Every item that the schools have in their languages, and how its document is read. */
async function itemsOf(type: string) {
  const endpoint = LIST_ENDPOINTS[type];
  if (!endpoint) throw new Error(`No endpoint for ${type}`);
  const { list, pageSize, detail } = endpoint;
  const perSchool = SITE_KEYS.flatMap((site) =>
    LOCALES.map(async (locale) => {
      const client = clientOf(site);
      const items = await client.getAll(list(site), { locale, pageSize, schema: anItem });
      const read = async (item: Item) =>
        detail && client.getDocument(detail.path(site, item), { locale, schema: z.unknown() });
      return items.map((item) => ({ item, readDocument: () => read(item) }));
    }),
  );
  return (await Promise.all(perSchool)).flat();
}

const unique = (keys: readonly string[]) => [...new Set(keys)];

describe('C-11 the keys of a wire schema are answered by its endpoint', () => {
  it.each(Object.keys(LIST_ENDPOINTS))('GET the list of %s', async (type) => {
    const schema = LIST_ENDPOINTS[type]?.item ?? z.never();
    const items = await itemsOf(type);

    expect(items.length > 0).toBe(!EMPTY_LISTS.includes(type));
    expect(unique(items.flatMap(({ item }) => missingKeys(schema, item)))).toEqual([]);
  });

  const withDetail = Object.entries(LIST_ENDPOINTS).flatMap(([type, { detail }]) =>
    detail ? [[type, detail] as const] : [],
  );
  it.each(withDetail)('GET a document of %s', async (type, detail) => {
    const documents: unknown[] = [];
    for (const { readDocument } of await itemsOf(type)) documents.push(await readDocument());

    expect(documents.length).toBeGreaterThan(0);
    expect(unique(documents.flatMap((document) => missingKeys(detail.schema, document)))).toEqual([]);
  });

  it('CALL-07 GET a section page, with every kind of block', async () => {
    const client = clientOf('meridia');
    const list = LIST_ENDPOINTS.article?.list('meridia') ?? '';
    const items = await client.getAll(list, { locale: 'fr', schema: anItem });
    const pages = await Promise.all(
      items.map(({ rubrique, slug }) =>
        client.getDocument(articlePath('meridia', rubrique ?? '', slug ?? undefined), {
          locale: 'fr',
          schema: z.looseObject({ pageLayout: z.array(z.looseObject({ __component: z.string() })) }),
        }),
      ),
    );
    const kinds = new Set(pages.flatMap((page) => page?.pageLayout.map((block) => block.__component) ?? []));

    expect(kinds.size).toBe(pageBlockWire.options.length);
    expect(unique(pages.flatMap((page) => missingKeys(articleDetailWire, page)))).toEqual([]);
  });

  it.each(SITE_KEYS)('CALL-03 GET the settings of %s', async (site) => {
    const settings = await clientOf(site).get(WEBSITE_SETTINGS_PATH, { locale: 'fr', schema: z.unknown() });

    expect(missingKeys(websiteSettingsWire, settings)).toEqual([]);
  });

  it('every content type of the service is one of these', () => {
    const folder = path.resolve(import.meta.dirname, '../../src/api');
    const types = readdirSync(folder).filter((type) =>
      readdirSync(path.join(folder, type)).includes('content-types'),
    );

    expect(types.filter((type) => !NO_LISTS.includes(type)).sort()).toEqual(
      Object.keys(LIST_ENDPOINTS).sort(),
    );
  });

  it('would see a field, a part of one and a part of a block that the endpoint lacks', () => {
    const schema = eventWire.extend({
      parking: z.string().nullish(),
      campuses: z.array(
        eventWire.shape.campuses.in.unwrap().unwrap().element.extend({ city: z.string().nullish() }),
      ),
      blocks: z.array(z.custom<unknown>()),
    });
    const event = {
      ...{
        documentId: 'a',
        title: 'a',
        slug: 'a',
        type: 'open-door',
        dateStart: '',
        dateEnd: null,
        url: null,
        venue: null,
        address: null,
        state: null,
        categories: [],
        publishedAt: null,
        updatedAt: null,
      },
      campuses: [{ documentId: 'b', title: 'b', slug: 'b', address: null, postalCode: null, country: null }],
      blocks: [{ id: 1, __component: 'block.quote', anchor: null, text: 'a', author: 'b' }],
    };

    expect(missingKeys(schema, event).sort()).toEqual(['blocks.role', 'campuses.city', 'parking']);
    expect(missingKeys(courseDetailWire, { price: {}, teachingUnits: [{}] })).toEqual(
      expect.arrayContaining(['entryLevel', 'objectives', 'teachingUnits.title']),
    );
  });
});
