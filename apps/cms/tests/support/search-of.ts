import { SEARCH_PATH } from '@meridia/contract/endpoints';
import { searchWire, type SearchWire } from '@meridia/contract/search.wire';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from './content-clients.ts';

type Asked = {
  q: string;
  kind?: string;
  limit?: number;
  typing?: boolean;
  untranslated?: boolean;
  counted?: boolean;
};

/** A search as a web node makes it. */
export async function searchOf(
  site: SiteKey,
  query: Asked,
  { url, locale = 'fr' }: { url?: string; locale?: Locale } = {},
): Promise<SearchWire> {
  const found = await clientOf(site, url).get(SEARCH_PATH, { locale, query, schema: searchWire });
  if (!found) throw new Error('The service has no search');
  return found;
}

export const placesOf = ({ data }: SearchWire): string[] =>
  data.map(({ uid, address, part }) => `${uid.split('.')[1]} ${address}${part ? `#${part.anchor}` : ''}`);

export const textOf = (pieces: readonly (readonly [string, boolean])[]): string =>
  pieces.map(([text]) => text).join('');
