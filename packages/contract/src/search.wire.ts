import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { SEARCH_KINDS } from '@meridia/domain/search';

/** A text in pieces: whether a piece is what was searched for. Plain text, never markup. */
const markedText = z.array(z.tuple([z.string(), z.boolean()]));

const searchResultWire = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** The type whose page it is on, and where that is (published-addresses.wire.ts). */
  uid: z.string(),
  documentId: z.string(),
  address: z.string(),
  /** The part of the page that answers; null: the page as a whole. */
  part: z.object({ anchor: z.string(), title: z.string().nullable() }).nullable(),
  locale: z.enum(LOCALES),
  title: markedText,
  excerpt: markedText,
  /** What the page of an answer is called, the campus of an event, the company of an offer. */
  about: z.string().nullable(),
  date: z.iso.date().nullable(),
});
export type SearchResultWire = z.infer<typeof searchResultWire>;

/**
 * `GET /search?q=&kind=&start=&limit=`: the best of each kind, or one kind page by page, best first. `typing`: the last word is
 * not finished. `untranslated`: also what exists in French only. `counted`: a visitor has asked, so that what is not found is counted.
 */
export const searchWire = z.object({
  data: z.array(searchResultWire),
  meta: z.object({
    counts: z.partialRecord(z.enum(SEARCH_KINDS), z.number().int()),
    /** There are more than were counted. */
    isCapped: z.boolean(),
    /** Not every word was found: what has some of them. */
    isLoose: z.boolean(),
    /** Words that nobody writes here, each with those that were searched instead. */
    corrections: z.array(z.object({ typed: z.string(), taken: z.array(z.string()) })),
  }),
});
export type SearchWire = z.infer<typeof searchWire>;
