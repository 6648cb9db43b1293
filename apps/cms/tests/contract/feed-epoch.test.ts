import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesWire, type ChangesWire } from '@meridia/contract/changes.wire';
import { CHANGES_PATH } from '@meridia/contract/endpoints';
import type { SiteKey } from '@meridia/domain/sites';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl, dropDatabase, renameDatabase } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';

const BEYOND = 999_999;

type Clone = Awaited<ReturnType<typeof cloneTemplate>>;

let clone: Clone;
let backup: Clone;
let first: ContentService;
let second: ContentService;

/** A service takes as long to start as the machine has other things to do. */
const RESTART = { timeout: 300_000 };

const start = (name: string) =>
  startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    name: `contract-${name}`,
  });

beforeAll(async () => {
  [clone, backup] = [await cloneTemplate('epoch'), await cloneTemplate('epoch_backup')];
  first = await start('epoch-1');
  second = await start('epoch-2');
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await clone.drop();
  await backup.drop();
});

/** Where the feed ends, asked from beyond it. */
async function endOf({ url }: ContentService, site: SiteKey = 'meridia'): Promise<ChangesWire['meta']> {
  const query = { since: BEYOND };
  const feed = await clientOf(site, url).get(CHANGES_PATH, { locale: 'fr', query, schema: changesWire });
  if (!feed) throw new Error('No feed');
  return feed.meta;
}

describe('the epoch of the feed', () => {
  it('is short, and the same on two processes and for two schools', async () => {
    const { epoch } = await endOf(first);

    expect(epoch).toMatch(/^[0-9a-f]{16}$/);
    expect((await endOf(second)).epoch).toBe(epoch);
    expect((await endOf(first, 'boreal')).epoch).toBe(epoch);
  });

  it(
    'outlives a restart, and so does the end of a school where nothing changed for a month',
    RESTART,
    async () => {
      const before = await endOf(second, 'boreal');
      await querySql(
        clone.database,
        `update content_changes set created_at = created_at - interval '40 days' where site = 'boreal'`,
      );
      await second.stop();
      second = await start('epoch-2');

      const { latest, epoch } = before;
      expect(await endOf(second, 'boreal')).toMatchObject({ latest, epoch });
      const kept = () => querySql(clone.database, `select 1 from content_changes where site = 'boreal'`);
      await expect.poll(kept).toHaveLength(1);
      // FEED-01: it is where the feed begins, too.
      expect(await endOf(second, 'boreal')).toEqual({ ...before, oldest: latest });
    },
  );

  it('changes when the outbox is emptied', async () => {
    const before = await endOf(first);
    await querySql(clone.database, 'truncate content_changes');

    const after = await endOf(first);
    expect(after.latest).toBe(0);
    expect(after.epoch).not.toBe(before.epoch);
    expect((await endOf(second)).epoch).toBe(after.epoch);
  });

  it('changes when a backup takes the place of the database under processes that run', async () => {
    const before = await endOf(first);
    await dropDatabase(clone.database);
    await renameDatabase(backup.database, clone.database);

    const epochOf = async (service: ContentService) => (await endOf(service)).epoch;
    await expect.poll(() => epochOf(first)).not.toBe(before.epoch);
    expect(await epochOf(second)).toBe(await epochOf(first));
  });
});
