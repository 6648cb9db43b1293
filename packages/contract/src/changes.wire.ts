import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { orNull } from './optional.wire.ts';

/** The names of actions stay open: a new one in the content service must not stop the feed of older sites. */
export const changeWire = z.object({
  seq: z.int(),
  uid: z.string(),
  documentId: identityWire,
  /** Several are joined by commas; null: every language. */
  locale: orNull(z.string()),
  action: z.string(),
  /** It is in the same lists as before, at the same places in them: whoever does not show it shows nothing old. */
  isInPlace: z.boolean().default(false),
  at: z.iso.datetime(),
});
export type ChangeWire = z.infer<typeof changeWire>;

/**
 * `GET /changes?since={seq}&node={uuid}`, oldest first, for a node that has everything up to `since`; `latest` is the next `since`, `more` says that a page was full.
 * `latest` is never beyond the end: one that is smaller than `since`, or another `epoch` than before, says that the
 * database was restored or replaced, and that what was heard so far counts for nothing. So does an `oldest` that is greater than `since`:
 * changes before it are no longer kept (FEED-01); an earlier release does not say.
 */
export const changesWire = z.object({
  data: z.array(changeWire),
  meta: z.object({ latest: z.int(), more: z.boolean(), oldest: z.int().default(0), epoch: z.string() }),
});
export type ChangesWire = z.infer<typeof changesWire>;
