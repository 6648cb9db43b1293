import { z } from 'zod';
import { identityWire } from './identity.wire.ts';

/** What a document shows of another one. */
export const titledReferenceWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
});
export type TitledReferenceWire = z.infer<typeof titledReferenceWire>;

export const namedReferenceWire = z.object({
  documentId: identityWire,
  name: z.string(),
  slug: identityWire,
});
export type NamedReferenceWire = z.infer<typeof namedReferenceWire>;
