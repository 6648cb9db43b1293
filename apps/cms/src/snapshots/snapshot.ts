/** A row of the database as PostgreSQL writes it in JSON: it reads it back without loss (`jsonb_populate_recordset`). */
export type Row = Record<string, unknown> & { id: number };

/** Rows change their numbers at every publication; these names of a version do not. */
export type VersionKey = { uid: string; documentId: string; locale: string | null; isPublished: boolean };

/** What a version is made of beside its own row: components, their places in it, and the pictures of its fields. */
export type Part = { kind: 'component' | 'place' | 'picture'; table: string; row: Row };

export type Version = { locale: string | null; isPublished: boolean; row: Row; parts: Part[] };

export type LinkEnd = { column: string; key: VersionKey };

/** A row of a table of links: either end may be the document of the snapshot. */
export type Link = { table: string; row: Row; source: LinkEnd; target: LinkEnd };

/** A document as it is: every language, draft and published, with its links in both directions. */
export type Snapshot = { uid: string; documentId: string; site: string; versions: Version[]; links: Link[] };

const isSameVersion = (one: VersionKey, other: VersionKey): boolean =>
  one.uid === other.uid &&
  one.documentId === other.documentId &&
  one.locale === other.locale &&
  one.isPublished === other.isPublished;

const keyOf = ({ uid, documentId }: Snapshot, { locale, isPublished }: Version): VersionKey => ({
  uid,
  documentId,
  locale,
  isPublished,
});

/** Some versions of a document, with the links that are theirs. */
export function onlyVersions(snapshot: Snapshot, isWanted: (version: Version) => boolean): Snapshot {
  const versions = snapshot.versions.filter(isWanted);
  const keys = versions.map((version) => keyOf(snapshot, version));
  const links = snapshot.links.filter(({ source, target }) =>
    keys.some((key) => isSameVersion(key, source.key) || isSameVersion(key, target.key)),
  );
  return { ...snapshot, versions, links };
}
