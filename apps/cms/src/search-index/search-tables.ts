import type { Core } from '@strapi/strapi';
import type { Database } from './database';
import { LOCALES, type Locale } from '@meridia/domain/locales';

/** By language, how words are brought to their stem, and how they are kept as they are written: both without accents. */
export const TEXT_SEARCH: Record<Locale, { stems: string; forms: string }> = {
  fr: { stems: 'search_stems_fr', forms: 'search_forms_fr' },
  en: { stems: 'search_stems_en', forms: 'search_forms_en' },
};

const LANGUAGES: Record<Locale, string> = { fr: 'french', en: 'english' };
const EXTENSIONS = ['unaccent', 'pg_trgm'];
const WORDS = 'asciiword, asciihword, hword_asciipart, word, hword, hword_part';

async function createExtensions(database: Database): Promise<void> {
  const { rows }: { rows: { extname: string }[] } = await database.raw('select extname from pg_extension');
  const missing = EXTENSIONS.filter((name) => !rows.some(({ extname }) => extname === name));
  for (const name of missing) {
    try {
      await database.raw(`create extension if not exists ${name}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The search needs the PostgreSQL extension ${name}, and this account may not create it (${reason}). ` +
          `Have it created once by an administrator of the database: CREATE EXTENSION ${name};`,
        { cause: error },
      );
    }
  }
}

/** A stop word is left out of the forms as well: nobody searches for « de ». */
function configurationSql(locale: Locale): string {
  const { stems, forms } = TEXT_SEARCH[locale];
  const language = LANGUAGES[locale];
  return `
    if not exists (select 1 from pg_ts_config where cfgname = '${forms}') then
      create text search dictionary ${forms} (template = simple, stopwords = ${language});
      create text search configuration ${stems} (copy = ${language});
      alter text search configuration ${stems} alter mapping for ${WORDS} with unaccent, ${language}_stem;
      create text search configuration ${forms} (copy = ${language});
      alter text search configuration ${forms} alter mapping for ${WORDS} with unaccent, ${forms};
    end if;`;
}

/**
 * What is searched of the published content: a passage a row, see passage.ts. `position` counts the passages of a document in one
 * language; `is_only` says that a French one has no English beside it; `names` are documents whose names are part of it.
 */
const TABLES = `
  create table if not exists search_passages (
    site text not null,
    uid text not null,
    document_id text not null,
    locale text not null,
    position int not null,
    kind text,
    address text not null,
    anchor text,
    title text not null,
    title_words int not null,
    about text,
    text text not null,
    date date,
    ends_on date,
    is_only boolean not null,
    names text[] not null,
    vector tsvector not null,
    title_vector tsvector generated always as (ts_filter(vector, '{a}')) stored,
    primary key (uid, document_id, locale, position)
  );
  create table if not exists search_words (
    site text not null,
    locale text not null,
    word text not null,
    primary key (site, locale, word)
  );
  create table if not exists search_version (version int not null);`;

function placesSql(words: string): string {
  return `(
    select ctid from search_passages
    where site = of_site and locale = of_locale and kind is not null and (is_only or not only_there)
      and (ends_on is null or ends_on >= (now() at time zone 'Europe/Paris')::date)
      and ${words} @@ asked
    limit at_most
  )`;
}

/**
 * Whether a school writes a word, and where what was asked for is. The planner expects to meet it soon and reads the table row by row,
 * all of it for a word that is nowhere; here it may only use the indexes of the words. By its title first, so that what is called like
 * that is there however much says it in its text; of both a bounded number.
 */
const FUNCTIONS = `
  create or replace function search_is_written(of_site text, of_locale text, asked tsquery) returns boolean
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select exists (
      select 1 from search_passages
      where site = of_site and locale = of_locale and kind is not null and vector @@ asked
    )
  $$;
  create or replace function search_places(of_site text, of_locale text, asked tsquery, only_there boolean, at_most int)
  returns setof tid language sql stable rows 200 set enable_seqscan = off set enable_indexscan = off as $$
    ${['title_vector', 'vector'].map(placesSql).join(' union ')}
  $$;`;

/** Safe to repeat, and for several processes that start together. */
export async function createSearchTables(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  await database.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('search tables'))`);
    await createExtensions(trx);
    await trx.raw(`do $$ begin ${LOCALES.map(configurationSql).join('')} end $$`);
    await trx.raw(TABLES);
    await trx.raw(FUNCTIONS);
  });
}
