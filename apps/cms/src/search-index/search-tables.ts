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
    primary key (uid, document_id, locale, position)
  );
  create index if not exists search_passages_vector_idx on search_passages using gin (vector) where kind is not null;
  create index if not exists search_passages_names_idx on search_passages using gin (names) where position = 0;
  create table if not exists search_words (
    site text not null,
    locale text not null,
    word text not null,
    primary key (site, locale, word)
  );
  create index if not exists search_words_near_idx on search_words using gist (word gist_trgm_ops(siglen = 64));
  create table if not exists search_version (version int not null);`;

/** Safe to repeat, and for several processes that start together. */
export async function createSearchTables(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  await database.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('search tables'))`);
    await createExtensions(trx);
    await trx.raw(`do $$ begin ${LOCALES.map(configurationSql).join('')} end $$`);
    await trx.raw(TABLES);
  });
}
