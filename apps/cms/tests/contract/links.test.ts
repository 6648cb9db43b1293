import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bannerWire } from '@meridia/contract/banners.wire';
import { blogPostDetailWire } from '@meridia/contract/blog-posts.wire';
import { changesWire } from '@meridia/contract/changes.wire';
import {
  BANNERS_PATH,
  blogPostPath,
  CHANGES_PATH,
  MENUS_PATH,
  POPINS_PATH,
} from '@meridia/contract/endpoints';
import { parsePageReference } from '@meridia/contract/page-reference';
import type { Locale } from '@meridia/domain/locales';
import { SITE_KEYS } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const CAMPUS = 'api::campus.campus';
const BANNER = 'api::banner.banner';
const POPIN = 'api::popin.popin';
const MENU = 'api::menu-enrichi.menu-enrichi';
const BLOG = 'api::blog-post.blog-post';
const created = z.object({ data: z.object({ documentId: z.string() }) });
const refusal = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()) })) }),
  }),
});
const offered = z.object({
  pages: z.array(z.object({ address: z.string(), title: z.string(), kind: z.string(), path: z.string() })),
});
const shown = z.object({
  link: z
    .object({
      page: z.object({ title: z.string(), path: z.string().nullable() }),
      parts: z.array(z.object({ anchor: z.string(), label: z.string() })),
    })
    .nullable(),
});

let service: OwnService;
let editor: EditorSession;
let campus: string;
let reference: string;
let post: string;

const text = (url: string) => [
  {
    __component: 'body.rich-text',
    content: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Venez ' },
          { type: 'link', url, children: [{ type: 'text', text: 'nous voir' }] },
        ],
      },
    ],
  },
];

async function only(table: string): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from ${table} where site = 'meridia' order by id limit 1`,
  );
  return row?.document_id ?? '';
}

async function navbar(): Promise<{ id: string; body: Record<string, unknown>[] }> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from menu_enrichis where site = 'meridia' and type = 'navbarproto' limit 1`,
  );
  const id = row?.document_id ?? '';
  const { json } = await editor.ask('GET', `/content-manager/collection-types/${MENU}/${id}?locale=fr`);
  return { id, body: (json as { data: { body: Record<string, unknown>[] } }).data.body };
}

const published = ({ status, text: answer }: { status: number; text: string }) =>
  expect(status, answer).toBe(200);

beforeAll(async () => {
  service = await startOwnService('links');
  editor = await logInEditor(service.url, EDITORS.meridia);
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from campuses where site = 'meridia' and slug = 'annecy' limit 1`,
  );
  campus = row?.document_id ?? '';
  reference = `/@campus/${campus}`;
  published(
    await editor.saveAndPublish(BANNER, await only('banners'), {
      visible: true,
      startsAt: null,
      endsAt: null,
      linkUrl: `${reference}#formations`,
      linkLabel: 'Le campus',
    }),
  );
  published(
    await editor.saveAndPublish(POPIN, await only('popins'), {
      visible: true,
      primaryAction: { label: 'Voir le campus', url: reference },
    }),
  );
  const menu = await navbar();
  const entry = { __component: 'core.menu-item', label: 'Annecy', slug: 'essai', url: reference };
  published(await editor.saveAndPublish(MENU, menu.id, { body: [...menu.body, entry] }));
  const answer = await editor.create(BLOG, {
    title: 'Une visite',
    slug: 'une-visite',
    summary: 'Une journée au bord du lac.',
    publishDate: '2026-01-05',
    body: text('/campus/annecy'),
  });
  post = created.parse(answer.json).data.documentId;
}, 180_000);
afterAll(() => service.stop());

const site = () => clientOf('meridia', service.url);
const body = z.object({ body: z.array(z.record(z.string(), z.unknown())) });
const actions = z.object({ primaryAction: z.object({ url: z.string().nullable() }) });

/** What a visitor's page is made of, in each place. */
async function linksRead(locale: Locale = 'fr') {
  const [banner] = await site().getList(BANNERS_PATH, { locale, schema: bannerWire });
  const [popin] = await site().getList(POPINS_PATH, { locale, schema: actions });
  const [menu] = await site().getList(MENUS_PATH, {
    locale,
    query: { filters: { type: { $eq: 'navbarproto' } } },
    schema: body,
  });
  const entry = menu?.body.find(({ slug }) => slug === 'essai');
  return {
    banner: banner?.linkUrl ?? null,
    button: popin?.primaryAction.url ?? null,
    menu: entry?.url ?? null,
  };
}

async function latest(): Promise<number> {
  let since = 0;
  for (;;) {
    const feed = await site().get(CHANGES_PATH, { locale: 'fr', query: { since }, schema: changesWire });
    if (!feed || !feed.meta.more) return feed?.meta.latest ?? since;
    since = feed.meta.latest;
  }
}

async function changedSince(since: number): Promise<string[]> {
  const feed = await site().get(CHANGES_PATH, { locale: 'fr', query: { since }, schema: changesWire });
  return [...new Set((feed?.data ?? []).map(({ uid }) => uid))].toSorted();
}

const ANNECY = { banner: '/campus/annecy#formations', button: '/campus/annecy', menu: '/campus/annecy' };

describe('LINK-03 what was written before', () => {
  it('LINK-03 refers to documents in the whole demonstration content', async () => {
    const columns = [
      ['components_core_links', 'url'],
      ['components_core_menu_items', 'url'],
      ['components_item_cards', 'url'],
      ['components_shared_action_links', 'url'],
      ['banners', 'link_url'],
    ];
    let references = 0;
    const left: string[] = [];
    for (const [table = '', column = ''] of columns) {
      const rows = await querySql<{ url: string }>(
        service.database,
        `select ${column} as url from ${table} where ${column} like '/%'`,
      );
      references += rows.filter(({ url }) => parsePageReference(url)).length;
      left.push(...rows.map(({ url }) => url).filter((url) => !parsePageReference(url)));
    }
    expect(references).toBeGreaterThan(300);
    // What is left are pages that always stand, with their filters.
    expect([...new Set(left.map((url) => url.replace(/\?.*/, '')))].toSorted()).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^\/(campus|programme|agenda)\/(?!comparer)/)]),
    );
  });

  it('LINK-02 no reference leaves the service, in no language of no school', async () => {
    for (const key of SITE_KEYS)
      for (const locale of ['fr', 'en'] as const)
        for (const { list, pageSize } of Object.values(LIST_ENDPOINTS)) {
          const items = await clientOf(key, service.url).getAll(list(key), {
            locale,
            pageSize,
            schema: z.unknown(),
          });
          expect(JSON.stringify(items)).not.toContain('"/@');
        }
  });

  it('LINK-03 an address that is typed becomes a reference, and is read as an address', async () => {
    const stored = await querySql<{ content: string }>(
      service.database,
      `select content::text from components_body_rich_texts order by id desc limit 1`,
    );
    expect(stored[0]?.content).toContain(`"${reference}"`);
    published(await editor.publish(BLOG, post));
    const read = await site().getDocument(blogPostPath('une-visite'), {
      locale: 'fr',
      schema: blogPostDetailWire,
    });
    expect(JSON.stringify(read)).toContain('"/campus/annecy"');
  });
});

describe('LINK-02, LINK-05 a page that changes', () => {
  it('LINK-02 is led to where it is, in both languages', async () => {
    await expect.poll(() => linksRead()).toEqual(ANNECY);
  });

  it('LINK-05 another text of it is nothing to those that lead to it', async () => {
    const since = await latest();
    published(await editor.saveAndPublish(CAMPUS, campus, { heading: 'Au bord du lac' }));
    await expect.poll(() => changedSince(since)).toEqual([CAMPUS]);
  });

  it('LINK-02, LINK-05 under another address, it is led there without another save, and the feed names who leads', async () => {
    const since = await latest();
    published(await editor.saveAndPublish(CAMPUS, campus, { slug: 'annecy-lac' }));
    await expect
      .poll(() => linksRead())
      .toEqual({
        banner: '/campus/annecy-lac#formations',
        button: '/campus/annecy-lac',
        menu: '/campus/annecy-lac',
      });
    const read = await site().getDocument(blogPostPath('une-visite'), {
      locale: 'fr',
      schema: blogPostDetailWire,
    });
    expect(JSON.stringify(read)).toContain('"/campus/annecy-lac"');
    expect(await changedSince(since)).toEqual(expect.arrayContaining([BANNER, POPIN, MENU, BLOG, CAMPUS]));
  });

  it('LINK-02, LINK-07 unpublished, nothing leads to it, and the editor is told', async () => {
    published(await editor.unpublish(CAMPUS, campus));
    await expect.poll(() => linksRead()).toEqual({ banner: null, button: null, menu: null });
    const read = await site().getDocument(blogPostPath('une-visite'), {
      locale: 'fr',
      schema: blogPostDetailWire,
    });
    expect(JSON.stringify(read)).toContain('nous voir');
    expect(JSON.stringify(read)).not.toContain('"link"');
    const { json } = await editor.ask('POST', '/guard/findings', {
      uid: BLOG,
      documentId: post,
      locale: 'fr',
      values: {},
    });
    expect(JSON.stringify(json)).toContain('Un lien mène à une page qui n’est pas publiée');

    published(await editor.publish(CAMPUS, campus));
    await expect.poll(async () => (await linksRead()).menu).toBe('/campus/annecy-lac');
  });
});

describe('LINK-04, LINK-06 another school', () => {
  let foreign: string;
  beforeAll(async () => {
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from campuses where site = 'boreal' limit 1`,
    );
    foreign = row?.document_id ?? '';
  });

  it.each([
    [
      'a text',
      () => editor.update(BLOG, post, { body: text(`/@campus/${foreign}`) }),
      ['body', '0', 'content'],
    ],
    [
      'a button',
      async () =>
        editor.update(POPIN, await only('popins'), {
          primaryAction: { label: 'Là-bas', url: `/@campus/${foreign}` },
        }),
      ['primaryAction', 'url'],
    ],
  ])('LINK-04 %s that leads to its page is refused, on its field', async (_where, write, path) => {
    const { status, json } = await write();
    expect(status).toBe(400);
    const { error } = refusal.parse(json);
    expect(error.message).toBe(
      'Ce lien mène à une page d’une autre école\u00A0: choisissez-en une de la vôtre.',
    );
    expect(error.details.errors[0]?.path).toEqual(path);
  });

  it('LINK-04 a reference to it that is there all the same leads nowhere', async () => {
    await querySql(service.database, `update banners set link_url = $1 where site = 'meridia'`, [
      `/@campus/${foreign}`,
    ]);
    await editor.saveAndPublish(CAMPUS, campus, { heading: 'Au bord de l’eau' });
    await expect.poll(async () => (await linksRead()).banner).toBeNull();
  });

  it('LINK-06 its pages are neither offered nor shown', async () => {
    const other = await logInEditor(service.url, EDITORS.boreal);
    for (const path of [
      `/links/pages?q=annecy&site=meridia`,
      `/links/shown?address=${encodeURIComponent(reference)}&site=meridia`,
      `/links/shown?address=${encodeURIComponent(reference)}`,
    ])
      expect((await other.ask('GET', path)).status, path).toBe(403);
    const { pages } = offered.parse((await other.ask('GET', '/links/pages?q=annecy')).json);
    expect(pages).toEqual([]);
  });
});

describe('LINK-06 what the picker offers', () => {
  const pagesOf = async (q: string) =>
    offered.parse((await editor.ask('GET', `/links/pages?q=${encodeURIComponent(q)}`)).json).pages;

  it('LINK-06 published pages by their title, without accents too, and those that always stand', async () => {
    expect(await pagesOf('annecy')).toContainEqual({
      address: reference,
      title: 'Annecy',
      kind: 'Campus',
      path: '/campus/annecy-lac',
    });
    expect((await pagesOf('geneve')).map(({ path }) => path)).toContain('/campus/geneve');
    expect(await pagesOf('contact')).toContainEqual({
      address: '/contact',
      title: 'Contact',
      kind: 'Page du site',
      path: '/contact',
    });
    expect(await pagesOf('aucune-page-de-ce-nom')).toEqual([]);
  });

  it('LINK-06 a link is shown as its page, with its parts', async () => {
    const ask = async (address: string) =>
      shown.parse((await editor.ask('GET', `/links/shown?address=${encodeURIComponent(address)}`)).json).link;
    expect(await ask(`${reference}#formations`)).toMatchObject({
      page: { title: 'Annecy', path: '/campus/annecy-lac' },
      parts: expect.arrayContaining([{ anchor: 'formations', label: 'Formations' }]),
    });
    expect(await ask('/programme?domaine=management')).toBeNull();
    expect(await ask('/contact')).toMatchObject({ page: { title: 'Contact' } });
    expect(await ask(`/@campus/${'z'.repeat(24)}`)).toMatchObject({
      page: { title: 'Page supprimée', path: null },
    });
  });

  it.each([
    '/links/pages?q=a&x=1',
    `/links/pages?q=${'a'.repeat(200)}`,
    '/links/shown',
    '/links/shown?address=/&locale=de',
  ])('LINK-06 %s is not understood', async (path) =>
    expect((await editor.ask('GET', path)).status).toBe(400),
  );
});
