import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { createDatabase, databaseUrl, dropDatabase } from '@meridia/tools/services/postgres';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { logIn } from '../support/log-in.ts';

const DATABASE = `meridia_empty_${process.pid}`;

/** What Strapi and this service write at a start where they find none, and what tells one from another. */
const WRITTEN_ONCE = [
  ['up_roles', 'type', ['authenticated', 'public', 'site-preview', 'site-reader']],
  ['up_users', 'username', Object.values(ACCOUNTS).map(({ username }) => username)],
  ['i18n_locale', 'code', ['en', 'fr']],
  ['admin_users', 'email', Object.values(EDITORS).map(({ email }) => email)],
] as const;

let mediaFolder: string;
let services: ContentService[] = [];

beforeAll(async () => {
  mediaFolder = await mkdtemp(path.join(tmpdir(), 'empty-'));
  await dropDatabase(DATABASE);
  await createDatabase(DATABASE);
  const start = (name: string) =>
    startContentService({ databaseUrl: databaseUrl(DATABASE), mediaFolder, name: `contract-empty-${name}` });
  services = await Promise.all([start('1'), start('2')]);
});
afterAll(async () => {
  for (const service of services) await service.stop();
  await dropDatabase(DATABASE);
  await rm(mediaFolder, { recursive: true, force: true });
});

const rowsOf = async (sql: string) => querySql<Record<string, unknown>>(DATABASE, sql);

describe('START-01 two processes that start at once on an empty database', () => {
  it('START-01 both come up, and both let a site and an editor in', async () => {
    for (const { url } of services) {
      expect((await call(url, '/_ready')).status).toBe(200);
      expect(await logIn(url, ACCOUNTS.meridia)).not.toBe('');
      await logInEditor(url, EDITORS.admin);
    }
  });

  it.each(WRITTEN_ONCE)('START-01 each row of %s is there once, by its %s', async (table, column, values) => {
    const rows = await rowsOf(`select ${column} as name from ${table} order by ${column} collate "C"`);
    expect(rows.map(({ name }) => name)).toEqual([...values].toSorted());
  });

  it('START-01 no role has a right twice, and no setting is there twice', async () => {
    const twice = [
      'select code from admin_roles group by code having count(*) > 1',
      'select key, type, environment, tag from strapi_core_store_settings group by 1, 2, 3, 4 having count(*) > 1',
      `select link.role_id, one.action from up_permissions one join up_permissions_role_lnk link on link.permission_id = one.id
       group by 1, 2 having count(*) > 1`,
      `select link.role_id, one.action, one.subject from admin_permissions one
       join admin_permissions_role_lnk link on link.permission_id = one.id group by 1, 2, 3 having count(*) > 1`,
      'select name from upload_folders group by name having count(*) > 1',
    ];
    for (const sql of twice) expect(await rowsOf(sql), sql).toEqual([]);
  });

  it('START-01 the database itself lets none of them in twice', async () => {
    for (const [table, column] of [...WRITTEN_ONCE, ['admin_roles', 'code'] as const]) {
      const second = `insert into ${table} (${column}) select ${column} from ${table} limit 1`;
      await expect(rowsOf(second), table).rejects.toThrow(/duplicate key/);
    }
  });
});
