import type { Core } from '@strapi/strapi';
import type { SearchWire } from '@meridia/contract/search.wire';
import type { Locale } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';
import { findParts, type Chosen } from './find-parts';
import { findPassages, type FoundPassage } from './find-passages';
import { excerptOf, markText, searchedWords, type IsSearched } from './highlight.rules';
import { toGroups, toSynonymSet, type Group } from './search-groups.rules';
import { correctGroups, readStems, type Correction } from './word-facts';

export type SearchQuery = {
  q: string;
  locale: Locale;
  kind?: SearchKind;
  start: number;
  limit: number;
  typing: boolean;
  untranslated: boolean;
};

/** `isOnly`: of French, what has no English. */
export type Language = { locale: Locale; isOnly: boolean };

type Result = SearchWire['data'][number];
export type Found = {
  results: { score: number; result: Result }[];
  counts: SearchWire['meta']['counts'];
  corrections: Correction[];
  isLoose: boolean;
};

/** With so few that have every word, those that have some of them are shown too. */
const FEW = 3;

export const sumOf = (counts: Found['counts']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** While one types, the last word is not finished. */
function unfinished(groups: readonly Group[]): Group[] {
  const last = groups.at(-1);
  const [typed, ...others] = last?.terms ?? [];
  if (!last || !typed) return [...groups];
  return [...groups.slice(0, -1), { ...last, terms: [{ ...typed, isPrefix: true }, ...others] }];
}

function toResult(passage: FoundPassage, part: Chosen | undefined, isSearched: IsSearched): Result {
  const { kind, uid, document_id: documentId, address, anchor, locale, about, date } = passage;
  const own = anchor === null ? null : { anchor, title: null };
  return {
    ...{ kind, uid, documentId, address, locale, about, date },
    part: part ? { anchor: part.anchor, title: part.title } : own,
    title: markText(passage.title, isSearched),
    excerpt: excerptOf(passage.text, isSearched),
  };
}

/** What was asked, in words that the school writes in this language. */
async function understand(
  strapi: Core.Strapi,
  site: string,
  { q, typing }: SearchQuery,
  lines: readonly string[],
  locale: Locale,
) {
  const sets = lines.map((line) => toSynonymSet(line, locale));
  const asked = toGroups(q, locale, sets);
  const stems = await readStems(strapi, locale, asked);
  const { groups, corrections } = await correctGroups(strapi, { site, locale }, asked, { stems, sets });
  return {
    groups: typing ? unfinished(groups) : groups,
    stems: corrections.length > 0 ? await readStems(strapi, locale, groups) : stems,
    corrections,
  };
}

/** What answers in one language, best first. `lines`: the synonyms of the school. */
export async function searchInLanguage(
  strapi: Core.Strapi,
  site: string,
  query: SearchQuery,
  { lines, ...language }: Language & { lines: readonly string[] },
): Promise<Found> {
  const { groups, stems, corrections } = await understand(strapi, site, query, lines, language.locale);
  if (groups.length === 0) return { results: [], counts: {}, corrections, isLoose: false };

  const { q: asked, kind, start, limit } = query;
  const common = { site, ...language, groups, stems, asked, kind, limit: start + limit };
  const strict = await findPassages(strapi, { ...common, mode: 'all' });
  const isFew = sumOf(strict.counts) < FEW && groups.length > 1;
  const { passages, counts } = isFew ? await findPassages(strapi, { ...common, mode: 'any' }) : strict;
  const parts = await findParts(strapi, site, passages, { groups, stems });
  const isSearched = searchedWords(groups, stems);
  return {
    results: passages.map((passage) => ({
      score: passage.score,
      result: toResult(passage, parts.get(passage), isSearched),
    })),
    counts,
    corrections,
    isLoose: isFew && sumOf(strict.counts) === 0,
  };
}
