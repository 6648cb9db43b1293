import { PAGE_TYPES } from '@meridia/domain/page-types.data';

/** A link to a document, wherever its page is. `rest` follows its address: a page below it, a query, a part (LINK-01). */
export type PageReference = { uid: string; documentId: string; rest: string };

/** `/@campus/{documentId}#acces`. No page is at « /@… »: a slug has letters, digits and hyphens. */
const REFERENCE =
  /^\/@(?<type>[a-z]+(?:-[a-z]+)*)\/(?<documentId>[a-z0-9]{24})(?<rest>(?:\/[a-z0-9.-]+)?(?:\?[^\s#]*)?(?:#\S*)?)$/;

const UIDS = new Map(PAGE_TYPES.map((uid) => [uid.slice(uid.lastIndexOf('.') + 1), uid]));

/** What an address refers to; null for one that is an address, or nothing. */
export function parsePageReference(address: unknown): PageReference | null {
  const found = typeof address === 'string' ? REFERENCE.exec(address)?.groups : undefined;
  const { type = '', documentId = '', rest = '' } = found ?? {};
  const uid = UIDS.get(type);
  return uid ? { uid, documentId, rest } : null;
}

export function formatPageReference({ uid, documentId, rest }: PageReference): string {
  return `/@${uid.slice(uid.lastIndexOf('.') + 1)}/${documentId}${rest}`;
}
