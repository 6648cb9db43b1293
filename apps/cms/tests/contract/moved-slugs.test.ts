import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACTIONS } from '@meridia/domain/actions';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { crmOffers, type Asked } from '../support/crm-offers.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { versionsOf } from '../support/history-of.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin, readUses } from '../support/panel-document.ts';
import { columnsNaming } from '../support/stored-slugs.ts';
import { isInTurn } from '../support/turn.ts';

const ARTICLE = 'api::article.article';
const CRM_LINK = 'api::crm-link.crm-link';
const COURSE = 'api::course.course';
const CAMPUS = 'api::campus.campus';
const TARGETS = {
  [COURSE]: { table: 'courses', field: 'course', asked: (slug: string): Asked => ({ programme: slug }) },
  [CAMPUS]: { table: 'campuses', field: 'campus', asked: (slug: string): Asked => ({ campus: slug }) },
} as const;
type Target = keyof typeof TARGETS;
const TYPES = Object.keys(TARGETS) as Target[];
/** Renaming is dear: in the gate one of the two, the other one on the next day; `pnpm test:reach` tries both. */
const IN_TURN =
  process.env.REACH === 'whole' ? TYPES : TYPES.filter((_, rank) => isInTurn(rank, TYPES.length));
type Moving = { uid: Target; documentId: string; slug: string; locales: string[] };

const created = z.object({ data: z.object({ documentId: z.string() }) });
const shown = z.object({ data: z.record(z.string(), z.unknown()) });

let service: OwnService;
let editor: EditorSession;
const moved: string[] = [];

beforeAll(async () => {
  // What was there before the service knew whose a slug is, is found again at its start.
  const prepare = async (database: string) => {
    await querySql(database, 'drop table if exists slug_owners');
  };
  service = await startOwnService('moved_slugs', { prepare });
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201, 204], answer.text).toContain(answer.status);
  return answer;
}
const idOf = (answer: Answer) => created.parse(done(answer).json).data.documentId;
const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  querySql<Row>(service.database, text, values);

/** Published and asked for by all three actions, with as few links as can be; another one each time. */
async function aTarget(uid: Target, languages = 1): Promise<Moving> {
  const { table, field } = TARGETS[uid];
  const [row] = await sql<{ document_id: string; slug: string; locales: string[] }>(
    `select target.document_id, slug, array_agg(distinct target.locale order by target.locale desc) as locales
     from ${table} as target join crm_links on crm_links.${field} = slug and crm_links.site = target.site
     where target.site = 'meridia' and target.published_at is not null and target.document_id <> all($1::text[])
     group by target.document_id, slug having count(distinct action) = 3 and count(distinct target.locale) >= $2
     order by count(*), target.document_id limit 1`,
    [moved, languages],
  );
  if (!row) throw new Error(`no ${uid} to move`);
  moved.push(row.document_id);
  return { uid, documentId: row.document_id, slug: row.slug, locales: row.locales };
}

async function rename({ uid, documentId }: Moving, slug: string): Promise<void> {
  done(await editor.update(uid, documentId, { slug }));
  done(await editor.publish(uid, documentId));
}

async function offersOf({ uid }: Moving, slug: string): Promise<string[][]> {
  const asked = TARGETS[uid].asked(slug);
  return [await crmOffers(service.url, asked), await crmOffers(service.url, asked, 'en')];
}

const blocks = (filters: { campus?: string; course?: string }) => [
  { __component: 'block.courses-list', title: 'Formations', filterCampus: filters.campus ?? null },
  { __component: 'block.events-list', title: 'Agenda', filterCampus: filters.campus ?? null },
  {
    __component: 'block.testimonials',
    title: 'Témoignages',
    filterCampus: filters.campus ?? null,
    filterCourse: filters.course ?? null,
  },
];
const filtersOf = ({ uid, slug }: Pick<Moving, 'uid' | 'slug'>) =>
  uid === CAMPUS ? { campus: slug } : { course: slug };

async function aPage(name: string, filters: { campus?: string; course?: string }): Promise<string> {
  const page = { title: name, rubrique: 'essai', slug: name, pageLayout: blocks(filters) };
  return idOf(await editor.create(ARTICLE, page));
}

/** The slugs that the blocks of a page name, as its form shows them. */
async function namedBy(documentId: string, query = 'locale=fr'): Promise<string[]> {
  const path = `/content-manager/collection-types/${ARTICLE}/${documentId}?${query}`;
  const { data } = shown.parse(done(await editor.ask('GET', path)).json);
  const named = (data.pageLayout as Record<string, unknown>[]).flatMap(({ filterCampus, filterCourse }) =>
    [filterCampus, filterCourse].filter((slug) => typeof slug === 'string'),
  );
  return [...new Set(named as string[])];
}

/** What « Utilisé dans » lists, without the names; redirects lead to it from where it was. */
async function usersOf({ uid, documentId }: Moving): Promise<string[]> {
  const { groups } = await readUses(editor, uid, documentId);
  return groups
    .filter(({ kind }) => kind !== 'redirect')
    .flatMap(({ kind, field, documents }) => documents.map((one) => `${kind} ${field} ${one.documentId}`))
    .toSorted();
}

const crmLinksTo = ({ uid }: Moving, slug: string) =>
  sql<{ document_id: string; action: string }>(
    `select document_id, action from crm_links where site = 'meridia' and ${TARGETS[uid].field} = $1 order by 1`,
    [slug],
  );

const remove = async (uid: string, documentId: string) =>
  done(await editor.ask('POST', `/where-used/${uid}/${documentId}/delete`, { isConfirmed: true }));

async function restoreFromTrash(documentId: string): Promise<void> {
  const entry = (await readBin(editor)).find((one) => one.documentId === documentId);
  done(await editor.ask('POST', `/bin/${entry?.id}/restore`, {}));
}

describe.each(IN_TURN)('LIFE-04 %s has another slug', (uid) => {
  it('LIFE-04 every action offers it still, in both languages, and no field of any type holds the old slug', async () => {
    const moving = await aTarget(uid, 2);
    const { slug } = moving;
    const draft = await aPage(`brouillon-${slug}`, filtersOf(moving));
    const page = await aPage(`page-${slug}`, filtersOf(moving));
    done(await editor.publish(ARTICLE, page));
    const english = {
      ...{ title: 'Page', rubrique: 'essai', slug: `page-${slug}` },
      pageLayout: blocks(filtersOf(moving)),
    };
    done(await editor.update(ARTICLE, page, english, 'en'));
    done(await editor.publish(ARTICLE, page, 'en'));
    const before = await offersOf(moving, slug);
    const columns = await columnsNaming(service.database, [slug]);
    const uses = await usersOf(moving);
    expect(before.map((offers) => new Set(offers.map((one) => one.split(' ')[0])))).toEqual([
      new Set(ACTIONS),
      new Set(ACTIONS),
    ]);
    expect(columns.length).toBeGreaterThan(1);

    const other = `${slug}-deplace`;
    await rename(moving, other);
    expect(await offersOf(moving, other)).toEqual(before);
    expect(await columnsNaming(service.database, [slug])).toEqual([]);
    expect(await columnsNaming(service.database, [other])).toEqual(columns);
    expect(await usersOf(moving)).toEqual(uses);
    for (const query of [
      'locale=fr',
      'locale=en',
      'locale=fr&status=published',
      'locale=en&status=published',
    ])
      expect(await namedBy(page, query), query).toEqual([other]);
    done(await editor.publish(ARTICLE, draft));
    expect(await namedBy(draft, 'locale=fr&status=published')).toEqual([other]);

    await rename(moving, slug);
    expect(await offersOf(moving, slug)).toEqual(before);
    expect(await columnsNaming(service.database, [other])).toEqual([]);
  });
  it('LIFE-04 not before it is published, and also when it was withdrawn, or was only a draft', async () => {
    const moving = await aTarget(uid);
    const { documentId, slug, locales } = moving;
    const before = await offersOf(moving, slug);
    done(await editor.update(uid, documentId, { slug: `${slug}-deplace` }));
    expect(await offersOf(moving, slug)).toEqual(before);

    for (const locale of locales) done(await editor.unpublish(uid, documentId, locale));
    done(await editor.update(uid, documentId, { slug: `${slug}-deplace-2` }));
    for (const locale of locales) done(await editor.publish(uid, documentId, locale));
    expect(await offersOf(moving, `${slug}-deplace-2`)).toEqual(before);
    expect(await columnsNaming(service.database, [slug, `${slug}-deplace`])).toEqual([]);
  });

  it('LIFE-04 what comes back from the trash or the history names it as it is called now', async () => {
    const moving = await aTarget(uid);
    const { slug } = moving;
    const [page, deleted] = [
      await aPage(`versions-${slug}`, filtersOf(moving)),
      await aPage(`corbeille-${slug}`, filtersOf(moving)),
    ];
    done(await editor.update(ARTICLE, page, { pageLayout: [] }));
    await remove(ARTICLE, deleted);
    const before = await offersOf(moving, slug);
    const [link] = await crmLinksTo(moving, slug);
    await remove(CRM_LINK, link?.document_id ?? '');

    const other = `${slug}-deplace`;
    await rename(moving, other);
    const [version] = await versionsOf(service, page);
    done(await editor.ask('POST', `/history/versions/${version?.id}/restore`, {}));
    await restoreFromTrash(deleted);
    await restoreFromTrash(link?.document_id ?? '');
    expect(await namedBy(page)).toEqual([other]);
    expect(await namedBy(deleted)).toEqual([other]);
    expect(await offersOf(moving, other)).toEqual(before);
  });

  it('LIFE-04 a form that was open meanwhile, and a link that is saved during the publication', async () => {
    const moving = await aTarget(uid);
    const { documentId, slug } = moving;
    const page = await aPage(`ouverte-${slug}`, filtersOf(moving));
    const [link] = await crmLinksTo(moving, slug);
    const other = `${slug}-deplace`;
    done(await editor.update(uid, documentId, { slug: other }));
    const stale = { [TARGETS[uid].field]: slug, url: 'https://crm.meridia.example/ouvert' };
    const [published, saved] = await Promise.all([
      editor.publish(uid, documentId),
      editor.update(CRM_LINK, link?.document_id ?? '', stale),
    ]);
    done(published);
    done(saved);
    done(await editor.update(CRM_LINK, link?.document_id ?? '', stale));
    done(await editor.update(ARTICLE, page, { pageLayout: blocks(filtersOf(moving)) }));
    expect(await columnsNaming(service.database, [slug])).toEqual([]);
    expect(await namedBy(page)).toEqual([other]);
  });

  it('LIFE-04 two that exchange their slugs keep each its own links', async () => {
    const [one, two] = [await aTarget(uid), await aTarget(uid)];
    const before = [await offersOf(one, one.slug), await offersOf(two, two.slug)];
    await rename(one, `${one.slug}-deplace`);
    await rename(two, one.slug);
    await rename(one, two.slug);
    expect([await offersOf(one, two.slug), await offersOf(two, one.slug)]).toEqual(before);

    // One is withdrawn and bears its slug still, when the other takes it.
    for (const locale of one.locales) done(await editor.unpublish(uid, one.documentId, locale));
    await rename(two, two.slug);
    await rename(one, one.slug);
    for (const locale of one.locales) done(await editor.publish(uid, one.documentId, locale));
    expect([await offersOf(one, one.slug), await offersOf(two, two.slug)]).toEqual(before);
  });

  it('LIFE-04 a slug that another one takes brings it no link of the former owner, from the history neither', async () => {
    const [moving, taker] = [await aTarget(uid), await aTarget(uid)];
    const { slug } = moving;
    const page = await aPage(`reprise-${slug}`, filtersOf(moving));
    done(await editor.update(ARTICLE, page, { pageLayout: [] }));
    const before = [await offersOf(moving, slug), await offersOf(taker, taker.slug)];
    const other = `${slug}-deplace`;
    await rename(moving, other);
    await rename(taker, slug);
    expect([await offersOf(moving, other), await offersOf(taker, slug)]).toEqual(before);
    const [version] = await versionsOf(service, page);
    done(await editor.ask('POST', `/history/versions/${version?.id}/restore`, {}));
    expect(await namedBy(page)).toEqual([other]);
  });

  it('LIFE-04 many at once', async () => {
    const all = [await aTarget(uid), await aTarget(uid)];
    const before = await Promise.all(all.map((one) => offersOf(one, one.slug)));
    for (const { documentId, slug } of all)
      done(await editor.update(uid, documentId, { slug: `${slug}-deplace` }));
    const ids = all.map(({ documentId }) => documentId);
    done(await editor.bulk('bulkPublish', uid, ids, ['fr']));
    expect(await Promise.all(all.map((one) => offersOf(one, `${one.slug}-deplace`)))).toEqual(before);
  });
});

it('LIFE-04 a field that holds the slug of a programme or a campus is one of those that follow it', async () => {
  const slugs = await sql<{ slug: string }>(
    `select slug from courses where site = 'meridia' and published_at is not null
     union select slug from campuses where site = 'meridia' and published_at is not null`,
  );
  const columns = await columnsNaming(
    service.database,
    slugs.map(({ slug }) => slug),
  );
  const following = [
    'components_block_courses_lists.filter_campus',
    'components_block_events_lists.filter_campus',
    'components_block_testimonialss.filter_campus',
    'components_block_testimonialss.filter_course',
    'crm_links.campus',
    'crm_links.course',
  ];
  expect(columns.filter((column) => !following.includes(column))).toEqual([]);
});
