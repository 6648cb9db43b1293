import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SiteKey } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { CAMPUS_TYPES, SCHOOL_ROLES, type SchoolRole } from '../../src/editor/school-rights.fixture.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture, foreignTypes } from '../support/foreign-school.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin } from '../support/panel-document.ts';
import { readAccounts, somebody } from '../support/people.ts';
import {
  isAllowed,
  REACH_CASES,
  type Place,
  type ReachCase,
  type ReachTarget,
} from '../support/reach-cases.ts';

/** The least first: what one deletes, the next cannot be tried on. */
const ROLES: readonly SchoolRole[] = [
  'relecture',
  'redaction-campus',
  'admissions-campus',
  'admissions',
  'redaction',
  'responsable',
];
/** Of the calls that are allowed the gate tries one in so many: they write, publish and copy. `pnpm test:reach` tries them all. */
const ONE_IN = process.env.REACH === 'whole' ? 1 : 24;
/** Of those that are refused, each is tried by one of the six roles, in turn: by all of them in `pnpm test:reach`. */
const REFUSED_ONE_IN = process.env.REACH === 'whole' ? 1 : 6;
const REFUSED = [403, 404];
const EVENT = 'api::event.event';
const written = z.object({ data: z.object({ documentId: z.string() }) });
const models = z.object({
  data: z.array(
    z.object({ uid: z.string(), options: z.object({ draftAndPublish: z.boolean().optional() }) }),
  ),
});
const COLLECTIONS = '/content-manager/collection-types';

let service: OwnService;
let admin: EditorSession;
let people: Map<SchoolRole, EditorSession>;
let targets: ReachTarget[];
let own: string;
let other: string;
let copies = 0;

/** A copy of a document, by an administrator; undefined for what cannot be copied: there may be one only. */
async function copyOf(
  uid: string,
  documentId: string,
  campuses?: readonly string[],
): Promise<string | undefined> {
  copies += 1;
  const field = uid === EVENT ? 'campuses' : 'campus';
  const set = campuses?.map((campus) => ({ documentId: campus }));
  const place = set ? { [field]: { set } } : {};
  const answer = await admin.clone(uid, documentId, { slug: `copie-${copies}`, ...place });
  return answer.status === 200 ? written.parse(answer.json).data.documentId : undefined;
}

async function campusTargets(uid: string, documentId: string): Promise<[Place, string][]> {
  const places = {
    'own campus': [own],
    'other campus': [other],
    'no campus': [],
    ...(uid === EVENT ? { 'two campuses': [own, other] } : {}),
  };
  const made: [Place, string][] = [];
  for (const [place, campuses] of Object.entries(places)) {
    const copy = await copyOf(uid, documentId, campuses);
    if (!copy) throw new Error(`${uid} cannot be copied`);
    made.push([place as Place, copy]);
  }
  return made;
}

async function versionOf(documentId: string): Promise<string | undefined> {
  const [row] = await querySql<{ id: string }>(
    service.database,
    `select id from content_versions where document_id = $1 order by id desc limit 1`,
    [documentId],
  );
  return row?.id;
}

async function findTargets(site: SiteKey): Promise<ReachTarget[]> {
  const types = await foreignTypes(admin, site);
  const { data } = models.parse((await admin.ask('GET', '/content-manager/content-types')).json);
  const withDrafts = data.filter(({ options }) => options.draftAndPublish === true).map(({ uid }) => uid);
  const found: ReachTarget[] = [];
  for (const { uid, documentId } of types) {
    const places: [Place, string][] =
      site === 'boreal'
        ? [['other school', documentId]]
        : uid in CAMPUS_TYPES
          ? await campusTargets(uid, documentId)
          : [['school', documentId]];
    for (const [place, id] of places) {
      if (/campus(?:es)?$/.test(place)) await admin.publish(uid, id);
      found.push({
        uid,
        place,
        documentId: id,
        hasDrafts: withDrafts.includes(uid),
        versionId: await versionOf(id),
      });
    }
  }
  return found;
}

beforeAll(async () => {
  service = await startOwnService('reach', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
  admin = await logInEditor(service.url, EDITORS.admin);
  const { campuses } = await readAccounts(admin);
  own = campuses.find(({ title }) => title === 'Lyon')?.documentId ?? '';
  other = campuses.find(({ title }) => title !== 'Lyon')?.documentId ?? '';
  people = new Map();
  for (const role of ROLES)
    people.set(
      role,
      await somebody(service.url, admin, {
        role,
        campuses: SCHOOL_ROLES[role].isOfCampus ? [own] : [],
        email: `${role}@essai.example`,
      }),
    );
  targets = [...(await findTargets('meridia')), ...(await findTargets('boreal'))];
}, 300_000);
afterAll(() => service.stop());

const personOf = (role: SchoolRole): EditorSession => people.get(role) ?? admin;

/** All rows of documents that somebody may not change, with their links. */
async function hashOf(documents: readonly ReachTarget[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { uid, documentId, place } of documents) {
    const [table] = await querySql<{ name: string }>(
      service.database,
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any($1)`,
      [[`${uid.split('.').at(-1)?.replaceAll('-', '_')}s`]],
    );
    if (!table) continue;
    const [row] = await querySql<{ hash: string }>(
      service.database,
      `select md5(string_agg(t::text, '|' order by id)) as hash from "${table.name}" t where document_id = $1`,
      [documentId],
    );
    hashes[`${uid} ${place}`] = row?.hash ?? '';
  }
  return hashes;
}

describe.each(ROLES)('ACC-01, ACC-03 what %s may do', (role) => {
  const count = { allowed: 0, refused: 0, skipped: 0, left: 0 };
  let opened = 0;
  let closed = ROLES.indexOf(role);

  async function problemOf(one: ReachCase, target: ReachTarget): Promise<string | null> {
    const isOpen = isAllowed(role, one, target);
    const isLeft = isOpen ? opened++ % ONE_IN !== 0 : closed++ % REFUSED_ONE_IN !== 0;
    if (isLeft) {
      count.left += 1;
      return null;
    }
    let tried = target;
    if (isOpen && one.isDeletion) {
      // What is deleted is a copy: the next role finds the document.
      const copy = await copyOf(target.uid, target.documentId);
      if (!copy) {
        count.skipped += 1;
        return null;
      }
      tried = { ...target, documentId: copy };
    }
    if (isOpen && one.needsPublished) await admin.publish(target.uid, target.documentId);
    const { method, path, body } = one.call(tried);
    const { status, text } = await personOf(role).ask(method, path, body);
    count[isOpen ? 'allowed' : 'refused'] += 1;
    // 400: allowed, and something of the document itself is in the way (the guard, an address that is taken).
    const isRight = isOpen ? status < 400 || status === 400 : REFUSED.includes(status);
    return isRight
      ? null
      : `${one.name} ${target.uid} (${target.place}): ${isOpen ? 'allowed' : 'refused'} expected, ${status} ${text.slice(0, 160)}`;
  }

  it('ACC-01, ACC-03 every type, every action, every place', { timeout: 900_000 }, async () => {
    const others = targets.filter(
      (target) => !isAllowed(role, { ...REACH_CASES[2]!, action: 'update' }, target),
    );
    const before = await hashOf(others);
    const problems: string[] = [];
    for (const target of targets)
      for (const one of REACH_CASES.filter(({ isFor }) => isFor?.(target) ?? true)) {
        const problem = await problemOf(one, target);
        if (problem) problems.push(problem);
      }
    process.stdout.write(
      `${role}: ${count.allowed} calls allowed, ${count.refused} refused, ${count.left} left to the whole run, ${count.skipped} not tried\n`,
    );
    expect(problems).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(
      role === 'responsable' || role === 'redaction' ? 5 : 15,
    );
    expect(await hashOf(others)).toEqual(before);
  });
});

describe.each(['redaction-campus', 'admissions-campus'] as const)('ACC-03 %s', (role) => {
  const anEvent = (campuses?: unknown) => ({
    title: 'Portes ouvertes',
    type: 'open-door',
    dateStart: '2030-01-12T09:00:00.000Z',
    ...(campuses === undefined ? {} : { campuses }),
  });
  const campusesOf = async (documentId: string) =>
    (
      await querySql<{ campus: string }>(
        service.database,
        `select distinct c.document_id as campus from events e join events_campuses_lnk l on l.event_id = e.id
         join campuses c on c.id = l.campus_id where e.document_id = $1`,
        [documentId],
      )
    ).map(({ campus }) => campus);

  it('ACC-03 what she creates is of her campus, and of no other', async () => {
    const person = personOf(role);
    for (const campus of [
      undefined,
      own,
      { connect: [{ documentId: own }] },
      { set: [{ documentId: own }] },
    ]) {
      const answer = await person.create(EVENT, anEvent(campus));
      expect(answer.status, answer.text).toBe(201);
      expect(await campusesOf(written.parse(answer.json).data.documentId)).toEqual([own]);
    }
    const before = await querySql(service.database, 'select count(*) from events');
    for (const campus of [
      other,
      { connect: [{ documentId: other }] },
      { set: [{ documentId: other }] },
      { set: [{ documentId: own }, { documentId: other }] },
      [own, other],
    ]) {
      expect((await person.create(EVENT, anEvent(campus))).status).toBe(403);
      expect((await person.publishNew(EVENT, anEvent(campus))).status).toBe(403);
    }
    expect(await querySql(service.database, 'select count(*) from events')).toEqual(before);
  });

  it('ACC-03 she chooses between her campuses, somebody of the school between all', async () => {
    const path = `/content-manager/relations/${EVENT}/campuses?pageSize=10&locale=fr&_q=`;
    const offered = z.object({ results: z.array(z.object({ documentId: z.string() })) });
    const toHer = offered.parse((await personOf(role).ask('GET', path)).json).results;
    expect(toHer.map(({ documentId }) => documentId)).toEqual([own]);
    const toAll = offered.parse((await personOf('redaction').ask('GET', path)).json).results;
    // The panel asks for ten: all 26 are offered.
    expect(toAll).toHaveLength(26);
  });

  it('ACC-03 it cannot be moved to another campus, however that is said', async () => {
    const person = personOf(role);
    const created = written.parse((await person.create(EVENT, anEvent())).json).data.documentId;
    const [row] = await querySql<{ id: number }>(
      service.database,
      `select id from campuses where document_id = $1 and locale = 'fr' and published_at is null`,
      [other],
    );
    const ways = [
      other,
      row?.id,
      { connect: [{ documentId: other }] },
      { set: [{ documentId: other }] },
      { connect: [{ id: row?.id }], disconnect: [{ documentId: own }] },
      { set: [{ documentId: own }, { documentId: other }] },
      [own, other],
    ];
    for (const campuses of ways) {
      const { status, text } = await person.update(EVENT, created, { campuses });
      expect(status, text).toBe(403);
      expect((await person.saveAndPublish(EVENT, created, { campuses })).status).toBe(403);
      expect(await campusesOf(created)).toEqual([own]);
    }
  });

  it('ACC-03 planned publications and English are of her campus too', async () => {
    const person = personOf(role);
    const created = written.parse((await person.create(EVENT, anEvent())).json).data.documentId;
    const planned = await person.update(EVENT, created, { publishAt: '2031-01-01T08:00:00.000Z' });
    expect(planned.status, planned.text).toBe(200);
    const english = await person.update(EVENT, created, { title: 'Open day' }, 'en');
    expect(english.status, english.text).toBe(200);
    const foreign = targets.find(({ uid, place }) => uid === EVENT && place === 'other campus');
    const refused = await person.update(EVENT, foreign?.documentId ?? '', {
      publishAt: '2031-01-01T08:00:00.000Z',
    });
    expect(refused.status).toBe(403);
  });

  it('ACC-03 the bin gives back what is of her campus', async () => {
    const person = personOf(role);
    for (const [campus, status] of [
      [own, 200],
      [other, 403],
    ] as const) {
      const { documentId = '' } =
        targets.find(({ uid, place }) => uid === EVENT && place === 'own campus') ?? {};
      const copy = (await copyOf(EVENT, documentId, [campus])) ?? '';
      await admin.ask('DELETE', `${COLLECTIONS}/${EVENT}/${copy}?locale=fr`);
      const entry = (await readBin(admin, '?site=meridia')).find((one) => one.documentId === copy);
      const isShown = (await readBin(person)).some((one) => one.documentId === copy);
      expect(isShown).toBe(campus === own);
      if (campus === other) expect((await person.ask('DELETE', `/bin/${entry?.id}`)).status).toBe(403);
      const answer = await person.ask('POST', `/bin/${entry?.id}/restore`, {});
      expect(answer.status, answer.text).toBe(status);
    }
  });

  it('ACC-03 redirects are not hers: neither the desk nor a file', async () => {
    const person = personOf(role);
    const calls = [
      ['POST', '/redirects/csv', { csv: 'source;destination\n/x;/agenda' }],
      ['POST', '/redirects/csv/plan', { csv: 'source;destination\n/x;/agenda' }],
      ['POST', '/redirects/desk/unknown/ignore', { path: '/x' }],
    ] as const;
    for (const [method, path, body] of calls) expect((await person.ask(method, path, body)).status).toBe(403);
  });

  it('ACC-03 a deletion with a replacement writes pages that are not hers: it is refused', async () => {
    const person = personOf(role);
    const [used] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from team_members where site = 'meridia' limit 1`,
    );
    const refused = await person.ask(
      'POST',
      `/where-used/api::team-member.team-member/${used?.document_id}/delete`,
      {
        isConfirmed: true,
        replacement: targets.find(({ uid, place }) => uid.includes('team') && place === 'own campus')
          ?.documentId,
      },
    );
    expect(refused.status).toBe(403);
  });

  it('ACC-04 she adds pictures, and changes those that she has added', async () => {
    const person = personOf(role);
    const uploaded = await person.sendForm('POST', '/upload', { files: await aPicture() }, 'a-elle.png');
    expect(uploaded.status, uploaded.text).toBe(201);
    const [mine] = z.array(z.object({ id: z.number() })).parse(uploaded.json);
    const [theirs] = await querySql<{ id: number }>(
      service.database,
      `select f.id from files f join upload_folders d on d.path = f.folder_path where d.name = 'Meridia' order by f.id limit 1`,
    );
    const info = { fileInfo: JSON.stringify({ name: 'autre-nom.png' }) };
    expect((await person.sendForm('PUT', `/upload/files/${mine?.id}`, info)).status).toBeLessThan(300);
    expect((await person.sendForm('PUT', `/upload/files/${theirs?.id}`, info)).status).toBe(403);
    expect((await person.ask('DELETE', `/upload/files/${theirs?.id}`)).status).toBe(403);
    expect((await person.ask('POST', '/upload/folders', { name: 'À moi', parent: null })).status).toBe(403);
    expect((await person.ask('DELETE', `/upload/files/${mine?.id}`)).status).toBeLessThan(300);
  });
});

describe('ACC-01 the fields of a campus that admissions write', () => {
  it('ACC-01 its telephone is changed, its text is not, nor by a version of it', async () => {
    const person = personOf('admissions');
    const answer = await person.update('api::campus.campus', own, { city: 'Lyon 7e', title: 'Autre nom' });
    expect(answer.status, answer.text).toBe(200);
    const rows = await querySql(
      service.database,
      `select title, city from campuses where document_id = $1 and locale = 'fr' and published_at is null`,
      [own],
    );
    expect(rows).toEqual([{ title: 'Lyon', city: 'Lyon 7e' }]);
    const version = await versionOf(own);
    expect((await person.ask('POST', `/history/versions/${version}/restore`, {})).status).toBe(403);
  });
});
