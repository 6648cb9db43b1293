import { z } from 'zod';
import { httpUrlWire } from './address.wire.ts';
import { textOrNull } from './optional.wire.ts';

/** `GET /form-links`, `GET /form-links/{slug}` */
export const formLinkWire = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  text: textOrNull(),
  url: httpUrlWire,
  label: textOrNull(),
});
export type FormLinkWire = z.infer<typeof formLinkWire>;
