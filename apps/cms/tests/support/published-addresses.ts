import { PUBLISHED_ADDRESSES_PATH } from '@meridia/contract/endpoints';
import {
  publishedAddressesWire,
  type PublishedAddressesWire,
} from '@meridia/contract/published-addresses.wire';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from './content-clients.ts';

type Options = { url?: string; documentIds?: string[]; language?: Locale };

/** The table of addresses, or of some documents only, as a web node reads it. */
export async function addressesOf(
  site: SiteKey,
  { url, documentIds, language }: Options = {},
): Promise<PublishedAddressesWire['data']> {
  const found = await clientOf(site, url).get(PUBLISHED_ADDRESSES_PATH, {
    locale: 'fr',
    query: { documentIds: documentIds?.join(','), language },
    schema: publishedAddressesWire,
  });
  if (!found) throw new Error('No addresses');
  return found.data;
}
