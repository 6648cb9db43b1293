import { createHash } from 'node:crypto';

const LENGTH = 32;

/**
 * SCHOOL-03: stands for a document where visitors read it (the `UID` of a date, the mark of a closed banner): as stable as its id, and not its id,
 * with which the content service would be asked for the document.
 */
export function publicIdOf(documentId: string): string {
  return createHash('sha256').update(documentId).digest('hex').slice(0, LENGTH);
}
