/** A section page, as far as it is shown today. */
export type Article = {
  title: string;
  /** The title and the text of its first block, when that is a hero. */
  heading: string;
  lead: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
};
