import { LOCALES, type Locale } from '@meridia/domain/locales';

/** Where the content has a page: the type of its document, and its address there. */
export type Place = { type: string; address: string };
export type PublishedAddress = Place & { documentId: string };

const keyOf = ({ type, address }: Place) => `${type} ${address}`;

/** Where each published document has its page, language by language. */
export function createAddressBook() {
  const byDocument = { fr: new Map<string, Place>(), en: new Map<string, Place>() } satisfies Record<
    Locale,
    unknown
  >;
  /** Two may be at one place: for a moment, or each in a language of its own. */
  const documentsAt = new Map<string, Set<string>>();

  function leave(place: Place | undefined, documentId: string): void {
    if (!place) return;
    const key = keyOf(place);
    const documents = documentsAt.get(key);
    documents?.delete(documentId);
    if (documents?.size === 0) documentsAt.delete(key);
  }

  /** The one whose address this is in the language itself, before one that is there in another. */
  function documentAt(locale: Locale, place: Place): string | undefined {
    const documents = [...(documentsAt.get(keyOf(place)) ?? [])];
    return documents.find((id) => byDocument[locale].get(id)?.address === place.address) ?? documents[0];
  }

  return {
    add(locale: Locale, found: readonly PublishedAddress[]): void {
      for (const { documentId, type, address } of found) {
        const place = { type, address };
        byDocument[locale].set(documentId, place);
        const key = keyOf(place);
        documentsAt.set(key, (documentsAt.get(key) ?? new Set()).add(documentId));
      }
    },

    forget(documentId: string): void {
      for (const locale of LOCALES) {
        leave(byDocument[locale].get(documentId), documentId);
        byDocument[locale].delete(documentId);
      }
    },

    has: (place: Place): boolean => documentsAt.has(keyOf(place)),

    /** Where the document of a place is in a language; null: it is not; undefined: no document is at that place. */
    addressIn: (locale: Locale, place: Place): string | null | undefined => {
      const documentId = documentAt(locale, place);
      if (documentId === undefined) return undefined;
      return byDocument[locale].get(documentId)?.address ?? null;
    },
  };
}

export type AddressBook = ReturnType<typeof createAddressBook>;
