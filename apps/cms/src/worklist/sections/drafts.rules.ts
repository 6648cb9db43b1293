import type { Version } from '../read-versions';

/** What somebody has written last and visitors do not see yet, the newest first. */
export function draftsOf(userId: number, versions: readonly Version[]): Version[] {
  return versions
    .filter(
      ({ writtenBy, publishedAt, isModified }) =>
        writtenBy === userId && (publishedAt === null || isModified),
    )
    .toSorted((one, other) => other.draftAt.localeCompare(one.draftAt));
}

export const draftState = ({ publishedAt }: Version): string =>
  publishedAt === null ? 'pas encore en ligne' : 'modifié depuis la publication';
