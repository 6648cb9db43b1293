import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { REDIRECT_KINDS } from '@meridia/domain/redirects';
import { orNull, textOrNull } from './optional.wire.ts';

/** `GET /redirects`: the active ones, in the order they are tried (REDIR-11). */
export const redirectWire = z.object({
  documentId: identityWire,
  source: z.string(),
  destination: z.string(),
  kind: z.enum(REDIRECT_KINDS),
  group: textOrNull(),
  position: orNull(z.int()),
});
export type RedirectWire = z.infer<typeof redirectWire>;
