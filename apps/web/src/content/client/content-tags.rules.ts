import { isRecord } from '@/lib/is-record';

/** The media library: its changes come under this type. */
export const MEDIA = 'plugin::upload.file';

/** Which documents of a type there are, in which lists, and where in them: what a change in place leaves as it is. */
export const placesOf = (uid: string): string => `places ${uid}`;

type Changed = { uid: string; documentId: string; isInPlace: boolean };

/** What a change of the content touches: whatever follows all of its type, whatever shows the document, and its places. */
export function changedTags({ uid, documentId, isInPlace }: Changed): string[] {
  return [uid, documentId, ...(isInPlace ? [] : [placesOf(uid)])];
}

/** A file of the media library among the parts of an answer. */
const isMedia = (part: Record<string, unknown>) => 'mime' in part && 'url' in part;

/** The documents that an answer shows, however deep, those of the media library apart. */
export function shownDocuments(answer: unknown): { documents: string[]; media: string[] } {
  const documents = new Set<string>();
  const media = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isRecord(part)) return;
    // A file without a name of its own may be any.
    if (isMedia(part)) media.add(typeof part.documentId === 'string' ? part.documentId : MEDIA);
    else if (typeof part.documentId === 'string') documents.add(part.documentId);
    Object.values(part).forEach(visit);
  };
  visit(answer);
  return { documents: [...documents], media: [...media] };
}

/** Beyond that, all of the types are followed instead: the names alone would be longer than what is kept. */
const MAX_NAMED = 200;

const itemsOf = (answer: unknown): unknown => (isRecord(answer) ? answer.data : answer);
const hasName = (item: unknown) => isRecord(item) && typeof item.documentId === 'string';

/**
 * What a list depends on: the documents that it shows, and the places of its types. An answer whose parts have no names (the grid of
 * the CRM, labels) may be made of anything: every change of its types counts.
 */
export function tagsOfList(answer: unknown, types: readonly string[]): string[] {
  const items = itemsOf(answer);
  if (!Array.isArray(items) || !items.every(hasName)) return [...types];
  const { documents } = shownDocuments(items);
  return documents.length > MAX_NAMED ? [...types] : [...types.map(placesOf), ...documents];
}
