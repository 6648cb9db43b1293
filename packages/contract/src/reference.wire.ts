import { z } from 'zod';

/** What a document shows of another one. */
export const titledReferenceWire = z.object({ documentId: z.string(), title: z.string(), slug: z.string() });
export type TitledReferenceWire = z.infer<typeof titledReferenceWire>;

export const namedReferenceWire = z.object({ documentId: z.string(), name: z.string(), slug: z.string() });
export type NamedReferenceWire = z.infer<typeof namedReferenceWire>;
