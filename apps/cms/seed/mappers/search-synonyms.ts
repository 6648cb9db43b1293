import type { SeedContext } from '../seed-context';
import { documentIdOf, type SeedDocument } from '../seed-document';

const UID = 'api::search-synonym.search-synonym';

/** A line of words that are searched as one. */
export function toSearchSynonym({ site }: SeedContext, words: string): SeedDocument {
  return {
    uid: UID,
    documentId: documentIdOf(UID, site, words),
    versions: [{ locale: 'fr', data: { site, words } }],
  };
}
