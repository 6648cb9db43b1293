import { formatTable } from '@meridia/domain/table-text';
import { markdownToZone, type ZoneEntry } from './markdown-to-zone';

/** A table is stored as an editor types it: a row a line, cells separated by bars. */
function toStoredEntry(entry: ZoneEntry) {
  return entry.__component === 'body.table' ? { ...entry, ...formatTable(entry.columns, entry.rows) } : entry;
}

/** The body of a news item or a blog post, as the content service keeps it. */
export function toBodyZone(markdown: string) {
  return markdownToZone(markdown).map(toStoredEntry);
}
