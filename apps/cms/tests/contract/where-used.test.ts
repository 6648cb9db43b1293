import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin, readUses } from '../support/panel-document.ts';

const CAMPUS = 'api::campus.campus';
const BLOG = 'api::blog-post.blog-post';
const created = z.object({ data: z.object({ documentId: z.string() }) });
const offered = z.object({ documents: z.array(z.object({ documentId: z.string(), title: z.string() })) });
const message = z.object({ error: z.object({ message: z.string() }) });

let service: OwnService;
let editor: EditorSession;
let lyon: string;
let paris: string;

beforeAll(async () => {
  service = await startOwnService('where_used');
  editor = await logInEditor(service.url, EDITORS.meridia);
  lyon = await idOf('lyon');
  paris = await idOf('paris');
});
afterAll(() => service.stop());

async function idOf(slug: string, site = 'meridia'): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    'select document_id from campuses where site = $1 and slug = $2 limit 1',
    [site, slug],
  );
  return row?.document_id ?? '';
}

async function kindsOf(documentId: string): Promise<string[]> {
  const { groups } = await readUses(editor, CAMPUS, documentId);
  return [...new Set(groups.map(({ kind, uid }) => `${kind} ${uid.split('.').at(-1)}`))];
}

const remove = (documentId: string, body: object) =>
  editor.ask('POST', `/where-used/${CAMPUS}/${documentId}/delete`, body);

const bulkDelete = (uid: string, documentId: string) =>
  editor.ask('POST', `/content-manager/collection-types/${uid}/actions/bulkDelete`, {
    documentIds: [documentId],
    locale: 'fr',
  });

const withLink = (url: string) => [
  {
    __component: 'body.rich-text',
    content: [
      { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'ici' }] }] },
    ],
  },
];

describe('USED-01 where a document is used', () => {
  it('USED-01 in relations, texts, menus, redirects and CRM links', async () => {
    expect(await kindsOf(lyon)).toEqual(
      expect.arrayContaining([
        'relation event',
        'relation course',
        'relation team-member',
        'menu menu-enrichi',
        'redirect redirect',
        'crm crm-link',
      ]),
    );
    const { summary } = await readUses(editor, CAMPUS, lyon);
    expect(summary).toMatch(/\d+.événements?/);
  });

  it('USED-01 from the moment it is written, draft or copy, until it is written otherwise', async () => {
    const post = { title: 'Visite', slug: 'visite-lyon', body: withLink('/campus/lyon#acces') };
    const id = created.parse((await editor.create(BLOG, post)).json).data.documentId;
    const using = async () => {
      const { groups } = await readUses(editor, CAMPUS, lyon);
      const ofBlog = groups.find(({ uid, kind }) => uid === BLOG && kind === 'link');
      return ofBlog?.documents.map(({ documentId }) => documentId) ?? [];
    };
    expect(await using()).toEqual([id]);
    const copied = await editor.clone(BLOG, id, { slug: 'visite-lyon-2' });
    const copy = created.parse(copied.json).data.documentId;
    expect((await using()).toSorted()).toEqual([id, copy].toSorted());

    await editor.update(BLOG, id, { body: withLink('/campus/paris') });
    await bulkDelete(BLOG, copy);
    expect(await using()).toEqual([]);
  });

  it('USED-01 a redirect that came in a file, too', async () => {
    const csv = 'source,destination,kind,group,active\r\n/ancien-lyon,/campus/lyon,exact,,true';
    expect((await editor.importRedirects(csv)).json).toEqual({ created: 1, updated: 0, unchanged: 0 });
    const { groups } = await readUses(editor, CAMPUS, lyon);
    const titles = groups.flatMap(({ kind, documents }) =>
      kind === 'redirect' ? documents.map(({ title }) => title) : [],
    );
    expect(titles).toContain('/ancien-lyon');
  });
});

/** The documents that are searched by the name of a campus, and what is searched of each. */
const searchedUnder = (campus: string) =>
  querySql<{ words: string }>(
    service.database,
    `select vector::text as words from search_passages where position = 0 and locale = 'fr' and names @> array[$1]`,
    [campus],
  );

it('SEARCH-01 what names a campus is found by its new name from the moment it is published', async () => {
  await editor.update(CAMPUS, paris, { title: 'Zanzibarville' });
  expect((await editor.publish(CAMPUS, paris)).status).toBe(200);
  const searched = await searchedUnder(paris);
  expect(searched.length).toBeGreaterThan(10);
  expect(searched.filter(({ words }) => !words.includes('zanzibarville'))).toEqual([]);
});

describe('USED-04 another school', () => {
  it('USED-04 neither sees nor touches it', async () => {
    const other = await logInEditor(service.url, EDITORS.boreal);
    const path = `/where-used/${CAMPUS}/${lyon}`;
    const { status, json } = await other.ask('POST', `${path}/delete`, { isConfirmed: true });
    expect([status, message.parse(json).error.message]).toEqual([403, 'Forbidden']);
    expect((await other.ask('GET', path)).status).toBe(403);
    expect((await other.ask('GET', '/bin?site=meridia')).status).toBe(403);
    expect(await idOf('lyon')).toBe(lyon);
  });
});

describe('USED-02 a deletion', () => {
  it('USED-02 of what something published uses is not silent, whatever the call', async () => {
    const calls = [
      await editor.ask('DELETE', `/content-manager/collection-types/${CAMPUS}/${lyon}?locale=*`),
      await editor.ask('DELETE', `/content-manager/collection-types/${CAMPUS}/${lyon}?locale=fr`),
      await bulkDelete(CAMPUS, lyon),
      await remove(lyon, { isConfirmed: false }),
    ];
    for (const { status, json } of calls) {
      expect(status).toBe(400);
      expect(message.parse(json).error.message).toMatch(/^« .+ » est utilisé dans .+ Ouvrez sa fiche/);
    }
    expect((await readBin(editor)).map(({ documentId }) => documentId)).not.toContain(lyon);
  });

  it('USED-02 says what becomes of those that use it', async () => {
    const { groups } = await readUses(editor, CAMPUS, lyon);
    const sentences = groups.map(({ consequence }) => consequence.replaceAll('\u00A0', ' '));
    expect(sentences).toContainEqual(
      expect.stringMatching(
        /^\d+ événements perdront ce campus et, sans autre campus ni lieu, passeront pour « en ligne ou toute l’école »\.$/,
      ),
    );
    expect(sentences).toContainEqual(expect.stringMatching(/^\d+ liens CRM ne serviront plus\.$/));
  });

  it.each([
    ['itself', () => lyon],
    ['one of another school', () => idOf('tromso', 'boreal')],
    ['nothing', () => 'nnnnnnnnnnnnnnnnnnnnnnnn'],
  ])('USED-03 a replacement by %s is refused', async (_what, replacement) => {
    expect(
      (await remove(lyon, { isConfirmed: true, replacement: (await replacement()) || 'x' })).status,
    ).toBe(400);
    expect(await idOf('lyon')).toBe(lyon);
  });

  it.each([
    {},
    { isConfirmed: 'yes' },
    { isConfirmed: true, locale: 'de' },
    { isConfirmed: true, site: 'boreal' },
  ])('USED-02 %j is not understood', async (body) => {
    expect((await remove(lyon, body)).status).toBe(400);
  });
});

describe('USED-03 a replacement', () => {
  const eventsOf = (slug: string) =>
    clientOf('meridia', service.url).getList(EVENTS_PATH, {
      locale: 'fr',
      query: { filters: { campuses: { slug: { $eq: slug } } }, pagination: { limit: 100 } },
      schema: eventWire,
    });

  it('USED-03 takes the place everywhere, drafts and published, and the rest goes to the bin', async () => {
    const { json } = await editor.ask('GET', `/where-used/${CAMPUS}/${lyon}/replacements`);
    const choices = offered.parse(json).documents.map(({ documentId }) => documentId);
    expect(choices).toContain(paris);
    expect(choices).not.toContain(lyon);
    const before = [...(await eventsOf('lyon')), ...(await eventsOf('paris'))].map(({ slug }) => slug);

    const { status, text } = await remove(lyon, { isConfirmed: true, replacement: paris });
    expect(status, text).toBe(200);
    await expect
      .poll(async () => (await eventsOf('paris')).map(({ slug }) => slug).toSorted())
      .toEqual(before.toSorted());
    const left = await querySql<{ kind: string }>(
      service.database,
      `select distinct kind from content_uses where site = 'meridia' and name in ('path:/campus/lyon', 'slug:api::campus.campus:lyon')`,
    );
    // A link to the CRM that Paris had already stays, of no use.
    expect(left.filter(({ kind }) => kind !== 'crm')).toEqual([]);
    expect((await readBin(editor)).map(({ documentId }) => documentId)).toContain(lyon);
    expect(await searchedUnder(lyon)).toEqual([]);
  });
});

describe('a service that starts on the same database', () => {
  const ENTRY = `insert into content_bin (site, uid, document_id, locales, title, was_published, snapshot, deleted_by, ends_at)
    values ('meridia', 'api::label.label', $1, '{}', $1, false, '{}', '', now() + $2::interval)`;
  const COLUMNS = 'site, uid, document_id, locale, is_published, field, kind, name';

  beforeAll(async () => {
    await querySql(service.database, 'create table uses_before as select * from content_uses');
    await querySql(service.database, 'delete from content_uses_version');
    await querySql(service.database, ENTRY, ['finie', '-1 minute']);
    await querySql(service.database, ENTRY, ['presque finie', '1 hour']);
    const second = await startContentService({
      databaseUrl: databaseUrl(service.database),
      mediaFolder: service.mediaFolder,
      name: 'contract-where-used-second',
    });
    await second.stop();
  });

  it('USED-01 finds as a whole what each write had found', async () => {
    const different = await querySql(
      service.database,
      `(select ${COLUMNS} from uses_before except select ${COLUMNS} from content_uses)
       union all (select ${COLUMNS} from content_uses except select ${COLUMNS} from uses_before) limit 5`,
    );
    expect(different).toEqual([]);
    const [count] = await querySql<{ count: string }>(service.database, 'select count(*) from content_uses');
    expect(Number(count?.count)).toBeGreaterThan(500);
  });

  it('BIN-03 empties the bin of what has been there for 30 days, and of nothing else', async () => {
    const over = () => querySql(service.database, `select title from content_bin where title = 'finie'`);
    await expect.poll(over).toEqual([]);
    const titles = (await readBin(editor)).map(({ title }) => title);
    expect(titles).toContain('presque finie');
  });
});
