import type { Core } from '@strapi/strapi';
import { ARCHIVE_STATE_SQL, type ArchiveState } from '@meridia/contract/archive-state';

/** Whether the last segment of the journal could not be archived: what is written since is in no backup. Null where nothing is archived. */
export async function isArchiveFailing(strapi: Core.Strapi): Promise<boolean | null> {
  const { rows }: { rows: ArchiveState[] } = await strapi.db.connection.raw(ARCHIVE_STATE_SQL);
  const [row] = rows;
  return !row || row.mode === 'off' ? null : row.failed !== null;
}
