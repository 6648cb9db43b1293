import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { tablesOfModels } from '../support/content-models.ts';
import { querySql } from '../support/database.ts';
import { heldTwice } from '../support/school-rows.ts';

/** As a database is on which an earlier release ran: an index defined otherwise, one missing, one too many, one half built; no migrations. */
const BEFORE = [
  'drop index events_end_idx',
  'create index events_end_idx on events (date_end)',
  'drop index courses_category_idx',
  'create index former_idx on events (slug)',
  `comment on index former_idx is 'meridia: create index concurrently former_idx__new on events (slug)'`,
  'create index redirects_order_idx__new on redirects (site)',
  'create index of_somebody_else_idx on events (created_at)',
  'drop table content_migrations',
  // As two processes wrote it that started at the same moment.
  'drop index if exists up_roles_type_uq',
  `insert into up_roles (name, type) values ('Public', 'public')`,
  'drop function keep_document_site cascade',
  'drop table document_sites',
  `insert into labels (document_id, site, key, locale) values ('heldbytwoschoolsalready1', 'meridia', 'held', 'fr'), ('heldbytwoschoolsalready1', 'boreal', 'held', 'en')`,
  `insert into strapi_core_store_settings (key, value, type) values ('core_events_campuses', 'true', 'boolean')`,
];

/** Long kept, and not for long enough. */
const OLD = [
  `insert into unknown_addresses (site, path, times, first_day, last_day, is_ignored)
   select 'meridia', '/old-' || n, 1, current_date - 500, current_date - 401, n = 1 from generate_series(1, 2500) as n`,
  `insert into unknown_addresses (site, path, times, first_day, last_day)
   values ('meridia', '/young', 1, current_date, current_date - 399)`,
  `insert into search_misses (site, words, month, times)
   values ('meridia', 'ancien', '2020-01', 1), ('meridia', 'jeune', to_char(now(), 'YYYY-MM'), 1)`,
];

type Clone = Awaited<ReturnType<typeof cloneTemplate>>;
let clone: Clone;
let services: ContentService[] = [];

const start = (name: string) =>
  startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    name: `contract-${name}`,
  });

beforeAll(async () => {
  clone = await cloneTemplate('former');
  for (const sql of [...BEFORE, ...OLD]) await querySql(clone.database, sql);
  services = await Promise.all([start('former-1'), start('former-2')]);
});
afterAll(async () => {
  for (const service of services) await service.stop();
  await clone.drop();
});

async function definitionOf(name: string): Promise<string | undefined> {
  const [row] = await querySql<{ indexdef: string }>(
    clone.database,
    'select indexdef from pg_indexes where indexname = $1',
    [name],
  );
  return row?.indexdef;
}

describe('C-21 two processes that start at once on the database of an earlier release', () => {
  it.each([
    ['defined otherwise', 'events_end_idx', '(site, locale, date_end) WHERE'],
    ['missing', 'courses_category_idx', '(site, locale, category) WHERE'],
    ['half built', 'redirects_order_idx', '(site, active, "position")'],
    ['of somebody else', 'of_somebody_else_idx', '(created_at)'],
  ])('an index that is %s is there as it has to be: %s', async (_case, name, definition) => {
    expect(await definitionOf(name)).toContain(definition);
  });

  it.each(['former_idx', 'redirects_order_idx__new'])('%s is gone', async (name) => {
    expect(await definitionOf(name)).toBeUndefined();
  });

  it('START-01 what an earlier start has written twice is told in the log, and stops no start', async () => {
    expect(await definitionOf('up_roles_type_uq')).toBeUndefined();
    for (const { logFile } of services)
      expect(await readFile(logFile, 'utf8')).toContain('index up_roles_type_uq not built');
  });

  it('no index is left half built', async () => {
    expect(await querySql(clone.database, 'select 1 from pg_index where not indisvalid')).toEqual([]);
  });

  it('each migration is noted once', async () => {
    const rows = await querySql(
      clone.database,
      'select number, kind from content_migrations order by number',
    );
    expect(rows).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, kind: 'expand' })));
  });
});

describe('SCHOOL-01 documents that were written before PostgreSQL held their school', () => {
  const content = [...tablesOfModels()].filter(([uid]) => uid.startsWith('api::')).map(([, table]) => table);

  it('are of the school that holds them, and every table is guarded', async () => {
    const guarded = await querySql<{ name: string }>(
      clone.database,
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'keep_document_site'`,
    );
    expect(guarded.map(({ name }) => name).toSorted()).toEqual(content.toSorted());
    const unclaimed = content.map(
      (table) =>
        `select document_id from "${table}" where document_id is not null except select document_id from document_sites`,
    );
    expect(await querySql(clone.database, unclaimed.map((read) => `(${read})`).join(' union all '))).toEqual(
      [],
    );
  });

  it('a document that two schools hold is of the first, and the start says so', async () => {
    const rows = await querySql(clone.database, 'select site from document_sites where document_id = $1', [
      'heldbytwoschoolsalready1',
    ]);
    expect(rows).toEqual([{ site: 'meridia' }]);
    expect(await heldTwice(clone.database, tablesOfModels())).toEqual(['heldbytwoschoolsalready1']);
    const logs = await Promise.all(services.map(({ logFile }) => readFile(logFile, 'utf8')));
    expect(logs.join('')).toContain('labels: held by two schools, or by none: heldbytwoschoolsalready1');
  });
});

describe('what was kept for long enough', () => {
  const left = (sql: string) => querySql<{ name: string }>(clone.database, sql);

  it('goes, however many batches that takes, and nothing else does', async () => {
    const addresses = () =>
      left(`select path as name from unknown_addresses where path ~ '^/(old|young)' order by path`);
    await expect.poll(addresses).toEqual([{ name: '/old-1' }, { name: '/young' }]);
    const misses = () =>
      left(`select words as name from search_misses where words in ('ancien', 'jeune') order by words`);
    await expect.poll(misses).toEqual([{ name: 'jeune' }]);
  });
});
