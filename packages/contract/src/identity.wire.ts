import { z } from 'zod';

/** What a document is known by and found at: an empty one would name another, or a whole list. */
export const identityWire = z.string().min(1);
