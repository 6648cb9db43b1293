import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { querySql } from '../support/database.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const DOCUMENTS = 2000;
const VERSIONS = 60;
/** HIST-07. */
const KEPT = 50;
const OLD_VERSIONS = 5;

/** Each of many documents has ten versions too many; one has not been written for years. */
const FILL = [
  `insert into content_versions (site, uid, document_id, locale, action, title, hash, snapshot, row_updated_at)
   select 'meridia', 'api::news.news', 'grown-' || document, 'fr', 'update', 'Titre', version::text, '{"title": "Titre"}', now()
   from generate_series(1, ${VERSIONS}) as version, generate_series(1, ${DOCUMENTS}) as document`,
  `insert into content_versions (site, uid, document_id, locale, action, title, hash, snapshot, row_updated_at, at)
   select 'meridia', 'api::news.news', 'grown-old', 'fr', case version when 2 then 'publish' else 'update' end, 'Titre',
     version::text, '{}', now(), now() - interval '900 days'
   from generate_series(1, ${OLD_VERSIONS}) as version`,
  'analyze content_versions',
];

/** A process sweeps as soon as it has started: a batch takes less. */
const SWEEP_BEGINS_MS = 3000;

let service: OwnService;
let second: ContentService | undefined;
let other: Client;

/** Holds the lock of the sweep, as another process of the service would. */
async function sweepElsewhere(database: string): Promise<void> {
  other = new Client({ connectionString: databaseUrl(database) });
  await other.connect();
  await other.query(`select pg_advisory_lock(hashtextextended('retention', 0))`);
}

beforeAll(async () => {
  service = await startOwnService('retention', {
    prepare: async (database) => {
      for (const sql of FILL) await querySql(database, sql);
      await sweepElsewhere(database);
    },
  });
});
afterAll(async () => {
  await second?.stop();
  await other.end();
  await service.stop();
});

const count = async (sql: string) => {
  const [row] = await querySql<{ count: string }>(
    service.database,
    `select count(*) from content_versions ${sql}`,
  );
  return Number(row?.count);
};

describe('SCALE-01 versions that nobody writes any more', () => {
  it('SCALE-01 are left alone while another process sweeps them', async () => {
    await sleep(SWEEP_BEGINS_MS);
    expect(await count(`where document_id ~ '^grown-'`)).toBe(DOCUMENTS * VERSIONS + OLD_VERSIONS);
  });

  it('SCALE-01 go whatever the size of the table, and as many stay as of one that is written', async () => {
    await other.query('select pg_advisory_unlock_all()');
    // The one that found the lock taken comes again within the hour; another one sweeps at its start.
    second = await startContentService({
      databaseUrl: databaseUrl(service.database),
      mediaFolder: service.mediaFolder,
      name: 'contract-retention-second',
    });
    await expect
      .poll(() => count(`where document_id ~ '^grown-[0-9]'`), { timeout: 120_000 })
      .toBe(DOCUMENTS * KEPT);
    expect(await count(`where document_id ~ '^grown-[0-9]' and hash::int <= ${VERSIONS - KEPT}`)).toBe(0);
  });

  it('SCALE-01 of one that is years old the last stays, and its last publication', async () => {
    await expect.poll(() => count(`where document_id = 'grown-old'`)).toBe(2);
    expect(
      await count(`where document_id = 'grown-old' and (action = 'publish' or hash = '${OLD_VERSIONS}')`),
    ).toBe(2);
  });
});
