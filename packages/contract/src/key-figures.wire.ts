import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

/** `GET /key-figures`, `GET /key-figures/{slug}` */
export const keyFigureWire = z.object({
  documentId: identityWire,
  slug: identityWire,
  value: z.number(),
  suffix: textOrNull(),
  label: z.string(),
  note: textOrNull(),
  source: textOrNull(),
  year: orNull(z.int()),
  cohort: orNull(z.int()),
  position: orNull(z.int()),
  showOnHome: orNull(z.boolean()),
});
export type KeyFigureWire = z.infer<typeof keyFigureWire>;
