/** LAY-02, LAY-06: `offset` is the room it takes above the page, in pixels. */
export type Banner = {
  /** A new one is shown to those who closed the one before. */
  id: string;
  text: string;
  link: { href: string; label: string } | null;
  offset: number;
  /** LAY-08: on the pages of these alone, by slug; null: on every page. */
  campuses: readonly string[] | null;
};
