import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { tablesOfModels } from '../support/content-models.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { foreignSchool, foreignTypes, type ForeignSchool } from '../support/foreign-school.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { heldTwice, schoolRows } from '../support/school-rows.ts';

const created = z.object({ data: z.object({ documentId: z.string() }) });
const COLLECTIONS = '/content-manager/collection-types';
const REFUSED = 'document_of_one_school';
const REFUSALS = [403, 404];
/** What stands in one language leaves the other one free. */
const TYPES = {
  'api::event.event': {
    title: 'Prise',
    slug: 'prise-en',
    type: 'conference',
    dateStart: '2027-05-01T09:00:00.000Z',
  },
  'api::course.course': { name: 'Prise', slug: 'prise-en' },
  'api::article.article': { title: 'Prise', rubrique: 'ecole', slug: 'prise-en' },
  'api::testimonial.testimonial': { name: 'Prise', slug: 'prise-en' },
  'api::news.news': { title: 'Prise', slug: 'prise-en' },
};

let service: OwnService;
let admin: EditorSession;
let meridia: EditorSession;
let boreal: EditorSession;
let school: ForeignSchool;
const tables = tablesOfModels();
const content = [...tables].filter(([uid]) => uid.startsWith('api::'));

const ask = <Row extends Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
  querySql<Row>(service.database, sql, values);

/** A published document of Boréal that exists in French alone. */
async function frenchOnly(uid: string): Promise<{ documentId: string; id: number }> {
  const [row] = await ask<{ documentId: string; id: number }>(
    `select document_id as "documentId", max(id) filter (where published_at is null) as id from "${tables.get(uid)}"
     where site = 'boreal' group by document_id having count(distinct locale) = 1 and count(*) = 2 order by 1 limit 1`,
  );
  if (!row) throw new Error(`Boréal has no ${uid} in French alone`);
  return row;
}

beforeAll(async () => {
  service = await startOwnService('takeover');
  [admin, meridia, boreal] = await Promise.all([
    logInEditor(service.url, EDITORS.admin),
    logInEditor(service.url, EDITORS.meridia),
    logInEditor(service.url, EDITORS.boreal),
  ]);
  await foreignTypes(admin, 'meridia');
  school = await foreignSchool(service, admin, 'boreal', await foreignTypes(admin, 'boreal'));
});
afterAll(() => service.stop());

/** Every call by which a document is read, changed, taken live or away. */
const callsOn = (uid: string, documentId: string): [string, string, unknown?][] => [
  ['GET', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`],
  ['GET', `${COLLECTIONS}/${uid}/${documentId}?locale=en`],
  ['PUT', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`, { title: 'Prise' }],
  ['PUT', `${COLLECTIONS}/${uid}/${documentId}?locale=en`, { title: 'Prise' }],
  ['POST', `${COLLECTIONS}/${uid}/${documentId}/actions/publish?locale=fr`, {}],
  ['POST', `${COLLECTIONS}/${uid}/${documentId}/actions/publish?locale=en`, {}],
  ['POST', `${COLLECTIONS}/${uid}/${documentId}/actions/unpublish?locale=fr`, {}],
  ['POST', `${COLLECTIONS}/${uid}/actions/bulkPublish`, { documentIds: [documentId], locale: ['fr'] }],
  ['GET', `/history/documents/${uid}/${documentId}?locale=fr`],
  ['GET', `/where-used/${uid}/${documentId}`],
  ['GET', `/receipts/${uid}/${documentId}`],
  ['GET', `/reach/${uid}/${documentId}`],
  ['POST', `/where-used/${uid}/${documentId}/delete`, { isConfirmed: true }],
  ['POST', `${COLLECTIONS}/${uid}/actions/bulkDelete`, { documentIds: [documentId], locale: 'fr' }],
  ['DELETE', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`],
];

describe('SCHOOL-01 a document of Boréal is not taken by an editor of Méridia', () => {
  describe.each(Object.entries(TYPES))('%s', (uid, fields) => {
    let target: { documentId: string; id: number };
    let before: Record<string, string>;

    beforeAll(async () => {
      target = await frenchOnly(uid);
      before = await schoolRows(service.database, school, tables);
    });

    it.each(['en', 'fr'])('SCHOOL-02 nothing is created under its id in « %s »', async (locale) => {
      const body = { ...fields, documentId: target.documentId };
      const paths = [`${uid}?locale=${locale}`, `${uid}/actions/publish?locale=${locale}`];
      for (const path of paths) {
        const { status, text } = await meridia.ask('POST', `${COLLECTIONS}/${path}`, body);
        expect([path, status]).toEqual([path, 400]);
        expect(text).toContain('Un contenu ne reçoit pas l’identifiant d’un autre.');
      }
    });

    it('SCHOOL-02 a draft of one’s own does not get its id, and both are saved as before', async () => {
      const own = created.parse((await meridia.create(`${uid}?locale=fr`, fields)).json).data.documentId;
      const taken = await meridia.update(uid, own, { documentId: target.documentId });
      expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('l’identifiant d’un autre')]);
      expect((await meridia.saveAndPublish(uid, own, { documentId: target.documentId })).status).toBe(400);
      // What the form of the panel sends: the id that it has read.
      expect((await meridia.update(uid, own, { documentId: own })).status).toBe(200);
      expect((await boreal.ask('GET', `${COLLECTIONS}/${uid}/${target.documentId}?locale=fr`)).status).toBe(
        200,
      );
    });

    it('is neither read, changed, published nor deleted', async () => {
      for (const [method, path, body] of callsOn(uid, target.documentId)) {
        const { status } = await meridia.ask(method, path, body);
        expect(REFUSALS, `${method} ${path}`).toContain(status);
      }
    });

    it('its history is not read', async () => {
      expect(await schoolRows(service.database, school, tables)).toEqual(before);
      expect((await boreal.update(uid, target.documentId, {})).status).toBe(200);
      const [version] = await ask<{ id: string }>(
        'select id from content_versions where document_id = $1 order by id desc limit 1',
        [target.documentId],
      );
      before = await schoolRows(service.database, school, tables);
      const path = `/history/versions/${version?.id}`;
      expect((await meridia.ask('GET', path)).status).toBe(403);
      expect((await meridia.ask('POST', `${path}/restore`, {})).status).toBe(403);
    });

    it('and nothing of Boréal has changed', async () => {
      expect(await schoolRows(service.database, school, tables)).toEqual(before);
      expect(await heldTwice(service.database, tables)).toEqual([]);
    });
  });
});

/** What PostgreSQL says to a statement: the name that it refuses under, or null. */
async function refusalOf(sql: string, values: readonly unknown[] = []): Promise<string | null> {
  try {
    await ask(sql, values);
    return null;
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error);
  }
}

describe('SCHOOL-01 PostgreSQL holds one school for a document, whatever writes', () => {
  type Row = { site: string; id: number; documentId: string; isDraft: boolean };

  /** A row of each school; a draft where there are any, for which no other index has a say. */
  const pairOf = async (table: string) => {
    const rows = await ask<Row>(
      `select distinct on (site) site, id, document_id as "documentId", published_at is null as "isDraft" from "${table}"
       where document_id is not null order by site, published_at nulls first, id`,
    );
    const of = (school: string) => rows.find(({ site }) => site === school);
    return { own: of('meridia'), foreign: of('boreal') };
  };

  it.each(content)('SCHOOL-01 in %s', async (uid, table) => {
    const guards = 'select 1 from pg_trigger where tgname = $1 and tgrelid = $2::regclass';
    expect(await ask(guards, ['keep_document_site', table])).toHaveLength(1);
    const { own, foreign } = await pairOf(table);
    if (!own || !foreign) throw new Error(`A school has no ${uid}`);

    const set = (field: string) => `update "${table}" set ${field} where id = $1`;
    expect(await refusalOf(set(`document_id = '${foreign.documentId}'`), [own.id])).toBe(REFUSED);
    expect(await refusalOf(set('site = null'), [own.id])).toBe(REFUSED);
    expect(await refusalOf(set('updated_at = updated_at'), [own.id])).toBeNull();
    if (!own.isDraft) return;
    expect(await refusalOf(set(`site = 'boreal'`), [own.id])).toBe(REFUSED);
    const taking = JSON.stringify({ id: -1, document_id: foreign.documentId });
    const copy = `insert into "${table}" select (jsonb_populate_record(null::"${table}", to_jsonb(t) || $2::jsonb)).* from "${table}" t where id = $1`;
    expect(await refusalOf(copy, [own.id, taking])).toBe(REFUSED);
  });

  it('SCHOOL-01 an id that is gone is not given to the other school', async () => {
    const { own, foreign } = await pairOf('labels');
    await ask('delete from labels where document_id = $1', [foreign?.documentId]);
    const take = 'update labels set document_id = $2 where id = $1';
    expect(await refusalOf(take, [own?.id, foreign?.documentId])).toBe(REFUSED);
  });

  it('SCHOOL-01 of two transactions that claim an id at once, one waits and is refused', async () => {
    const claim = `insert into labels (document_id, site, key, locale) values ('claimedattheverysametime', $1, 'claim', 'fr')`;
    const outcomes = await Promise.all(['meridia', 'boreal'].map((site) => refusalOf(claim, [site])));
    expect(outcomes.toSorted()).toEqual([REFUSED, null].toSorted());
  });

  it('SCHOOL-01 what PostgreSQL refuses is told to the editor as a refusal', async () => {
    const [row] = await ask<{ id: string }>(
      `select document_id as id from events where site = 'meridia' and published_at is not null limit 1`,
    );
    await ask(`update document_sites set site = 'boreal' where document_id = $1`, [row?.id]);
    // A publication writes its rows anew.
    const { status } = await meridia.publish('api::event.event', row?.id ?? '');
    expect(status).toBe(403);
  });
});

describe('SCHOOL-01 a document that two schools hold since before', () => {
  it('is shown and given to neither of their editors', async () => {
    const uid = 'api::event.event';
    const { documentId, id } = await frenchOnly(uid);
    await ask('alter table events disable trigger keep_document_site');
    await ask(
      `insert into events select (jsonb_populate_record(null::events, to_jsonb(t)
         || '{"id": -2, "site": "meridia", "locale": "en", "slug": "deux-ecoles"}'::jsonb)).* from events t where id = $1`,
      [id],
    );
    await ask('alter table events enable trigger keep_document_site');
    for (const editor of [meridia, boreal])
      for (const [method, path, body] of callsOn(uid, documentId)) {
        const { status } = await editor.ask(method, path, body);
        expect(REFUSALS, `${method} ${path}`).toContain(status);
      }
    expect(await heldTwice(service.database, tables)).toEqual([documentId]);
  });
});
