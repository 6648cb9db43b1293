import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import type { Row, Snapshot } from '../snapshots/snapshot';
import type { PanelUser } from '../panel-api/panel-routes';

/** A file of the library, where it lay, and the places to which it was missing when a document came back without it. */
export type BinnedPicture = { file: Row; folderId: number | null; pictures: Row[] };

export type BinEntry = {
  site: string;
  uid: string;
  document_id: string;
  locales: string[];
  title: string;
  was_published: boolean;
  snapshot: Snapshot | BinnedPicture;
};

/** Whoever is behind the current request; the service itself has no name of its own. */
function deleterOf(strapi: Core.Strapi): string {
  const user = strapi.requestContext.get()?.state.user as PanelUser | undefined;
  if (!user) return '';
  return [user.firstname, user.lastname].filter(Boolean).join(' ') || (user.email ?? '');
}

export async function putInBin(strapi: Core.Strapi, trx: Database, entry: BinEntry): Promise<void> {
  await trx('content_bin').insert({
    ...entry,
    snapshot: JSON.stringify(entry.snapshot),
    deleted_by: deleterOf(strapi),
  });
}
