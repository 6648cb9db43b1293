import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const UID = 'api::search-synonym.search-synonym';

/** A line of words that are searched as one. */
export function toSearchSynonym({ site, idOf }: SeedContext, words: string): SeedDocument {
  return {
    uid: UID,
    documentId: idOf(UID, words),
    versions: [{ locale: 'fr', data: { site, words } }],
  };
}
