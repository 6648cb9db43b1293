import type { Locale } from '@meridia/domain/locales';
import { createAddressBook, type AddressBook, type Place } from '@/lib/address-book';
import {
  getAddressesOf,
  getPublishedAddresses,
} from '@/content/published-addresses/published-addresses.query';
import { log } from '@/lib/log';

/**
 * The addresses of everything that is published in these languages, in memory: what is not there costs neither a call nor a render
 * (S-10). Nothing is known until it is loaded, and then anything may be there.
 */
export function createKnownAddresses(locales: readonly Locale[]) {
  let book: AddressBook | null = null;
  let version = 0;

  return {
    /** Another one whenever an address may be another. */
    version: (): number => version,

    isPossible: (place: Place): boolean => book?.has(place) ?? true,

    /** Where the document of a place is in a language; undefined: nobody knows. */
    addressIn: (locale: Locale, place: Place): string | null | undefined => book?.addressIn(locale, place),

    async load(): Promise<void> {
      const found = await Promise.all(locales.map((locale) => getPublishedAddresses(locale)));
      const fresh = createAddressBook();
      locales.forEach((locale, rank) => fresh.add(locale, found[rank] ?? []));
      const count = found.flat().length;
      // A school without a single page is a mistake: then anything may be there.
      book = count > 0 ? fresh : null;
      version += 1;
      log.info('addresses loaded', { count });
    },

    /** Only what changed is asked for. */
    async renew(documentIds: readonly string[]): Promise<void> {
      const known = book;
      if (!known || documentIds.length === 0) return;
      const found = await Promise.all(locales.map((locale) => getAddressesOf(locale, documentIds)));
      documentIds.forEach((id) => known.forget(id));
      locales.forEach((locale, rank) => known.add(locale, found[rank] ?? []));
      version += 1;
    },
  };
}

export type KnownAddresses = ReturnType<typeof createKnownAddresses>;
