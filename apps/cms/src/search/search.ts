import type { Core } from '@strapi/strapi';
import type { SearchWire } from '@meridia/contract/search.wire';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';
import { LOOKED_AT } from './ranking.data';
import { searchInLanguage, sumOf, type Found, type Language, type SearchQuery } from './search-in-language';

/** I18N-04: an English page shows in French what has no English. */
function languagesOf({ locale, untranslated }: SearchQuery): Language[] {
  const own = { locale, isOnly: false };
  return locale !== DEFAULT_LOCALE && untranslated ? [own, { locale: DEFAULT_LOCALE, isOnly: true }] : [own];
}

async function readSynonyms(strapi: Core.Strapi, site: string): Promise<string[]> {
  const rows: { words: string }[] = await strapi.db
    .connection('search_synonyms')
    .select('words')
    .where({ site });
  return rows.map(({ words }) => words);
}

function sumCounts(found: readonly Found[]): Found['counts'] {
  const sums: Found['counts'] = {};
  for (const [kind, count] of found.flatMap(({ counts }) => Object.entries(counts) as [SearchKind, number][]))
    sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

/** What answers a search in a school, best first; see search.wire.ts. */
export async function search(strapi: Core.Strapi, site: string, query: SearchQuery): Promise<SearchWire> {
  const lines = await readSynonyms(strapi, site);
  const found: Found[] = [];
  for (const language of languagesOf(query))
    found.push(await searchInLanguage(strapi, site, query, { ...language, lines }));

  const counts = sumCounts(found);
  const ranked = found.flatMap(({ results }) => results).sort((one, other) => other.score - one.score);
  const shown = query.kind ? ranked.slice(query.start, query.start + query.limit) : ranked;
  return {
    data: shown.map(({ result }) => result),
    meta: {
      counts,
      isCapped: sumOf(counts) >= LOOKED_AT,
      isLoose: found.every(({ isLoose }) => isLoose),
      corrections: found[0]?.corrections ?? [],
    },
  };
}
