import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import { nearestWords } from './spelling.rules';
import { toGroups, type Group, type SynonymSet, type Term } from './search-groups.rules';
import { wordQuery, type Stems } from './tsquery.rules';

const DICTIONARIES: Record<Locale, string> = { fr: 'french_stem', en: 'english_stem' };
/** What looks alike by its letters, of which the nearest is chosen by what one mistypes. */
const LOOKED_AT = 40;
const MEANT_MAX = 3;

type Place = { site: string; locale: Locale };

export async function readStems(
  strapi: Core.Strapi,
  locale: Locale,
  groups: readonly Group[],
): Promise<Stems> {
  const words = groups.flatMap(({ terms }) => terms.flatMap((term) => term.words));
  const { rows }: { rows: { word: string; stems: string[] | null }[] } = await strapi.db.connection.raw(
    `select word, ts_lexize('${DICTIONARIES[locale]}', word) as stems from unnest(?::text[]) as word`,
    [[...new Set(words)]],
  );
  return new Map(rows.map(({ word, stems }) => [word, stems ?? []]));
}

type Fact = { word: string; is_known: boolean; is_beginning: boolean; near: string[] };

/** Whether the school writes these words; if not, whether one of its words begins like that, and which look alike. */
async function readFacts(
  strapi: Core.Strapi,
  { site, locale }: Place,
  words: readonly string[],
  stems: Stems,
) {
  const queries = words.map((word) => wordQuery(word, stems));
  const { rows }: { rows: Fact[] } = await strapi.db.connection.raw(
    `select asked.word, known.is_known,
       not known.is_known and search_is_written(?, ?, (asked.word || ':*')::tsquery) as is_beginning,
       case when known.is_known then '{}' else array(
         select w.word from search_words w where w.site = ? and w.locale = ? order by w.word <-> asked.word limit ${LOOKED_AT}
       ) end as near
     from unnest(?::text[], ?::text[]) as asked (word, query)
     cross join lateral (
       select search_is_written(?, ?, asked.query::tsquery) as is_known offset 0
     ) as known`,
    [site, locale, site, locale, words, queries, site, locale],
  );
  return new Map(rows.map((fact) => [fact.word, fact]));
}

/** A word that is no longer in anything published is not told. */
async function stillWritten(
  strapi: Core.Strapi,
  { site, locale }: Place,
  words: readonly string[],
): Promise<string[]> {
  const { rows }: { rows: { word: string }[] } = await strapi.db.connection.raw(
    `select word from unnest(?::text[]) with ordinality as near (word, rank)
     where search_is_written(?, ?, quote_literal(word)::tsquery) order by rank`,
    [words, site, locale] as never,
  );
  return rows.map(({ word }) => word);
}

async function meantBy(strapi: Core.Strapi, place: Place, { word, is_beginning: isBeginning, near }: Fact) {
  if (isBeginning && word.length > 2) return [];
  return (await stillWritten(strapi, place, nearestWords(word, near))).slice(0, MEANT_MAX);
}

export type Correction = { typed: string; taken: string[] };

/** What nobody writes here becomes what begins like it, or what was probably meant. */
export async function correctGroups(
  strapi: Core.Strapi,
  place: Place,
  groups: readonly Group[],
  { stems, sets }: { stems: Stems; sets: readonly SynonymSet[] },
): Promise<{ groups: Group[]; corrections: Correction[] }> {
  // What editors have given other words for is known.
  const single = groups.filter(({ terms }) => terms.length === 1).map(({ typed }) => typed);
  const facts =
    single.length > 0 ? await readFacts(strapi, place, [...new Set(single)], stems) : new Map<string, Fact>();
  const corrections: Correction[] = [];
  const corrected: Group[] = [];
  for (const group of groups) {
    const fact = facts.get(group.typed);
    const taken = fact && !fact.is_known ? await meantBy(strapi, place, fact) : [];
    if (taken.length > 0) corrections.push({ typed: group.typed, taken });
    const terms: Term[] = taken.flatMap((word) =>
      toGroups(word, place.locale, sets).flatMap((meant) => meant.terms),
    );
    const isPrefix = fact?.is_beginning;
    corrected.push(
      terms.length > 0
        ? { ...group, terms }
        : isPrefix
          ? { ...group, terms: [{ words: [group.typed], isPrefix }] }
          : group,
    );
  }
  return { groups: corrected, corrections };
}
