import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { documentIdsIn, documentOwners, MEDIA } from '../support/document-owners.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { misfitsIn } from '../support/misfits.ts';
import { sharedService } from '../support/shared-service.ts';

const anItem = z.looseObject({ slug: z.string().nullish() });
const cases = Object.keys(LIST_ENDPOINTS).flatMap((type) =>
  SITE_KEYS.flatMap((site) => LOCALES.map((locale) => [type, site, locale] as const)),
);

let owners: Map<string, string>;

beforeAll(async () => {
  owners = await documentOwners(sharedService().database);
});

function foreignersIn(answers: unknown[], site: SiteKey): string[] {
  return documentIdsIn(answers).filter((id) => ![site, MEDIA].includes(owners.get(id) ?? 'nobody'));
}

describe('CALL-12 every document that a school reads', () => {
  it.each(cases)('%s of %s in %s: all there, fits the contract, is its own', async (type, site, locale) => {
    const endpoint = LIST_ENDPOINTS[type];
    if (!endpoint) throw new Error(`No endpoint for ${type}`);
    const { list, item, detail, pageSize, counts } = endpoint;
    const client = clientOf(site);

    const items = await client.getAll(list(site), { locale, pageSize, schema: anItem });
    expect(items).toHaveLength(counts[site][locale]);

    const fitting = items.map((document) => item.parse(document));
    const paths = detail ? items.map((document) => detail.path(site, document)) : [];
    const documents = await Promise.all(
      paths.map((path) => client.getDocument(path, { locale, schema: z.unknown() })),
    );
    const fittingDocuments = documents.map((document) => detail?.schema.parse(document));

    expect(misfitsIn([fitting, fittingDocuments])).toEqual([]);
    expect(foreignersIn([items, documents], site)).toEqual([]);
  });

  it.each(SITE_KEYS)('the settings of %s name its own documents only', async (site) => {
    const settings = await clientOf(site).get('/users/me', { locale: 'fr', schema: z.unknown() });

    expect(documentIdsIn(settings).length).toBeGreaterThan(0);
    expect(foreignersIn([settings], site)).toEqual([]);
  });
});
