import { z } from 'zod';
import { identityWire } from './identity.wire.ts';

/** How much one batch may hold; what is more waits for the next one. */
export const RULES_PER_BATCH = 500;
export const UNKNOWN_PER_BATCH = 200;

const times = z.int().min(1).max(1_000_000);

/**
 * `POST /redirect-hits`: how often each redirect was used, and which addresses were asked for in vain, since the last batch of a node.
 * Numbers and addresses, nothing of who asked; a batch that arrives twice counts once.
 */
export const redirectHitsWire = z.strictObject({
  batch: z.uuid(),
  rules: z.array(z.strictObject({ documentId: identityWire, times })).max(RULES_PER_BATCH),
  unknown: z
    .array(z.strictObject({ path: z.string().max(200), referrer: z.string().max(200).nullable(), times }))
    .max(UNKNOWN_PER_BATCH),
});
export type RedirectHitsWire = z.infer<typeof redirectHitsWire>;
