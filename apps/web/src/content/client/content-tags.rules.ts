import { isRecord } from '@/lib/is-record';

/** The media library: its changes come under this type. */
export const MEDIA = 'plugin::upload.file';

/** What a change of the content touches: the lists of its type, and whatever shows the document. */
export function changedTags({ uid, documentId }: { uid: string; documentId: string }): string[] {
  return [uid, documentId];
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
