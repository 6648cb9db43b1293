import { documentPath } from '@meridia/contract/document-paths';
import { parsePageReference } from '@meridia/contract/page-reference';
import { CAMPUS_ANCHORS } from '@meridia/domain/anchors';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';

/** Where a published document has its page, in one language. */
export type PageAddress = {
  uid: string;
  documentId: string;
  locale: Locale;
  slug: string | null;
  rubrique: string | null;
};

const CAMPUS = 'api::campus.campus';

/** A part of a campus page has another name in another language (PAGE-02). */
function partIn(locale: Locale, uid: string, rest: string): string {
  if (uid !== CAMPUS || !rest.startsWith('#')) return rest;
  const place = CAMPUS_ANCHORS[DEFAULT_LOCALE].findIndex((anchor) => rest === `#${anchor}`);
  return place < 0 ? rest : `#${CAMPUS_ANCHORS[locale][place]}`;
}

/**
 * LINK-02: where a link leads for a reader of a language, in French where the page has no translation; null: nowhere, since what it
 * refers to is not published. What is no reference is left as it is. The language itself is the site's to add (I18N-04).
 */
export function resolveLink(pages: readonly PageAddress[], locale: Locale, address: string): string | null {
  const reference = parsePageReference(address);
  if (!reference) return address;
  const { uid, documentId, rest } = reference;
  const own = pages.filter((page) => page.uid === uid && page.documentId === documentId);
  const page = own.find((one) => one.locale === locale) ?? own.find((one) => one.locale === DEFAULT_LOCALE);
  const path = page && documentPath(uid, DEFAULT_LOCALE, page);
  return path ? `${path}${partIn(locale, uid, rest)}` : null;
}
