import type { Action } from '@meridia/domain/actions';

/** A programme or a campus: its slug, which CRM links keep, and its name. */
export type Named = { slug: string; name: string };

/** What came of asking a target: `fine`; `doubtful`: it would not answer a program; `dead`: no visitor gets through. */
export type Verdict = 'fine' | 'doubtful' | 'dead';

/** What the last check found; the sentence says why it is not fine. */
export type LinkCheck = { verdict: Verdict; sentence: string | null; checkedAt: string };

export type CrmLink = {
  documentId: string;
  action: Action;
  course: string;
  campus: string;
  /** null: the pair is listed, and the visitor reads that there is no form. */
  url: string | null;
  /** null: not checked yet. */
  check: LinkCheck | null;
};

/** A link, or the place of one: null where the programme is offered and nothing leads to its form. */
export type Cell = { campus: string; isOffered: boolean; link: CrmLink | null };
export type GridRow = Named & { cells: Cell[] };

export type ActionGrid = {
  action: Action;
  rows: GridRow[];
  /** Links of a programme or a campus that is not published: nobody is led to them. */
  strays: CrmLink[];
};

export type CrmGrid = {
  campuses: Named[];
  actions: ActionGrid[];
  /** When all links were last checked. */
  checkedAt: string | null;
};
