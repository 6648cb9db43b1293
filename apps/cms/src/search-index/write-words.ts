import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import { toSearchWords } from '@meridia/domain/search';
import type { Database } from './database';
import type { Passage } from './passage';

/** The words of a document in one language, for whoever mistypes them. */
export type Words = { site: string; locale: Locale; words: readonly string[] };

const isWord = (word: string) => word.length > 2 && !/\d/.test(word);

export function wordsOf(passages: readonly Passage[]): string[] {
  const texts = passages.flatMap(({ title, keywords, summary, body, unsaid }) => [
    title,
    keywords,
    summary,
    body,
    unsaid,
  ]);
  return [...new Set(texts.flatMap(toSearchWords).filter(isWord))];
}

/** In one order, so that two processes never wait for each other in turn. */
export async function insertWords(database: Database, { site, locale, words }: Words): Promise<void> {
  await database.raw(
    `insert into search_words (site, locale, word)
     select ?, ?, word from unnest(?::text[]) as word
     where not exists (select 1 from search_words known where known.site = ? and known.locale = ? and known.word = word.word)
     order by word on conflict do nothing`,
    [site, locale, words, site, locale] as never,
  );
}

let writing: Promise<void> = Promise.resolve();

/**
 * After the publication, and one document at a time: publications share most of their words, and a word that one has not
 * committed yet would hold up all the others. Who searches is told of no word that is not in something published.
 */
export function writeWordsLater(strapi: Core.Strapi, all: readonly Words[]): void {
  writing = writing.then(async () => {
    try {
      for (const words of all) await insertWords(strapi.db.connection, words);
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string };
      strapi.log.warn(`search: the words of a document were not written: ${code}`);
    }
  });
}

/** When everything that is published has its words. */
export const wordsWritten = (): Promise<void> => writing;
