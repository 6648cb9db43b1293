import { z } from 'zod';
import type { ContentLog } from './content-log.ts';

type Check<Item> = { schema: z.ZodType<Item>; url: string; log: ContentLog };

/** One bad item must not take its list away: it is dropped and logged. */
export function keepFittingItems<Item>(items: readonly unknown[], { schema, url, log }: Check<Item>): Item[] {
  return items.flatMap((item) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];

    const reason = z.prettifyError(result.error);
    log.warn('content item dropped', { source: url, documentId: documentIdOf(item), reason });
    return [];
  });
}

export function documentIdOf(item: unknown): string | null {
  const isDocument = typeof item === 'object' && item !== null && 'documentId' in item;
  return isDocument && typeof item.documentId === 'string' ? item.documentId : null;
}
