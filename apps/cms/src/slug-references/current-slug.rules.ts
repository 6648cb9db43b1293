/** The slugs of a document: where it is published, those of its drafts, and all that it owns, the newest first. */
export type Slugs = { published: string | null; drafts: readonly string[]; owned: readonly string[] };

/**
 * LIFE-04: the one name under which others name a document in fields that hold a slug. A document that has lost its only slug to another
 * one is named by its id, which is no slug of any, until it has a slug again.
 */
export function currentSlug(documentId: string, { published, drafts, owned }: Slugs): string {
  return published ?? drafts.find((slug) => owned.includes(slug)) ?? owned[0] ?? documentId;
}

/** Whether a document takes a slug that it bears from the one that owns it: only what is published, or let go of, changes hands. */
export function takesSlug(slug: string, own: Pick<Slugs, 'published'>, owner: Omit<Slugs, 'owned'>): boolean {
  if (slug === own.published) return true;
  return slug !== owner.published && !owner.drafts.includes(slug);
}
