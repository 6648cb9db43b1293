import { formatTable } from '@meridia/domain/table-text';
import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import type { Data } from '../seed-document';

export type BlockFile = { type: string } & Record<string, unknown>;
type Filter = Record<string, string | null>;
type AccordionItem = { title: string; body: string };

/** `filter: { campus: null }` becomes `filterCampus`, one field an editor can fill. */
function toFilterFields(filter: Filter = {}): Data {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      `filter${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  );
}

/** The blocks that are stored otherwise than they are written. */
const STORED: Record<string, (block: Data) => Data> = {
  'rich-text': (block) => ({ ...block, body: markdownToBlocks(String(block.body)) }),
  accordion: (block) => ({
    ...block,
    items: (block.items as AccordionItem[]).map(({ title, body }) => ({
      title,
      body: markdownToBlocks(body),
    })),
  }),
  table: (block) => ({ ...block, ...formatTable(block.columns as string[], block.rows as string[][]) }),
};

/** A block of a page's front matter as a component of the zone `pageLayout`. */
export function toPageBlock({ type, filter, ...block }: BlockFile): Data {
  const stored = STORED[type]?.(block) ?? block;
  return { __component: `block.${type}`, ...stored, ...toFilterFields(filter as Filter | undefined) };
}
