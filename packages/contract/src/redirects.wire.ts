import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { REDIRECT_KINDS } from '@meridia/domain/redirects';
import { orNull, textOrNull } from './optional.wire.ts';

/** `GET /redirects`: the active ones, in the order they are tried (REDIR-11). */
export const redirectWire = z
  .object({
    documentId: identityWire,
    source: z.string(),
    /** Empty where the page is gone (LIFE-02). */
    destination: z
      .string()
      .nullish()
      .transform((destination) => destination ?? ''),
    kind: z.enum(REDIRECT_KINDS),
    group: textOrNull(),
    position: orNull(z.int()),
  })
  .refine(({ kind, destination }) => kind === 'gone' || destination !== '', {
    error: 'leads nowhere',
    path: ['destination'],
  });
export type RedirectWire = z.infer<typeof redirectWire>;
