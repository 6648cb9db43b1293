import { z } from 'zod';
import { orNull } from './optional.wire.ts';

export const paginationWire = z.object({
  start: z.int(),
  limit: z.int(),
  /** Only when `pagination[withCount]=true` is asked. */
  total: orNull(z.int()),
});

/** A list: `GET /events`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: z.object({ pagination: paginationWire }) });
}

/** A document: `GET /events/{slug}`. */
export function documentOf<Document extends z.ZodType>(document: Document) {
  return z.object({ data: document });
}
