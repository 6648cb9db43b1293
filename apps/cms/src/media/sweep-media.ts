import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { mediaType } from '@meridia/domain/media';
import { KEPT_DAYS } from '@meridia/domain/retention';
import type { Database } from '../search-index/database';
import { namedElsewhere, namedInLibrary } from './named-media';

const DAY_MS = 86_400_000;
/** A file is written before the library names it: an upload under way is left alone. */
const UPLOAD_MS = 3_600_000;
const LOCK = `select pg_try_advisory_xact_lock(hashtext('sweep of media')) as taken`;

type Options = {
  folder: string;
  now?: Date;
  /** For how long nothing has named what goes. */
  days?: number;
  /** Tables whose texts keep a file. */
  isAsked?: (table: string) => boolean;
};

const ageOf = async (file: string, now: Date): Promise<number> => {
  const found = await stat(file).catch(() => null);
  return found ? now.getTime() - found.mtimeMs : 0;
};

/** Files that the library does not name, with the moment since when: also for those that it has not named before. */
async function markUnnamed(trx: Database, { folder, now }: Required<Pick<Options, 'folder' | 'now'>>) {
  const named = await namedInLibrary(trx);
  const stored = (await readdir(folder).catch(() => [])).filter((name) => mediaType(name) !== null);
  const unnamed = stored.filter((name) => !named.has(name));
  // A database that names none of them is not theirs: an empty one, or another's.
  if (unnamed.length === stored.length) return false;
  await trx('unnamed_media').whereRaw('name <> all(?::text[])', [unnamed]).delete();
  for (const name of unnamed)
    if ((await ageOf(path.join(folder, name), now)) > UPLOAD_MS)
      await trx('unnamed_media').insert({ name, since: now }).onConflict('name').ignore();
  return true;
}

/**
 * PIC-05: erases the files of pictures that have left the library and the trash. Two schools that hold the same picture share a file,
 * which stays as long as one of them names it; so does one that a text of the content or a stored version still names, which is asked again
 * as many days later. One process at a time; answers what went.
 */
export async function sweepMedia(database: Database, options: Options): Promise<string[]> {
  const { folder, now = new Date(), days = KEPT_DAYS.unnamedMedia, isAsked } = options;
  return database.transaction(async (trx) => {
    const { rows }: { rows: { taken: boolean }[] } = await trx.raw(LOCK);
    if (!rows[0]?.taken || !(await markUnnamed(trx, { folder, now }))) return [];

    const due: string[] = await trx('unnamed_media')
      .where('since', '<=', new Date(now.getTime() - days * DAY_MS))
      .pluck('name');
    const kept = await namedElsewhere(trx, due, isAsked);
    await trx('unnamed_media')
      .whereIn('name', [...kept])
      .update({ since: now });
    const gone: string[] = [];
    for (const name of due.filter((one) => !kept.has(one))) {
      // Uploaded again since it was marked: then its row is on the way.
      if ((await ageOf(path.join(folder, name), now)) <= UPLOAD_MS) continue;
      await rm(path.join(folder, name), { force: true });
      gone.push(name);
    }
    await trx('unnamed_media').whereIn('name', gone).delete();
    return gone;
  });
}
