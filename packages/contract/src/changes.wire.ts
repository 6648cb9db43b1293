import { z } from 'zod';
import { orNull } from './optional.wire.ts';

/** The names of actions stay open: a new one in the content service must not stop the feed of older sites. */
export const changeWire = z.object({
  seq: z.int(),
  uid: z.string(),
  documentId: z.string(),
  /** Several are joined by commas; null: every language. */
  locale: orNull(z.string()),
  action: z.string(),
  at: z.iso.datetime(),
});
export type ChangeWire = z.infer<typeof changeWire>;

/** `GET /changes?since={seq}`, oldest first; `latest` is the next `since`, `more` says that a page was full. */
export const changesWire = z.object({
  data: z.array(changeWire),
  meta: z.object({ latest: z.int(), more: z.boolean() }),
});
export type ChangesWire = z.infer<typeof changesWire>;
