import { z } from 'zod';

/** The document, and its slug; of a section page `rubrique` or `rubrique/slug`. */
const publishedAddressWire = z.tuple([z.string(), z.string()]);

/**
 * `GET /published-addresses?documentIds={id},{id}&language={locale}&dates=true`: where everything published of the school has its
 * page, in any language or in that one, by the uid of its type. A document with another address in another language is
 * there twice, unless one language is asked for; one that is asked for and not there is not published. The types stay
 * open: a new one must not stop older sites.
 */
export const publishedAddressesWire = z.object({
  data: z.record(z.string(), z.array(publishedAddressWire)),
});
export type PublishedAddressesWire = z.infer<typeof publishedAddressesWire>;

/** The same with `dates=true`: when what is published at the address was last changed, in universal time. */
export const datedAddressesWire = z.object({
  data: z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.iso.datetime()]))),
});
export type DatedAddressesWire = z.infer<typeof datedAddressesWire>;

/** How many documents may be asked for at once. */
export const MAX_DOCUMENT_IDS = 100;
