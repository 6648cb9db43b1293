export type BrochureFacts = {
  slug: string;
  title: string;
  pages: number | null;
  year: number | null;
  /** A name, not an address: a brochure is asked for, not downloaded. */
  fileName: string;
};
