import { unexpectedAnswerError } from '@meridia/content-client/content-error';
import { PUBLISHED_ADDRESSES_PATH } from '@meridia/contract/endpoints';
import {
  datedAddressesWire,
  MAX_DOCUMENT_IDS,
  publishedAddressesWire,
  type PublishedAddressesWire,
} from '@meridia/contract/published-addresses.wire';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readAnswer, readOptionalAnswer } from '@/content/client/checked-content';
import { contentClient } from '@/content/client/content-client';
import { placesOf } from '@/content/client/content-tags.rules';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { createAddressBook, type AddressBook, type PublishedAddress } from '@/lib/address-book';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';

function toAddresses({ data }: PublishedAddressesWire): PublishedAddress[] {
  return Object.entries(data).flatMap(([type, documents]) =>
    documents.map(([documentId, address]) => ({ type, documentId, address })),
  );
}

async function read(language: Locale, documentIds?: readonly string[]): Promise<PublishedAddress[]> {
  const client = contentClient(readServerEnvironment(), log);
  const answer = await client.get(PUBLISHED_ADDRESSES_PATH, {
    locale: DEFAULT_LOCALE,
    query: { language, documentIds },
    schema: publishedAddressesWire,
  });
  // A service that does not know the question has not said that nothing is published.
  if (!answer) throw unexpectedAnswerError(PUBLISHED_ADDRESSES_PATH, 'no such address');
  return toAddresses(answer);
}

/** Where everything published in a language is. Never from a cache: the table of the node is one itself. */
export const getPublishedAddresses = (language: Locale): Promise<PublishedAddress[]> => read(language);

/** The same of some documents: one that is not in the answer is no longer published in that language. */
export async function getAddressesOf(
  language: Locale,
  documentIds: readonly string[],
): Promise<PublishedAddress[]> {
  const found: PublishedAddress[] = [];
  for (let start = 0; start < documentIds.length; start += MAX_DOCUMENT_IDS) {
    found.push(...(await read(language, documentIds.slice(start, start + MAX_DOCUMENT_IDS))));
  }
  return found;
}

/** Made once for two answers, each the same object for as long as it is kept. */
const books = new WeakMap<PublishedAddressesWire, { french: PublishedAddressesWire; book: AddressBook }>();

function bookOf(french: PublishedAddressesWire, english: PublishedAddressesWire): AddressBook {
  const known = books.get(english);
  if (known?.french === french) return known.book;
  const book = createAddressBook();
  book.add('fr', toAddresses(french));
  book.add('en', toAddresses(english));
  books.set(english, { french, book });
  return book;
}

/** For a page that leads to others: where they are in both languages. Null when it cannot be read (STATE-04). */
export async function getAddressBook(types: readonly string[]): Promise<AddressBook | null> {
  const readKept = (language: Locale) =>
    readOptionalAnswer(PUBLISHED_ADDRESSES_PATH, publishedAddressesWire, {
      locale: DEFAULT_LOCALE,
      query: { language },
      // Addresses change with places only.
      tags: types.map(placesOf),
    });
  const [french, english] = await Promise.all([readKept('fr'), readKept('en')]);
  return french && english && bookOf(french, english);
}

/** An instant, in universal time. */
export type DatedAddress = PublishedAddress & { changedAt: string };

/** Where everything published in a language is, and since when it is as it is. */
export async function getDatedAddresses(language: Locale): Promise<DatedAddress[]> {
  const answer = await readAnswer(PUBLISHED_ADDRESSES_PATH, datedAddressesWire, {
    locale: DEFAULT_LOCALE,
    query: { language, dates: true },
    tags: PAGE_TYPES,
  });
  if (!answer) throw unexpectedAnswerError(PUBLISHED_ADDRESSES_PATH, 'no such address');
  return Object.entries(answer.data).flatMap(([type, documents]) =>
    documents.map(([documentId, address, changedAt]) => ({ type, documentId, address, changedAt })),
  );
}
