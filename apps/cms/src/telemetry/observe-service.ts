import type { Core } from '@strapi/strapi';
import { observe } from '@meridia/telemetry/instruments';
import { withinMs } from '@meridia/telemetry/within-ms';
import { isMediaFolderUp } from '../media/stored-media';
import { isArchiveFailing } from './read-archive';
import { readBacklog } from './read-backlog';
import { remembered } from './remembered';

/** Whoever scrapes, and however often, asks the database that seldom. */
const MEMORY_MS = 5000;
/** Less than a scrape waits for a reading: a database that is away is told as away. */
const PATIENCE_MS = 800;

type Pool = { numUsed: () => number; numFree: () => number; numPendingAcquires: () => number };

function observePool(strapi: Core.Strapi): void {
  const pool = () => strapi.db.connection.client.pool as Pool | undefined;
  observe('db.client.connection.count', () => pool()?.numUsed() ?? null, { state: 'used' });
  observe('db.client.connection.count', () => pool()?.numFree() ?? null, { state: 'idle' });
  observe('db.client.connection.pending_requests', () => pool()?.numPendingAcquires() ?? null);
}

function observeBacklog(strapi: Core.Strapi): void {
  const backlog = remembered(MEMORY_MS, () => withinMs(PATIENCE_MS, () => readBacklog(strapi)));
  observe('meridia.database.up', async () => ((await backlog()) ? 1 : 0));
  observe('meridia.outbox.waiting', async () => (await backlog())?.waiting ?? null);
  observe('meridia.outbox.oldest', async () => (await backlog())?.oldest ?? null);
  observe('meridia.schedule.late', async () => (await backlog())?.late ?? null);
}

function observeArchive(strapi: Core.Strapi): void {
  const failing = remembered(MEMORY_MS, () => withinMs(PATIENCE_MS, () => isArchiveFailing(strapi)));
  observe('meridia.archive.failing', async () => {
    const isFailing = await failing();
    return isFailing === null ? null : Number(isFailing);
  });
}

/** Nothing is said of it while the database, which knows the last picture, is away. */
function observeMedia(strapi: Core.Strapi): void {
  const isUp = remembered(MEMORY_MS, () => withinMs(PATIENCE_MS, () => isMediaFolderUp(strapi)));
  observe('meridia.media.up', async () => {
    const found = await isUp();
    return found === null ? null : Number(found);
  });
}

/** What is read whenever somebody asks how the service is doing. */
export function observeService(strapi: Core.Strapi): void {
  observePool(strapi);
  observeBacklog(strapi);
  observeArchive(strapi);
  observeMedia(strapi);
}
