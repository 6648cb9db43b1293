import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { leastMs } from '../support/least-ms.ts';
import { ask, PASSWORD, readAccounts, register, somebody, tokenIn } from '../support/people.ts';

let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let service: ContentService;
let manager: EditorSession;
let admin: EditorSession;

async function start(): Promise<void> {
  service = await startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' },
    name: 'contract-people',
  });
  manager = await logInEditor(service.url, EDITORS.responsable);
  admin = await logInEditor(service.url, EDITORS.admin);
}

beforeAll(async () => {
  clone = await cloneTemplate('people');
  await start();
});
afterAll(async () => {
  await service.stop();
  await clone.drop();
});

async function idOf(email: string): Promise<number> {
  const [row] = await querySql<{ id: number }>(
    clone.database,
    'select id from admin_users where email = $1',
    [email],
  );
  return row?.id ?? 0;
}

const logInStatus = async (email: string, password = PASSWORD) =>
  (await call(service.url, '/admin/login', { method: 'POST', body: { email, password } })).status;
const infoStatus = async (token: string) =>
  (await call(service.url, `/admin/registration-info?registrationToken=${token}`)).status;

describe('ACC-02 a manager invites', () => {
  it('ACC-02, ACC-05 an account is of its role and its campuses, and its link is good once', async () => {
    const email = 'lyon@meridia.example';
    const { campuses } = await readAccounts(manager);
    const [lyon] = campuses.filter(({ title }) => title === 'Lyon').map(({ documentId }) => documentId);
    const answer = await ask(manager, { role: 'redaction-campus', campuses: [lyon ?? ''], email });
    expect(answer.status, answer.text).toBe(200);
    const token = tokenIn(answer);
    expect(await logInStatus(email)).toBe(400);
    expect(await infoStatus(token)).toBe(200);
    expect((await register(service.url, token)).status).toBe(200);
    expect(await logInStatus(email)).toBe(200);
    expect((await register(service.url, token)).status).toBe(400);

    const { accounts } = await readAccounts(manager);
    expect(accounts.find((one) => one.email === email)).toMatchObject({
      role: 'redaction-campus',
      state: 'active',
      campuses: [lyon],
      canChange: true,
    });
  });

  it('ACC-05 a link is worth nothing after its end, nor after another one', async () => {
    const email = 'tard@meridia.example';
    const first = tokenIn(await ask(manager, { role: 'relecture', email }));
    const second = tokenIn(await manager.ask('POST', `/accounts/${await idOf(email)}/link`, {}));
    expect([await infoStatus(first), await infoStatus(second)]).toEqual([400, 200]);

    await querySql(
      clone.database,
      `update account_invitations set ends_at = now() - interval '1 second' where user_id = $1`,
      [await idOf(email)],
    );
    expect(await infoStatus(second)).toBe(400);
    const refused = await register(service.url, second);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('n’est plus valable');
    expect(await logInStatus(email)).toBe(400);
  });

  it.each([
    ['an address that has an account', { role: 'redaction', email: EDITORS.boreal.email }],
    ['a role of no school', { role: 'strapi-super-admin' as 'redaction', email: 'x@meridia.example' }],
    ['a campus role without a campus', { role: 'redaction-campus', email: 'x@meridia.example' }],
    ['a campus for the whole school', { role: 'redaction', campuses: ['x'], email: 'x@meridia.example' }],
    ['a campus that is none', { role: 'redaction-campus', campuses: ['x'], email: 'x@meridia.example' }],
    ['no address', { role: 'redaction', email: 'x' }],
  ] as const)('ACC-02 %s is refused with a sentence', async (_what, invited) => {
    const answer = await ask(manager, {
      ...invited,
      campuses: [...('campuses' in invited ? invited.campuses : [])],
    });
    expect(answer.status, answer.text).toBe(400);
    expect(await idOf('x@meridia.example')).toBe(0);
  });

  it('ACC-03 a campus of another school is refused', async () => {
    const { campuses } = await readAccounts(admin, 'boreal');
    const answer = await ask(manager, {
      role: 'admissions-campus',
      campuses: [campuses[0]?.documentId ?? ''],
      email: 'x@meridia.example',
    });
    expect(answer.status).toBe(400);
  });
});

describe('ACC-02 whom a manager may touch', () => {
  const CALLS = [
    ['PUT', '', { role: 'relecture', campuses: [] }],
    ['POST', '/deactivate', {}],
    ['POST', '/reactivate', {}],
    ['POST', '/link', {}],
  ] as const;

  it('ACC-02 neither an administrator nor somebody of another school', async () => {
    const before = await querySql(clone.database, 'select * from admin_users order by id');
    for (const { email } of [EDITORS.admin, EDITORS.boreal])
      for (const [method, action, body] of CALLS) {
        const { status } = await manager.ask(method, `/accounts/${await idOf(email)}${action}`, body);
        expect([403, 404]).toContain(status);
      }
    expect((await manager.ask('GET', '/accounts?site=boreal')).status).toBe(403);
    expect(
      (await ask(manager, { role: 'redaction', email: 'y@boreal.example', site: 'boreal' })).status,
    ).toBe(403);
    expect(await querySql(clone.database, 'select * from admin_users order by id')).toEqual(before);
  });

  it('ACC-02 somebody with a role of both schools is for an administrator of the service', async () => {
    const email = 'deux@meridia.example';
    await somebody(service.url, manager, { role: 'redaction', email });
    await querySql(
      clone.database,
      `insert into admin_users_roles_lnk (user_id, role_id, role_ord, user_ord)
       select $1, id, 2, 1 from admin_roles where code = 'redaction-boreal'`,
      [await idOf(email)],
    );
    const { status } = await manager.ask('POST', `/accounts/${await idOf(email)}/deactivate`, {});
    expect(status).toBe(403);
  });

  it('ACC-02 nobody but a manager reaches the accounts', async () => {
    const roles = ['redaction', 'admissions', 'relecture'] as const;
    const id = await idOf(EDITORS.meridia.email);
    for (const role of roles) {
      const one = await somebody(service.url, manager, { role, email: `${role}-seule@meridia.example` });
      expect((await one.ask('GET', '/accounts')).status).toBe(403);
      expect((await ask(one, { role: 'redaction', email: 'z@meridia.example' })).status).toBe(403);
      for (const [method, action, body] of CALLS)
        expect((await one.ask(method, `/accounts/${id}${action}`, body)).status).toBe(403);
    }
  });

  it('ACC-02 the last manager stays one', async () => {
    const own = await idOf(EDITORS.responsable.email);
    const change = { role: 'redaction', campuses: [] };
    expect((await manager.ask('POST', `/accounts/${own}/deactivate`, {})).status).toBe(400);
    expect((await manager.ask('PUT', `/accounts/${own}`, change)).status).toBe(400);

    const second = await somebody(service.url, manager, {
      role: 'responsable',
      email: 'adjointe@meridia.example',
    });
    const other = await idOf('adjointe@meridia.example');
    const answers = await Promise.all([
      manager.ask('PUT', `/accounts/${other}`, change),
      second.ask('PUT', `/accounts/${own}`, change),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = (await readAccounts(admin)).accounts.filter(({ role }) => role === 'responsable');
    expect(left).toHaveLength(1);
    await admin.ask('PUT', `/accounts/${own}?site=meridia`, { role: 'responsable', campuses: [] });
  });
});

describe('ACC-06 a login', () => {
  it('ACC-06 takes as long for an e-mail without an account as for another password', async () => {
    const email = 'duree@meridia.example';
    await somebody(service.url, manager, { role: 'redaction', email });
    const known = await leastMs(() => logInStatus(email, 'Another-pass-1'));
    const unknown = await leastMs(() => logInStatus('nobody@meridia.example', 'Another-pass-1'));

    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('ACC-06 is no way to transfer data', async () => {
    const token = { name: 'away', description: '', permissions: ['pull'], lifespan: null };
    expect((await admin.ask('GET', '/admin/transfer/tokens')).status).toBe(404);
    expect((await admin.ask('POST', '/admin/transfer/tokens', token)).status).toBe(404);
    expect((await call(service.url, '/admin/transfer/runner/pull')).status).toBe(401);
  });
});

describe('ACC-05 a deactivated account', () => {
  it('ACC-05 its session dies at once, its password and its links are worth nothing', async () => {
    const email = 'partie@meridia.example';
    const one = await somebody(service.url, manager, { role: 'redaction', email });
    const id = await idOf(email);
    const code = tokenIn(await manager.ask('POST', `/accounts/${id}/link`, {}));
    expect((await one.ask('GET', '/admin/users/me')).status).toBe(200);

    expect((await manager.ask('POST', `/accounts/${id}/deactivate`, {})).status).toBe(200);
    expect((await one.ask('GET', '/admin/users/me')).status).toBe(401);
    expect(await logInStatus(email)).toBe(400);
    const reset = { resetPasswordToken: code, password: PASSWORD };
    expect((await call(service.url, '/admin/reset-password', { method: 'POST', body: reset })).status).toBe(
      400,
    );
    expect((await manager.ask('POST', `/accounts/${id}/link`, {})).status).toBe(400);
    const sessions = await querySql(
      clone.database,
      `select id from strapi_sessions where user_id = $1 and origin = 'admin'`,
      [String(id)],
    );
    expect(sessions).toEqual([]);

    expect((await manager.ask('POST', `/accounts/${id}/reactivate`, {})).status).toBe(200);
    expect((await one.ask('GET', '/admin/users/me')).status).toBe(401);
    expect(await logInStatus(email)).toBe(200);
  });

  it('ACC-05 who was only invited is invited again', async () => {
    const email = 'jamais-venue@meridia.example';
    const token = tokenIn(await ask(manager, { role: 'relecture', email }));
    const id = await idOf(email);
    await manager.ask('POST', `/accounts/${id}/deactivate`, {});
    expect(await infoStatus(token)).toBe(400);
    const again = await manager.ask('POST', `/accounts/${id}/reactivate`, {});
    expect(await infoStatus(tokenIn(again))).toBe(200);
  });

  it('ACC-05 « Mot de passe oublié ? » ends no link, and says whom to ask', async () => {
    const email = 'sans-message@meridia.example';
    await somebody(service.url, manager, { role: 'redaction', email });
    const code = tokenIn(await manager.ask('POST', `/accounts/${await idOf(email)}/link`, {}));
    const answers = await Promise.all(
      [email, 'nobody@meridia.example'].map((address) =>
        call(service.url, '/admin/forgot-password', { method: 'POST', body: { email: address } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.text).toContain('demandez un lien');

    const reset = { resetPasswordToken: code, password: 'Un-autre-secret-3' };
    expect((await call(service.url, '/admin/reset-password', { method: 'POST', body: reset })).status).toBe(
      200,
    );
  });

  it('ACC-05 a new password ends the sessions of the old one, and its link is good once', async () => {
    const email = 'oubli@meridia.example';
    const one = await somebody(service.url, manager, { role: 'redaction', email });
    const code = tokenIn(await manager.ask('POST', `/accounts/${await idOf(email)}/link`, {}));
    const reset = { resetPasswordToken: code, password: 'Un-autre-secret-2' };
    const post = () => call(service.url, '/admin/reset-password', { method: 'POST', body: reset });
    expect((await post()).status).toBe(200);
    expect((await one.ask('GET', '/admin/users/me')).status).toBe(401);
    expect(await logInStatus(email, reset.password)).toBe(200);
    expect((await post()).status).toBe(400);
  });
});

type EventLine = { subject: string; what: string; by: string };

const eventsOf = async (session: EditorSession, path: string): Promise<EventLine[]> => {
  const { status, json, text } = await session.ask('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return (json as { events: EventLine[] }).events;
};
const journalOf = async (email: string) =>
  (await eventsOf(manager, '/accounts/events?site=meridia'))
    .filter(({ subject }) => subject.includes(email))
    .map(({ what, by }) => `${what} – ${by.includes(EDITORS.responsable.email) ? 'manager' : by}`);

describe('ACC-07 the journal of accounts', () => {
  const email = 'suivie@meridia.example';
  const second = 'Un-autre-secret-4';

  it('ACC-07 has each change, each link and each login of an account, and who did it', async () => {
    await somebody(service.url, manager, { role: 'redaction', email });
    const id = await idOf(email);
    for (const guess of ['Faux-secret-1', 'Faux-secret-2']) expect(await logInStatus(email, guess)).toBe(400);
    await manager.ask('PUT', `/accounts/${id}`, { role: 'admissions', campuses: [] });
    await manager.ask('POST', `/accounts/${id}/deactivate`, {});
    await manager.ask('POST', `/accounts/${id}/reactivate`, {});
    await expect.poll(() => journalOf(email)).toContain('Connexion refusée (2 fois) – 127.0.0.1');
    const told = await journalOf(email);
    expect(told.filter((line) => !line.startsWith('Connexion'))).toEqual([
      'Compte réactivé – manager',
      'Compte désactivé – manager',
      'Rôle ou campus modifiés : Admissions – manager',
      'Mot de passe choisi avec le lien – 127.0.0.1',
      'Invitation : Rédaction – manager',
    ]);
    expect(told.filter((line) => line.startsWith('Connexion – '))).toHaveLength(1);
  });

  it('ACC-07 a manager does not become a colleague unseen: the link is in the journal and on the home of the colleague', async () => {
    const one = await logInEditor(service.url, { email, password: PASSWORD });
    expect(await eventsOf(one, '/accounts/own-links')).toEqual([]);
    const code = tokenIn(await manager.ask('POST', `/accounts/${await idOf(email)}/link`, {}));
    const body = { resetPasswordToken: code, password: second };
    expect((await call(service.url, '/admin/reset-password', { method: 'POST', body })).status).toBe(200);

    const colleague = await logInEditor(service.url, { email, password: second });
    const links = await eventsOf(colleague, '/accounts/own-links');
    expect(links.map(({ what }) => what)).toEqual([
      'Mot de passe choisi avec le lien',
      'Lien créé pour un nouveau mot de passe',
    ]);
    expect(links[1]?.by).toContain(EDITORS.responsable.email);
    expect(await eventsOf(manager, '/accounts/own-links')).toEqual([]);
  });

  it('ACC-07 has what an administrator of the service does in the settings of Strapi, deletion included', async () => {
    const id = await idOf(email);
    const { text } = await admin.ask('PUT', `/admin/users/${id}`, { firstname: 'Anne' });
    expect(text).toContain('Anne');
    expect((await admin.ask('DELETE', `/admin/users/${id}`, undefined)).status).toBe(200);
    expect((await journalOf(email)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Compte supprimé par l’administration du service – /),
      expect.stringMatching(/^Compte modifié par l’administration du service – /),
    ]);
  });

  it('ACC-07 is read by the managers of the school, and nobody else', async () => {
    const reader = await somebody(service.url, manager, {
      role: 'redaction',
      email: 'curieuse@meridia.example',
    });
    expect((await reader.ask('GET', '/accounts/events?site=meridia')).status).toBe(403);
    expect((await manager.ask('GET', '/accounts/events?site=boreal')).status).toBe(403);
    for (const { subject } of await eventsOf(admin, '/accounts/events?site=boreal'))
      expect(subject).not.toContain('@meridia.example');
  });

  it('ACC-07 an address that guesses adds one line an hour for an account, and none for an e-mail without one', async () => {
    const count = async () =>
      Number(
        (await querySql<{ n: string }>(clone.database, 'select count(*) as n from account_events'))[0]?.n,
      );
    const before = await count();
    for (let guess = 0; guess < 6; guess += 1) {
      await logInStatus(EDITORS.boreal.email, `Faux-secret-${guess}`);
      await logInStatus(`personne-${guess}@meridia.example`, 'Faux-secret-1');
    }
    await expect.poll(count).toBe(before + 1);
  });
});

describe('ACC-09 a password that is easily guessed', () => {
  it.each([
    ['Courte-1234', 'courte@meridia.example', 'douze caractères'],
    ['Motdepasse2026!', 'commune@meridia.example', 'se devine'],
    ['Simplette-2026', 'simplette@meridia.example', 'se devine'],
  ])(
    'ACC-09 %s is refused wherever it is chosen, and ends neither link nor session',
    async (password, email, why) => {
      const refusedWith = [400, expect.stringContaining(why)];
      const post = async (path: string, body: object) => {
        const { status, text } = await call(service.url, path, { method: 'POST', body });
        return [status, text];
      };
      const person = { firstname: 'Inès', lastname: 'Martin', password };
      const registrationToken = tokenIn(await ask(manager, { role: 'relecture', email }));
      expect(await post('/admin/register', { registrationToken, userInfo: person })).toEqual(refusedWith);
      expect((await register(service.url, registrationToken)).status).toBe(200);

      const one = await logInEditor(service.url, { email, password: PASSWORD });
      const own = await one.ask('PUT', '/admin/users/me', { password, currentPassword: PASSWORD });
      expect([own.status, own.text]).toEqual(refusedWith);
      expect((await one.ask('GET', '/admin/users/me')).status).toBe(200);
      const id = await idOf(email);
      const given = await admin.ask('PUT', `/admin/users/${id}`, { ...person, email });
      expect([given.status, given.text]).toEqual(refusedWith);

      const resetPasswordToken = tokenIn(await manager.ask('POST', `/accounts/${id}/link`, {}));
      expect(await post('/admin/reset-password', { resetPasswordToken, password })).toEqual(refusedWith);
      expect(await logInStatus(email)).toBe(200);
      const good = { resetPasswordToken, password: 'Un-autre-secret-6' };
      expect((await post('/admin/reset-password', good))[0]).toBe(200);
    },
  );
});

describe('ACC-05 the database', () => {
  it('ACC-05 holds no token that opens a link, of an invitation or of a password', async () => {
    const email = 'copie@meridia.example';
    const stored = async () =>
      (
        await querySql<{ token: string }>(
          clone.database,
          'select coalesce(registration_token, reset_password_token) as token from admin_users where email = $1',
          [email],
        )
      )[0]?.token ?? '';
    const invitation = tokenIn(await ask(manager, { role: 'relecture', email }));
    expect(await infoStatus(await stored())).toBe(400);
    expect((await register(service.url, await stored())).status).toBe(400);
    expect((await register(service.url, invitation)).status).toBe(200);

    const code = tokenIn(await manager.ask('POST', `/accounts/${await idOf(email)}/link`, {}));
    const reset = async (resetPasswordToken: string) =>
      (
        await call(service.url, '/admin/reset-password', {
          method: 'POST',
          body: { resetPasswordToken, password: 'Un-autre-secret-5' },
        })
      ).status;
    expect(await reset(await stored())).toBe(400);
    expect(await reset(code)).toBe(200);
  });

  it('ACC-05 an account that an administrator makes in the settings of Strapi has a link that is good, and kept as a hash', async () => {
    const email = 'par-strapi@meridia.example';
    const roles = await querySql<{ id: number }>(
      clone.database,
      `select id from admin_roles where code = 'redaction-meridia'`,
    );
    const body = { firstname: 'Inès', lastname: 'Martin', email, roles: roles.map(({ id }) => id) };
    const { json } = await admin.ask('POST', '/admin/users', body);
    const { registrationToken } = (json as { data: { registrationToken: string } }).data;
    const held = await querySql(clone.database, 'select 1 from admin_users where registration_token = $1', [
      registrationToken,
    ]);
    expect(held).toEqual([]);
    expect((await register(service.url, registrationToken)).status).toBe(200);
  });
});

describe('ACC-01 a start', () => {
  it('ACC-01 loses nobody: roles, campuses and who is deactivated stay', { timeout: 300_000 }, async () => {
    const { accounts } = await readAccounts(manager);
    const added = await querySql<{ id: number }>(
      clone.database,
      `insert into admin_permissions (action, subject, properties, conditions, action_parameters)
       values ('plugin::content-manager.explorer.delete', 'api::news.news', '{}', '[]', '{}') returning id`,
    );
    await querySql(
      clone.database,
      `insert into admin_permissions_role_lnk (permission_id, role_id)
       select $1, id from admin_roles where code = 'relecture-meridia'`,
      [added[0]?.id],
    );
    await service.stop();
    await start();
    expect((await readAccounts(manager)).accounts).toEqual(accounts);
    const rights = await querySql(
      clone.database,
      `select p.action from admin_permissions p join admin_permissions_role_lnk l on l.permission_id = p.id
       join admin_roles r on r.id = l.role_id
       where r.code = 'relecture-meridia' and p.action not like '%.read' and p.action not like '%.download'`,
    );
    expect(rights).toEqual([]);
  });
});
