import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { leastMs } from '../support/least-ms.ts';
import { somebody } from '../support/people.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const REDIRECT = 'api::redirect.redirect';
const MISS = 'api::search-miss.search-miss';
const SYNONYM = 'api::search-synonym.search-synonym';

const worklist = z.strictObject({
  sections: z.array(
    z.strictObject({
      name: z.string(),
      isUnread: z.boolean(),
      total: z.number(),
      lines: z.array(
        z.strictObject({ key: z.string(), title: z.string(), detail: z.string(), to: z.string() }),
      ),
    }),
  ),
});
const created = z.object({ data: z.object({ documentId: z.string() }) });

let service: OwnService;
let editor: EditorSession;
let boreal: EditorSession;

beforeAll(async () => {
  service = await startOwnService('worklist');
  editor = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
});
afterAll(() => service.stop());

const sql = (text: string, values: unknown[] = []) =>
  querySql<{ id: string }>(service.database, text, values);

async function worklistOf(session: EditorSession, query = '') {
  const answer = await session.ask('GET', `/worklist${query}`);
  expect(answer.status, answer.text).toBe(200);
  return worklist.parse(answer.json).sections;
}

async function sectionOf(session: EditorSession, name: string) {
  const [section] = await worklistOf(session, `?section=${name}`);
  if (!section) throw new Error(`no section ${name}`);
  return section;
}

const formOf = (uid: string, id: string, locale = 'fr') =>
  `/content-manager/collection-types/${uid}/${id}?plugins[i18n][locale]=${locale}`;

const deskOf = (uid: string, id: string) =>
  `/traductions?${new URLSearchParams({ ecole: 'meridia', modele: uid, contenu: id }).toString()}`;

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
const anEvent = (fields: Record<string, unknown>) => ({
  title: 'Une soirée de la liste',
  type: 'open-door',
  dateStart: '2031-03-16T18:00:00.000Z',
  dateEnd: '2031-03-16T20:00:00.000Z',
  description: paragraph('Venez nous voir.'),
  ...fields,
});

async function idOf(answer: ReturnType<EditorSession['create']>): Promise<string> {
  const { json, text, status } = await answer;
  expect(status, text).toBeLessThan(300);
  return created.parse(json).data.documentId;
}

async function campusId(slug: string): Promise<string | undefined> {
  const [row] = await sql(
    `select document_id as id from campuses where site = 'meridia' and slug = $1 limit 1`,
    [slug],
  );
  return row?.id;
}

/** Of a document of a campus: an event, an offer, somebody of the team. */
async function campusesOf(documentId: string): Promise<string[]> {
  const of = (table: string, links: string, column: string) =>
    `select distinct campuses.document_id as id from ${table} join ${links} on ${links}.${column} = ${table}.id
     join campuses on campuses.id = ${links}.campus_id where ${table}.document_id = $1`;
  const rows = await sql(
    [
      of('events', 'events_campuses_lnk', 'event_id'),
      of('job_offers', 'job_offers_campus_lnk', 'job_offer_id'),
      of('team_members', 'team_members_campus_lnk', 'team_member_id'),
    ].join(' union '),
    [documentId],
  );
  return rows.map(({ id }) => id);
}

describe('WORK-01 the worklist of the demonstration', () => {
  it('WORK-01, WORK-02 has every section, in the order of an editor, eight lines each', async () => {
    const sections = await worklistOf(editor);
    const took = await leastMs(() => worklistOf(editor));
    const counts = sections.map(({ name, total }) => `${name} ${total}`).join(', ');
    process.stdout.write(`worklist: ${took} ms: ${counts}\n`);

    expect(sections.map(({ name }) => name)).toEqual([
      ...['drafts', 'incomplete', 'expired', 'links', 'week', 'english', 'outdated', 'unknown', 'searches'],
    ]);
    expect(sections.filter(({ isUnread }) => isUnread)).toEqual([]);
    for (const { total, lines } of sections) expect(lines).toHaveLength(Math.min(total, 8));
    expect(took).toBeLessThan(1000);
  });

  it('WORK-04 the content that is delivered is complete', async () => {
    expect((await sectionOf(editor, 'incomplete')).lines).toEqual([]);
    expect((await sectionOf(boreal, 'incomplete')).lines).toEqual([]);
  });

  it('WORK-06 no link of the content that is delivered leads nowhere', async () => {
    expect((await sectionOf(editor, 'links')).lines).toEqual([]);
    expect((await sectionOf(boreal, 'links')).lines).toEqual([]);
  });

  it.each(['?site=boreal', '?site=boreal&section=drafts', '?site=ailleurs'])(
    'WORK-01 %s is refused to the editor of Meridia',
    async (query) => {
      expect((await editor.ask('GET', `/worklist${query}`)).status).toBe(403);
    },
  );

  it('WORK-01 is for somebody who is logged in, and says what is not a section', async () => {
    expect((await call(service.url, '/worklist')).status).toBe(401);
    expect((await editor.ask('GET', '/worklist?section=admin')).status).toBe(400);
  });

  it('WORK-01 an administrator names the school', async () => {
    const admin = await logInEditor(service.url, EDITORS.admin);
    expect((await admin.ask('GET', '/worklist')).status).toBe(400);
    expect(await worklistOf(admin, '?site=boreal')).toHaveLength(9);
  });
});

describe('WORK-03, WORK-04 what is written', () => {
  it('WORK-03 a draft is hers until it is published, then it is of this week', async () => {
    const id = await idOf(editor.create(EVENT, anEvent({ slug: 'liste-brouillon' })));
    const drafts = await sectionOf(editor, 'drafts');
    expect(drafts).toMatchObject({ total: 1, lines: [{ to: formOf(EVENT, id) }] });
    expect(drafts.lines[0]?.detail).toContain('pas encore en ligne');
    expect((await sectionOf(boreal, 'drafts')).total).toBe(0);

    expect((await editor.publish(EVENT, id)).status).toBe(200);
    expect((await sectionOf(editor, 'drafts')).total).toBe(0);
    const week = await sectionOf(editor, 'week');
    expect(week.lines.map(({ to }) => to)).toContain(formOf(EVENT, id));
    expect(JSON.stringify(await worklistOf(boreal))).not.toContain(id);

    await editor.update(EVENT, id, { title: 'Une soirée changée' });
    expect((await sectionOf(editor, 'drafts')).lines[0]?.detail).toContain('modifié depuis la publication');
  });

  it('WORK-04 what the guard would refuse is told with why, until it is mended', async () => {
    const id = await idOf(editor.create(EVENT, anEvent({ slug: 'liste-incomplete', description: null })));
    const [line] = (await sectionOf(editor, 'incomplete')).lines;
    expect(line).toMatchObject({ to: formOf(EVENT, id) });
    expect(line?.detail).toMatch(/brouillon · «.Description.» est à remplir/);

    await editor.update(EVENT, id, { description: paragraph('La voici.') });
    expect((await sectionOf(editor, 'incomplete')).total).toBe(0);
  });

  it('WORK-03 what could not be published at its time is told first', async () => {
    const id = await idOf(editor.create(NEWS, { title: 'Une brève refusée', summary: 'Bientôt.' }));
    await sql(
      `insert into schedule_outcomes (site, uid, document_id, action, due_at, problem)
       values ('meridia', $1, $2, 'publish', now(), 'Le titre est vide.')`,
      [NEWS, id],
    );
    const [line] = (await sectionOf(editor, 'week')).lines;
    expect(line).toMatchObject({ title: 'Une brève refusée', to: formOf(NEWS, id) });
    expect(line?.detail).toMatch(/n’a pas pu être publié.: Le titre est vide\./);
  });
});

describe('WORK-05 to WORK-08 what visitors meet', () => {
  it('WORK-05, WORK-07 what is over is told, and needs no English', async () => {
    const past = { dateStart: '2025-03-16T18:00:00.000Z', dateEnd: '2025-03-16T20:00:00.000Z' };
    const over = await idOf(editor.publishNew(EVENT, anEvent({ ...past, slug: 'liste-passee' })));
    const coming = await idOf(editor.publishNew(EVENT, anEvent({ slug: 'liste-a-venir' })));
    const line = (await sectionOf(editor, 'expired')).lines.find(({ key }) => key === over);
    expect(line).toMatchObject({ to: formOf(EVENT, over) });
    expect(line?.detail).toContain('Cet événement est passé');

    const english = await sectionOf(editor, 'english');
    const keys = english.lines.map(({ key }) => key);
    expect(keys).toContain(coming);
    expect(keys).not.toContain(over);
    expect(english.lines.find(({ key }) => key === coming)?.to).toBe(deskOf(EVENT, coming));
  });

  const linkTo = (url: string) => [
    { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'Ici' }] }] },
  ];

  it('WORK-06 a link whose page is withdrawn leads nowhere, until the page is back', async () => {
    const target = await idOf(editor.publishNew(EVENT, anEvent({ slug: 'liste-cible', title: 'La cible' })));
    const description = linkTo('/agenda/liste-cible');
    const id = await idOf(editor.publishNew(EVENT, anEvent({ slug: 'liste-lien', description })));
    expect((await sectionOf(editor, 'links')).total).toBe(0);

    expect((await editor.unpublish(EVENT, target)).status).toBe(200);
    const { total, lines } = await sectionOf(editor, 'links');
    expect({ total, lines }).toMatchObject({ total: 1, lines: [{ to: formOf(EVENT, id) }] });
    expect(lines[0]?.detail).toMatch(/«.La cible.» dans «.Description.»/);
    expect((await sectionOf(boreal, 'links')).total).toBe(0);

    expect((await editor.publish(EVENT, target)).status).toBe(200);
    expect((await sectionOf(editor, 'links')).total).toBe(0);
  });

  it('WORK-06 a link to an old address leads nowhere once its redirect is off', async () => {
    const redirect = { source: '/ancienne-liste', destination: '/agenda', kind: 'exact', active: true };
    const redirectId = await idOf(editor.create(REDIRECT, redirect));
    const description = linkTo('/ancienne-liste');
    const id = await idOf(editor.publishNew(EVENT, anEvent({ slug: 'liste-ancienne', description })));
    expect((await sectionOf(editor, 'links')).total).toBe(0);

    expect((await editor.update(REDIRECT, redirectId, { active: false })).status).toBe(200);
    const { total, lines } = await sectionOf(editor, 'links');
    expect({ total, lines }).toMatchObject({ total: 1, lines: [{ to: formOf(EVENT, id) }] });
    expect(lines[0]?.detail).toMatch(/«.\/ancienne-liste.» dans «.Description.»/);
    expect((await editor.update(REDIRECT, redirectId, { active: true })).status).toBe(200);
  });

  it('WORK-08 an unknown address opens its redirect', async () => {
    await sql(`insert into unknown_addresses (site, path, referrer, times, first_day, last_day)
      values ('meridia', '/vieille/page', '/ecole', 4, current_date, current_date)`);
    expect(await sectionOf(editor, 'unknown')).toMatchObject({
      total: 1,
      lines: [
        {
          title: '/vieille/page',
          detail: 'demandée 4\u00A0fois · depuis /ecole',
          to: '/redirections?ecole=meridia&adresse=%2Fvieille%2Fpage&page=1',
        },
      ],
    });
    expect((await sectionOf(boreal, 'unknown')).total).toBe(0);
  });

  it('WORK-08 searches in vain, from the second on, until a synonym answers', async () => {
    const admin = await logInEditor(service.url, EDITORS.admin);
    const month = new Date().toISOString().slice(0, 7);
    for (const [words, times] of [
      ['quidditch', 3],
      ['bilboquet', 1],
      ['campus', 9],
    ] as const)
      await admin.create(MISS, { site: 'meridia', words, times, month });
    const found = await sectionOf(editor, 'searches');
    expect(found).toMatchObject({ total: 1, lines: [{ title: 'quidditch' }] });
    expect(found.lines[0]?.to).toContain(`${SYNONYM}/create`);
    expect((await sectionOf(boreal, 'searches')).total).toBe(0);

    expect((await editor.create(SYNONYM, { words: 'quidditch, campus' })).status).toBe(201);
    expect((await sectionOf(editor, 'searches')).total).toBe(0);
  });

  it('WORK-06 a link of the CRM that the nightly check found dead opens its form', async () => {
    const [link] = await sql(
      `insert into crm_link_checks (site, url, status, checked_at)
       select site, url, 404, now() from crm_links where site = 'meridia' and url <> '' limit 1
       returning (select document_id from crm_links where crm_links.url = crm_link_checks.url and site = 'meridia' limit 1) as id`,
    );
    const { lines } = await sectionOf(editor, 'links');
    const to = `/content-manager/collection-types/api::crm-link.crm-link/${link?.id}`;
    expect(lines.find((line) => line.to === to)?.detail).toContain('son adresse ne répond plus');
    expect((await sectionOf(boreal, 'links')).total).toBe(0);
  });

  it('WORK-01, ACC-03 somebody of a campus finds what she can mend, and nothing of another campus', async () => {
    const admin = await logInEditor(service.url, EDITORS.admin);
    const [lyon, paris] = await Promise.all(['lyon', 'paris'].map(campusId));
    const person = await somebody(service.url, admin, {
      role: 'redaction-campus',
      campuses: [lyon ?? ''],
      email: 'lyon@liste.example',
    });
    const past = { dateStart: '2020-03-16T18:00:00.000Z', dateEnd: '2020-03-16T20:00:00.000Z' };
    const made = async (title: string, campuses: (string | undefined)[]) => {
      const fields = anEvent({
        ...past,
        title,
        campuses: { set: campuses.map((documentId) => ({ documentId })) },
      });
      return idOf(editor.publishNew(EVENT, fields));
    };
    const hers = await made('De Lyon', [lyon]);
    const others = [await made('De Paris', [paris]), await made('De personne', [])];

    const expired = await sectionOf(person, 'expired');
    const hrefs = expired.lines.map(({ to }) => to);
    expect(hrefs).toContain(formOf(EVENT, hers));
    for (const other of others) expect(hrefs).not.toContain(formOf(EVENT, other));
    const all = (await sectionOf(editor, 'expired')).lines.map(({ to }) => to);
    for (const id of [hers, ...others]) expect(all).toContain(formOf(EVENT, id));

    const sections = await worklistOf(person);
    const documents = sections.flatMap(({ lines }) =>
      lines.flatMap(({ to }) => /collection-types\/([^/]+)\/(\w{24})/.exec(to)?.slice(1) ?? []),
    );
    expect(documents.length).toBeGreaterThan(0);
    for (let at = 0; at < documents.length; at += 2)
      expect([documents[at + 1], await campusesOf(documents[at + 1] ?? '')]).toEqual([
        documents[at + 1],
        [lyon],
      ]);
  });

  it('SCALE-04 what was found is kept: only what shows a picture that was changed is looked at again', async () => {
    const WRITTEN =
      'select distinct document_id as id from content_findings where written_at > $1::timestamptz order by 1';
    const lookAgain = async (change: string, values: unknown[] = []) => {
      const [now] = await sql('select clock_timestamp()::text as id');
      await sql(change, values);
      await worklistOf(editor);
      return (await sql(WRITTEN, [now?.id])).map(({ id }) => id);
    };
    await worklistOf(editor);
    const OF_OTHERS = `not exists (select 1 from content_uses where site = 'meridia' and name = 'file:' || files.id)`;
    expect(
      await lookAgain(`update files set updated_at = now() + interval '1 minute' where ${OF_OTHERS}`),
    ).toEqual([]);

    const [shown] = await sql(
      `select name as id from content_uses where site = 'meridia' and uid = $1 and name like 'file:%' order by name limit 1`,
      [NEWS],
    );
    const showing = await sql(
      `select distinct document_id as id from content_uses where site = 'meridia' and name = $1 order by 1`,
      [shown?.id],
    );
    const again = await lookAgain(`update files set updated_at = now() + interval '1 minute' where id = $1`, [
      shown?.id.replace('file:', ''),
    ]);
    expect(again.length).toBeGreaterThan(0);
    expect(showing.map(({ id }) => id)).toEqual(expect.arrayContaining(again));
  });

  it(
    'SCALE-04 a process that starts knows what those before it have found',
    { timeout: 180_000 },
    async () => {
      await worklistOf(editor);
      const found = JSON.stringify([{ rule: 'kept', degree: 'blocks', path: ['title'], sentence: 'Gardé.' }]);
      const [kept] = await sql(
        `update content_findings set findings = $1, written_at = clock_timestamp() where (uid, document_id, locale, status) = (
         select uid, document_id, locale, status from content_findings
         where site = 'meridia' and uid = $2 and locale = 'fr' and status = 'draft' limit 1) returning document_id as id`,
        [found, EVENT],
      );
      const second = await startContentService({
        databaseUrl: databaseUrl(service.database),
        mediaFolder: service.mediaFolder,
        name: 'contract-worklist-second',
      });
      try {
        const [section] = await worklistOf(
          await logInEditor(second.url, EDITORS.meridia),
          '?section=incomplete',
        );
        expect(section?.lines.map(({ key, detail }) => [key, detail])).toContainEqual([
          `${kept?.id} fr`,
          expect.stringContaining('Gardé.'),
        ]);
      } finally {
        await second.stop();
      }
    },
  );

  it('WORK-01 a section that cannot be read says so, and the others stand', async () => {
    await sql('alter table unknown_addresses rename to unknown_addresses_away');
    const sections = await worklistOf(editor);
    await sql('alter table unknown_addresses_away rename to unknown_addresses');
    expect(sections.filter(({ isUnread }) => isUnread).map(({ name }) => name)).toEqual(['unknown']);
    expect(sections.find(({ name }) => name === 'expired')?.total).toBeGreaterThan(0);
  });
});
