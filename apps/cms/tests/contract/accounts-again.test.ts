import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { askLogin } from '../support/log-in.ts';

const NEW_PASSWORD = 'Un-autre-secret-2';

let clone: Awaited<ReturnType<typeof cloneTemplate>>;

beforeAll(async () => {
  clone = await cloneTemplate('accounts');
});
afterAll(() => clone.drop());

/** Each with the environment of its own, one after the other on one database: what a deploy does. */
async function whileRunning(extra: Record<string, string>, act: (service: ContentService) => Promise<void>) {
  const { database, mediaFolder } = clone;
  const service = await startContentService({
    databaseUrl: databaseUrl(database),
    mediaFolder,
    extra,
    name: 'contract-accounts',
  });
  try {
    await act(service);
  } finally {
    await service.stop();
  }
}

const panelLogin = async (url: string, email: string, password: string) =>
  (await call(url, '/admin/login', { method: 'POST', body: { email, password } })).status;

describe('C-07 a start undoes no decision on an account', () => {
  it(
    'C-07 an editor who was deactivated, or whose password was changed, stays so',
    { timeout: 300_000 },
    async () => {
      await whileRunning({}, async ({ url }) => {
        const admin = await logInEditor(url, EDITORS.admin);
        const ids = await querySql<{ id: number; email: string }>(
          clone.database,
          'select id, email from admin_users',
        );
        const idOf = (email: string) => ids.find((user) => user.email === email)?.id;
        const change = (email: string, body: object) => admin.ask('PUT', `/admin/users/${idOf(email)}`, body);
        expect((await change(EDITORS.meridia.email, { isActive: false })).status).toBe(200);
        expect((await change(EDITORS.boreal.email, { password: NEW_PASSWORD })).status).toBe(200);
      });

      await whileRunning({}, async ({ url }) => {
        const { meridia, boreal } = EDITORS;
        expect(await panelLogin(url, meridia.email, meridia.password)).toBe(400);
        expect(await panelLogin(url, boreal.email, boreal.password)).toBe(400);
        expect(await panelLogin(url, boreal.email, NEW_PASSWORD)).toBe(200);
      });
    },
  );

  it(
    'C-07 an editor who is missing is added, one who exists under another name is left',
    { timeout: 300_000 },
    async () => {
      const added = { ...EDITORS.meridia, email: 'nouvelle@meridia.example' };
      const renamed = { ...EDITORS.admin, firstname: 'Autre' };
      await whileRunning({ EDITORS: JSON.stringify([added, renamed]) }, async ({ url }) => {
        expect(await panelLogin(url, added.email, added.password)).toBe(200);
      });
      const rows = await querySql(clone.database, 'select firstname from admin_users where email = $1', [
        EDITORS.admin.email,
      ]);
      expect(rows).toEqual([{ firstname: EDITORS.admin.firstname }]);
    },
  );

  it(
    'C-07 a process without SERVICE_ACCOUNTS, or with those of another school, blocks no site',
    { timeout: 300_000 },
    async () => {
      for (const accounts of [[], [ACCOUNTS.boreal]]) {
        await whileRunning({ SERVICE_ACCOUNTS: JSON.stringify(accounts) }, async ({ url }) => {
          const { username, password } = ACCOUNTS.meridia;
          expect((await askLogin(url, { username, password })).status).toBe(200);
        });
      }
    },
  );

  it(
    'C-07 a service account that was blocked, or whose password was changed, stays so',
    { timeout: 300_000 },
    async () => {
      const { meridia, boreal } = ACCOUNTS;
      await querySql(clone.database, 'update up_users set blocked = true where username = $1', [
        meridia.username,
      ]);
      await querySql(clone.database, 'update up_users set password = $2 where username = $1', [
        boreal.username,
        'not the hash of anything',
      ]);
      await whileRunning({}, async ({ url }) => {
        for (const { username, password } of [meridia, boreal])
          expect((await askLogin(url, { username, password })).status).toBe(401);
      });
    },
  );
});
