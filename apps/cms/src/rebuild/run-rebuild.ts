import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { withPatientDatabase } from '../database/patient-database';
import { readEnvironment } from '../env';
import { filledVersion, noteEnd, noteProgress, readProgress, type Rebuild } from './rebuild';
import { nextDocuments, writeDocuments } from './write-documents';

const DOCUMENTS_AT_ONCE = 25;
/** Twice as long as an editor's publication waits before it asks again for the lock of its school (take-turn.ts). */
const MIN_PAUSE_MS = 50;

type IsStopped = () => boolean;
/** `restRatio`: the pause after a batch, in the time that the batch took. */
type Pace = { isStopped: IsStopped; restRatio: number };

async function writeNext(
  strapi: Core.Strapi,
  rebuild: Rebuild,
  { uid, after, restRatio }: { uid: string; after: string; restRatio: number },
) {
  const startedAt = performance.now();
  const found = await nextDocuments(strapi, rebuild, { uid, after, limit: DOCUMENTS_AT_ONCE });
  const last = found.at(-1)?.documentId;
  if (last === undefined) return null;
  await writeDocuments(strapi, rebuild, uid, found);
  await noteProgress(strapi.db.connection, rebuild, { uid, documentId: last });
  await sleep(Math.max(MIN_PAUSE_MS, restRatio * (performance.now() - startedAt)));
  return { last, count: found.length };
}

async function walk(
  strapi: Core.Strapi,
  rebuild: Rebuild,
  { isStopped, restRatio }: Pace,
): Promise<number | null> {
  const begun = await readProgress(strapi.db.connection, rebuild);
  const first = begun ? Math.max(0, rebuild.uids.indexOf(begun.uid)) : 0;
  let count = 0;
  for (const uid of rebuild.uids.slice(first)) {
    let after = uid === begun?.uid ? begun.documentId : '';
    for (;;) {
      if (isStopped()) return null;
      const written = await writeNext(strapi, rebuild, { uid, after, restRatio });
      if (!written) break;
      after = written.last;
      count += written.count;
    }
  }
  return count;
}

/**
 * SCALE-02: derives a table again, some documents at a time, each batch in a transaction of its own. What is there already stays until its
 * document is written again. One that ends in the middle goes on from there; answers whether it came to its end.
 */
async function runRebuild(strapi: Core.Strapi, rebuild: Rebuild, pace: Pace): Promise<boolean> {
  const startedAt = performance.now();
  const count = await walk(strapi, rebuild, pace);
  if (count === null) return false;
  await withPatientDatabase(readEnvironment().DATABASE_URL, rebuild.removeOthers);
  await noteEnd(strapi.db.connection, rebuild);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  strapi.log.info(`${rebuild.name}: ${count} documents indexed again in ${seconds} s`);
  return true;
}

const AT_START: Pace = { isStopped: () => false, restRatio: 0 };

/** Before the service listens: without any of it, where-used would answer that nothing is used, and a search that nothing is there. */
export async function fillNew(strapi: Core.Strapi, rebuilds: readonly Rebuild[]): Promise<void> {
  for (const rebuild of rebuilds)
    if ((await filledVersion(strapi.db.connection, rebuild)) === null)
      await runRebuild(strapi, rebuild, AT_START);
}

/** Those that another version of the code has filled, beside what the service does; answers whether none is left. */
export async function refillOutdated(
  strapi: Core.Strapi,
  rebuilds: readonly Rebuild[],
  isStopped: IsStopped,
): Promise<boolean> {
  for (const rebuild of rebuilds) {
    const version = await filledVersion(strapi.db.connection, rebuild);
    if (version === rebuild.version) continue;
    if (!(await runRebuild(strapi, rebuild, { isStopped, restRatio: 1 }))) return false;
  }
  return true;
}
