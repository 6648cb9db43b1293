import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import { ADDRESSES } from '../addresses/published-addresses';
import type { Database } from '../search-index/database';
import { ownAddress, toReference } from './to-reference.rules';

type Found = { address: string; documentId: string };
export type AddressesOf = { site: string; locale: Locale; ownHosts: readonly string[] };

const keyOf = ({ type, address }: { type: string; address: string }) => `${type} ${address}`;

/** LINK-03: by address, the reference to the published document whose page is there; one question for each type. */
export async function findReferences(
  strapi: Core.Strapi,
  database: Database,
  { site, locale, ownHosts }: AddressesOf,
  addresses: Iterable<string>,
): Promise<Map<string, string>> {
  const places = [...new Set(addresses)].flatMap((address) => {
    const place = ownAddress(address, { locale, ownHosts });
    return place ? [{ written: address, place }] : [];
  });
  const documents = new Map<string, string>();
  for (const [type, ofType] of Map.groupBy(places, ({ place }) => place.type)) {
    const column = (ADDRESSES as Readonly<Record<string, string>>)[type];
    if (!column) continue;
    const found: Found[] = await database(strapi.db.metadata.get(type).tableName)
      .select(database.raw(`${column} as address`), { documentId: 'document_id' })
      .where({ site })
      .whereNotNull('published_at')
      .whereRaw(`${column} = any(?)`, [ofType.map(({ place }) => place.address)])
      // Of two at one address, each in its language, the one of this language is the last.
      .orderByRaw('locale = ? nulls first', [locale]);
    for (const { address, documentId } of found) documents.set(keyOf({ type, address }), documentId);
  }
  return new Map(
    places.flatMap(({ written, place }) => {
      const documentId = documents.get(keyOf(place));
      const reference = documentId && toReference(place, documentId);
      return reference ? [[written, reference] as const] : [];
    }),
  );
}
