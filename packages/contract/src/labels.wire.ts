import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { linkUrlOrNull } from './address.wire.ts';
import { textOrNull } from './optional.wire.ts';

/** `GET /labels`: the entries of the dictionary that a school writes over (ENT-07). */
export const labelWire = z.object({
  documentId: identityWire,
  key: z.string(),
  label: textOrNull(),
  link: linkUrlOrNull,
});
export type LabelWire = z.infer<typeof labelWire>;
