import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { readModels, tablesOfModels, type Models } from '../support/content-models.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { SCHOOL_CASES, TYPE_CASES } from '../support/fence-cases.ts';
import { aPicture, foreignSchool, foreignTypes, type ForeignSchool } from '../support/foreign-school.ts';
import type { Answer } from '../support/http-call.ts';
import type { ForeignIds } from '../support/identity-bodies.ts';
import { IDENTITY_ROUTES, type IdentityType } from '../support/identity-routes.ts';
import { listPanelRoutes } from '../support/list-panel-routes.ts';
import { OWN_CALLS, TRIED_BY_ADDRESS, type OwnThings } from '../support/own-calls.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { isInTurn, TURN } from '../support/turn.ts';
import { heldTwice, ownedRows, schoolRows } from '../support/school-rows.ts';

const permissionList = z.object({
  data: z.array(z.object({ action: z.string(), subject: z.string().nullable() })),
});
const created = z.object({ data: z.object({ documentId: z.string() }) });
const AT_ONCE = 4;
/** In the gate one body in so many for each type and call, others each day and for each editor; `pnpm test:reach` sends all. */
const ONE_IN = process.env.REACH === 'whole' ? 1 : 24;
const ALWAYS = 3;
/** Of the calls that come to the same writes as these, each is tried on one type in three. */
const ON_ALL_TYPES = ['POST', 'PUT'].map(
  (method) => new RegExp(`^${method} /content-manager/collection-types/:model(?:/:id)?$`),
);
const TYPES_ONE_IN = process.env.REACH === 'whole' ? 1 : 5;
const EVENT = 'api::event.event';
const IDS = /\b[a-z0-9]{24}\b/g;

let service: OwnService;
let routes: string[];
let admin: EditorSession;
let models: Models;
const tables = tablesOfModels();

beforeAll(async () => {
  service = await startOwnService('identity', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
  routes = await listPanelRoutes(service.database, service.mediaFolder);
  admin = await logInEditor(service.url, EDITORS.admin);
  models = await readModels(admin);
});
afterAll(() => service.stop());

const ask = <Row extends Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
  querySql<Row>(service.database, sql, values);

/** The drafts of a school, with what says whose and which they are. */
async function identitiesOf(site: SiteKey): Promise<string[]> {
  const reads = [...tables]
    .filter(([uid]) => uid.startsWith('api::'))
    .map(
      ([uid, table]) =>
        `select concat_ws(' ', '${uid}', document_id, locale, created_by_id, created_at) as text from "${table}" where site = '${site}' and published_at is null`,
    );
  return (await ask<{ text: string }>(reads.join(' union all '))).map(({ text }) => text);
}

/** A draft of each type that the editor has made, where she may; or a document that her school has. */
async function ownDocument(editor: EditorSession, home: SiteKey, uid: string): Promise<string> {
  const { status, json } = await editor.create(`${uid}?locale=fr`, {});
  if (status === 201) return created.parse(json).data.documentId;
  const [row] = await ask<{ id: string }>(
    `select document_id as id from "${tables.get(uid)}" where site = $1 limit 1`,
    [home],
  );
  if (!row) throw new Error(`${home} has no ${uid}`);
  return row.id;
}

async function foreignIds(
  site: SiteKey,
  school: ForeignSchool,
  types: readonly { uid: string; documentId: string; id: number }[],
): Promise<ForeignIds> {
  const [file] = await ask<ForeignIds['file']>(
    'select id, document_id as "documentId", url from files where id = $1',
    [school.file.id],
  );
  const [user] = await ask<{ id: number }>('select id from admin_users where email = $1', [
    EDITORS[site].email,
  ]);
  const owned = await ownedRows(service.database, site, tables);
  if (!file || !user) throw new Error(`${site} has no picture or no editor`);
  const parts = [...tables].flatMap(([uid, table]) => {
    const [id] = owned.get(table) ?? [];
    return uid.startsWith('api::') || id === undefined ? [] : [[uid, id] as const];
  });
  return {
    ...{ site, userId: user.id, file, parts: new Map(parts) },
    documents: new Map(types.map(({ uid, documentId, id }) => [uid, { documentId, id }])),
  };
}

async function ownThings(home: SiteKey, documentId: string, school: ForeignSchool): Promise<OwnThings> {
  const first = async (sql: string) => (await ask<{ id: string }>(sql, [home]))[0]?.id ?? '';
  return {
    documentId,
    versionId: await first('select id from content_versions where site = $1 order by id desc limit 1'),
    binId: await first('select id from content_bin where site = $1 limit 1'),
    ...{ file: school.own.file, folder: school.own.subfolder },
    ...{ foreignVersionId: school.versionId, foreignFolder: school.folder },
  };
}

/** In the gate the editor of one school, of the other one on the next day. */
const HOMES = SITE_KEYS.filter(
  (_home, rank) => process.env.REACH === 'whole' || isInTurn(rank, SITE_KEYS.length),
);

describe.each(HOMES.map((home) => ({ home, site: SITE_KEYS.find((key) => key !== home)! })))(
  'SCHOOL-01, SCHOOL-02 the editor of $home names what is of $site in what she sends',
  ({ home, site }) => {
    let editor: EditorSession;
    let types: (IdentityType & { actions: readonly string[] })[];
    let school: ForeignSchool;
    let ids: ForeignIds;
    let own: OwnThings;
    let foreign: ReadonlySet<string>;
    let before: Record<string, string>;
    let identities: string[];
    const count = { possible: 0, calls: 0, cases: 0, accepted: 0 };

    beforeAll(async () => {
      editor = await logInEditor(service.url, EDITORS[home]);
      const found = await foreignTypes(admin, site);
      await foreignTypes(admin, home);
      school = await foreignSchool(service, admin, site, found);
      ids = await foreignIds(site, school, found);
      const { data } = permissionList.parse((await editor.ask('GET', '/admin/users/me/permissions')).json);
      types = await Promise.all(
        found.map(async ({ uid, documentId }) => ({
          ...{ uid, foreign: documentId, own: await ownDocument(editor, home, uid) },
          actions: data.filter(({ subject }) => subject === uid).map(({ action }) => action),
        })),
      );
      own = await ownThings(home, types.find(({ uid }) => uid === EVENT)?.own ?? '', school);
      const rows = await ask<{ id: string }>('select document_id as id from document_sites where site = $1', [
        site,
      ]);
      foreign = new Set(rows.map(({ id }) => id));
      before = await schoolRows(service.database, school, tables);
      identities = await identitiesOf(home);
    });

    /** A refusal is one of the caller's mistakes; what was accepted shows nothing that the caller has not named. */
    function problemOf({ status, text }: Answer, sent: string): string | null {
      count.calls += 1;
      if (status < 400) count.accepted += 1;
      if (status >= 500 || (status >= 400 && ![400, 401, 403, 404, 405].includes(status)))
        return `answers ${status}: ${text.slice(0, 200)}`;
      const shown = Array.from(text.matchAll(IDS), ([id]) => id).find(
        (id) => foreign.has(id) && !sent.includes(id),
      );
      if (shown) return `shows ${shown}`;
      return text.includes(`"site":"${site}"`) ? `shows a document of ${site}` : null;
    }

    async function tryAll<One>(trials: readonly One[], send: (trial: One) => Promise<string | null>) {
      const queue = [...trials];
      const problems: string[] = [];
      const worker = async () => {
        for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
          const problem = await send(trial);
          if (problem) problems.push(problem);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return problems;
    }

    async function expectNoEffect(): Promise<void> {
      expect(await heldTwice(service.database, tables)).toEqual([]);
      expect(await schoolRows(service.database, school, tables)).toEqual(before);
      const now = new Set(await identitiesOf(home));
      expect(identities.filter((identity) => !now.has(identity))).toEqual([]);
    }

    it('SCHOOL-02 every route that takes a body is tried', () => {
      const tried = new Set([...Object.keys({ ...IDENTITY_ROUTES, ...OWN_CALLS }), ...TRIED_BY_ADDRESS]);
      const known = Object.keys({ ...TYPE_CASES, ...SCHOOL_CASES }).filter(
        (name) => !name.startsWith('GET '),
      );
      expect(known.filter((name) => !tried.has(name))).toEqual([]);
      expect([...tried].filter((name) => !routes.includes(name))).toEqual([]);
    });

    it.each(Object.keys(IDENTITY_ROUTES))('SCHOOL-02 %s', async (route) => {
      const { action, trials } = IDENTITY_ROUTES[route]!;
      const [method = ''] = route.split(' ');
      const all = types
        .filter(
          ({ actions }, rank) =>
            actions.includes(action) &&
            (ON_ALL_TYPES.some((all) => all.test(route)) ||
              isInTurn(rank, TYPES_ONE_IN, SITE_KEYS.indexOf(home))),
        )
        .flatMap((type) => {
          const possible = trials(type, { models, ids });
          count.possible += possible.length;
          return possible.filter(
            (_trial, rank) => rank < ALWAYS || isInTurn(rank, ONE_IN, SITE_KEYS.indexOf(home)),
          );
        });
      expect(all.length).toBeGreaterThan(5);
      const problems = await tryAll(all, async ({ path, body, name, cases }) => {
        count.cases += cases;
        const problem = problemOf(await editor.ask(method, path, body), `${path}${JSON.stringify(body)}`);
        return problem && `${method} ${path} ${name} ${problem}`;
      });
      expect(problems).toEqual([]);
      await expectNoEffect();
    });

    it('SCHOOL-02 calls of our own and of the media library', async () => {
      const context = { ...own, ids, type: EVENT, foreign: ids.documents.get(EVENT)?.documentId ?? '' };
      const picture = await aPicture();
      const all = Object.entries(OWN_CALLS).flatMap(([route, calls]) =>
        calls(context).map((call) => ({ method: route.split(' ')[0] ?? '', ...call })),
      );
      const problems = await tryAll(all, async ({ method, path, body, form }) => {
        const files: Record<string, Blob> = form?.hasPicture ? { files: picture } : {};
        const answer = form
          ? await editor.sendForm(method, path, { ...form.fields, ...files }, 'intrus.png')
          : await editor.ask(method, path, body);
        const sent = `${path}${JSON.stringify(body ?? form)}`;
        count.cases += 1;
        count.possible += 1;
        const problem = problemOf(answer, sent);
        return problem && `${method} ${sent} ${problem}`;
      });
      expect(problems).toEqual([]);
      await expectNoEffect();
    });

    it('SCHOOL-01 and nothing of the other school has changed', async () => {
      process.stdout.write(
        `${home} on ${site}, turn ${TURN}: ${count.cases} fields that name what is of the other school, in ${count.calls} of ${count.possible} calls, ${count.accepted} accepted without them; ` +
          `${Object.keys(before).length} tables compared, 0 effects\n`,
      );
      expect(count.cases).toBeGreaterThan(500);
      await expectNoEffect();
    });
  },
);
