export const SECTION_NAMES = [
  'drafts',
  'week',
  'incomplete',
  'expired',
  'links',
  'english',
  'outdated',
  'unknown',
  'searches',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** One thing to do, and the screen where it is done. */
export type WorkLine = { key: string; title: string; detail: string; to: string };

/** What a section found: how many in all, and the first of them. */
export type Found = { total: number; lines: WorkLine[] };

/** `isUnread`: it could not be read; the others stand. */
export type WorkSection = Found & { name: SectionName; isUnread: boolean };

export type Worklist = { sections: WorkSection[] };
