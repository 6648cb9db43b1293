import { z } from 'zod';
import { salvage } from '@meridia/contract/salvage';
import type { ContentLog } from './content-log.ts';

type Check<Item> = { schema: z.ZodType<Item>; url: string; log: ContentLog };

/** One bad item must not take its list away, nor a bad part its item: what cannot be shown is left out and logged. */
export function keepFittingItems<Item>(items: readonly unknown[], { schema, url, log }: Check<Item>): Item[] {
  return items.flatMap((item) => {
    const { value, leftOut, error } = salvage(schema, item);
    const documentId = documentIdOf(item);
    if (error) {
      log.warn('content item dropped', { source: url, documentId, reason: z.prettifyError(error) });
      return [];
    }
    for (const part of leftOut) log.warn('content part left out', { source: url, documentId, ...part });
    return [value];
  });
}

export function documentIdOf(item: unknown): string | null {
  const isDocument = typeof item === 'object' && item !== null && 'documentId' in item;
  return isDocument && typeof item.documentId === 'string' ? item.documentId : null;
}
