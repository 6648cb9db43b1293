import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { httpUrlWire } from './address.wire.ts';
import { textOrNull } from './optional.wire.ts';

/** `GET /form-links`, `GET /form-links/{slug}` */
export const formLinkWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  text: textOrNull(),
  url: httpUrlWire,
  label: textOrNull(),
});
export type FormLinkWire = z.infer<typeof formLinkWire>;
