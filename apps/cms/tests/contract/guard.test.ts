import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { SITE_KEYS } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const NEWS = 'api::news.news';
const EVENT = 'api::event.event';
const TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] }];
const created = z.object({ data: z.object({ documentId: z.string() }) });
const refusal = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const answered = z.object({
  findings: z.array(
    z.object({
      rule: z.string(),
      degree: z.enum(['blocks', 'warns']),
      path: z.array(z.union([z.string(), z.number()])),
    }),
  ),
});

/** The types that have rules. */
const TABLES: Readonly<Record<string, string>> = {
  'api::article.article': 'articles',
  'api::banner.banner': 'banners',
  'api::blog-post.blog-post': 'blog_posts',
  'api::campus.campus': 'campuses',
  'api::course.course': 'courses',
  'api::event.event': 'events',
  'api::job-offer.job-offer': 'job_offers',
  'api::key-figure.key-figure': 'key_figures',
  'api::menu-enrichi.menu-enrichi': 'menu_enrichis',
  'api::news.news': 'news_items',
  'api::popin.popin': 'popins',
  'api::site.site': 'sites',
  'api::testimonial.testimonial': 'testimonials',
};

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('guard');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

const anEvent = (slug: string, fields: Record<string, unknown> = {}) => ({
  ...{ title: 'Portes ouvertes', slug, type: 'open-door', description: TEXT },
  ...{ dateStart: '2030-01-12T09:00:00.000Z', dateEnd: '2030-01-12T16:00:00.000Z', ...fields },
});

async function draft(uid: string, fields: Record<string, unknown>): Promise<string> {
  const { status, json, text } = await editor.create(uid, fields);
  expect(status, text).toBe(201);
  return created.parse(json).data.documentId;
}

async function isPublished(table: string, documentId: string): Promise<boolean> {
  const rows = await querySql(
    service.database,
    `select id from ${table} where document_id = $1 and published_at is not null`,
    [documentId],
  );
  return rows.length > 0;
}

const look = (session: EditorSession, body: object) => session.ask('POST', '/guard/findings', body);

describe('GUARD-01 the guard of publications', () => {
  it('GUARD-01 marks each field that is wrong, with its sentence', async () => {
    const documentId = await draft(EVENT, {
      ...anEvent('a-l-envers', { title: '   ', dateEnd: '2030-01-11T09:00:00.000Z' }),
    });
    const { status, json } = await editor.publish(EVENT, documentId);

    expect(status).toBe(400);
    const { message, details } = refusal.parse(json).error;
    expect(details.errors.map(({ path }) => path.join('.')).toSorted()).toEqual(['dateEnd', 'title']);
    for (const one of details.errors) expect(message).toContain(one.message);
    expect(await isPublished('events', documentId)).toBe(false);
  });

  it.each([
    ['a copy', (id: string) => editor.clone(EVENT, id, anEvent('copie', { title: ' ' }))],
    ['a form that is published at once', () => editor.publishNew(EVENT, anEvent('neuf', { title: ' ' }))],
    ['a form that is saved and published', (id: string) => editor.saveAndPublish(EVENT, id, { title: ' ' })],
    ['many at once', (id: string) => editor.bulk('bulkPublish', EVENT, [id], ['fr'])],
  ])('GUARD-01 refuses %s', async (_what, act) => {
    const documentId = await draft(EVENT, anEvent(`avec-${_what.replaceAll(' ', '-')}`, { title: ' ' }));
    const answer = await act(documentId);
    // A copy is a draft: it is its publication that is refused.
    const copy = created.safeParse(answer.json);
    const last =
      answer.status < 300 && copy.success ? await editor.publish(EVENT, copy.data.data.documentId) : answer;

    expect(last.status, last.text).toBe(400);
    expect(last.text).toContain('Le titre');
    expect(await isPublished('events', documentId)).toBe(false);
  });

  it('GUARD-07 of many at once the refusal names those that keep the others back', async () => {
    const right = await draft(EVENT, anEvent('lot-juste', { title: 'Juste' }));
    const wrong = await draft(
      EVENT,
      anEvent('lot-faux', { title: 'À l’envers', dateEnd: '2030-01-11T09:00:00.000Z' }),
    );
    const { status, json } = await editor.bulk('bulkPublish', EVENT, [right, wrong], ['fr']);

    expect(status).toBe(400);
    const sentence = refusal.parse(json).error.message.replaceAll('\u00a0', ' ');
    expect(sentence).toMatch(/^Rien n’a été publié\. « À l’envers » : /);
    expect(sentence).not.toContain('Juste');
    expect(await isPublished('events', right)).toBe(false);
  });

  it('GUARD-06 what Strapi or the database would refuse at the click is said before it', async () => {
    const paths = async (body: object) =>
      answered
        .parse((await look(editor, { locale: 'fr', ...body })).json)
        .findings.filter(({ degree }) => degree === 'blocks')
        .map(({ path }) => path.join('.'));
    const [page] = await querySql<{ rubrique: string; slug: string }>(
      service.database,
      `select rubrique, slug from articles where site = 'meridia' and locale = 'fr' and published_at is not null and slug is not null limit 1`,
    );
    const uid = 'api::article.article';
    const blocks = [{ __component: 'block.form-link', title: 'Encart' }];
    const taken = { site: 'meridia', title: 'Prise', ...page, pageLayout: blocks };
    const documentId = await draft(uid, taken);
    expect(await paths({ uid, values: taken })).toEqual(
      expect.arrayContaining(['slug', 'pageLayout.0.label']),
    );
    expect(await paths({ uid, documentId, values: taken })).toContain('slug');
    expect((await editor.publish(uid, documentId)).status).toBe(400);
    const event = { site: 'meridia', title: 'Sans type ni début', slug: 'sans-type-ni-debut' };
    expect(await paths({ uid: EVENT, values: event })).toEqual(expect.arrayContaining(['type', 'dateStart']));
    const emptyText = [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }];
    const news = {
      ...{ site: 'meridia', title: 'Sans texte', summary: 'Court.', publishDate: '2026-01-05' },
      body: [{ __component: 'body.rich-text', content: emptyText }],
    };
    expect(await paths({ uid: NEWS, values: news })).toContain('body.0.content');
    const whole = anEvent('rien-ne-manque');
    expect(await paths({ uid: EVENT, values: { site: 'meridia', ...whole } })).toEqual([]);
  });

  it('GUARD-06 the address of a title that another page has is none that is taken: the save makes a free one', async () => {
    const title = 'Déjà prise';
    const other = await draft(EVENT, anEvent('deja-prise', { title }));
    expect((await editor.publish(EVENT, other)).status).toBe(200);
    const values = { site: 'meridia', ...anEvent('', { title }) };
    const { findings } = answered.parse((await look(editor, { uid: EVENT, locale: 'fr', values })).json);
    expect(findings.filter(({ degree }) => degree === 'blocks')).toEqual([]);
    expect((await editor.publish(EVENT, await draft(EVENT, values))).status).toBe(200);
  });

  it('GUARD-06 a page without an address has the one of the home of its section', async () => {
    const [home] = await querySql<{ rubrique: string }>(
      service.database,
      `select rubrique from articles where site = 'meridia' and locale = 'fr' and published_at is not null and coalesce(slug, '') = '' limit 1`,
    );
    const uid = 'api::article.article';
    const pageLayout = [{ __component: 'block.rich-text', body: TEXT }];
    const values = { site: 'meridia', title: 'Sans adresse', ...home, slug: '', pageLayout };
    const { findings } = answered.parse((await look(editor, { uid, locale: 'fr', values })).json);
    expect(findings).toContainEqual({ rule: 'address-taken', degree: 'blocks', path: ['slug'] });
    const refused = await editor.publish(uid, await draft(uid, values));
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('a déjà cette adresse')]);
  });

  it('GUARD-01 C-17 news of next year is not live today', async () => {
    const documentId = await draft(NEWS, {
      ...{ title: 'Demain', summary: 'Court.', publishDate: '2031-06-01' },
      body: [{ __component: 'body.rich-text', content: TEXT }],
    });
    const { status, text } = await editor.publish(NEWS, documentId);

    expect(status, text).toBe(400);
    expect(await isPublished('news_items', documentId)).toBe(false);
  });

  it('GUARD-05 a link to nothing is refused, one to a draft is not', async () => {
    const linkTo = (url: string) => [
      { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'ici' }] }] },
    ];
    const dead = await draft(EVENT, anEvent('lien-mort', { description: linkTo('/agenda/nulle-part') }));
    const refused = await editor.publish(EVENT, dead);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('/agenda/nulle-part');

    await draft(EVENT, anEvent('pas-encore'));
    const early = await draft(EVENT, anEvent('lien-tot', { description: linkTo('/agenda/pas-encore') }));
    expect((await editor.publish(EVENT, early)).status).toBe(200);
  });

  it('GUARD-04 the address comes from the title, free and in its form', async () => {
    const titled = { title: 'L’été à Nîmes : œuvres & cætera' };
    const slugs: unknown[] = [];
    for (const slug of [undefined, undefined, 'Mon Adresse/Écrite']) {
      const { json } = await editor.create(EVENT, { ...anEvent(''), ...titled, slug });
      slugs.push((json as { data: { slug: unknown } }).data.slug);
    }
    expect(slugs).toEqual([
      'l-ete-a-nimes-oeuvres-caetera',
      'l-ete-a-nimes-oeuvres-caetera-2',
      'mon-adresse-ecrite',
    ]);
  });
});

describe('GUARD-03 « Prêt à publier »', () => {
  it('GUARD-03 says of a form what the publication would say, and writes nothing', async () => {
    const documentId = await draft(EVENT, anEvent('regarde'));
    const asked = { uid: EVENT, documentId, locale: 'fr' };
    const { json } = await look(editor, { ...asked, values: { title: '  ', dateEnd: null } });

    const { findings } = answered.parse(json);
    expect(findings.map(({ rule, degree }) => `${degree} ${rule}`)).toEqual(
      expect.arrayContaining(['blocks title-blank', 'warns without-end']),
    );
    const [row] = await querySql<{ title: string }>(
      service.database,
      'select title from events where document_id = $1',
      [documentId],
    );
    expect(row?.title).toBe('Portes ouvertes');
  });

  it('GUARD-03 of one’s own school alone', async () => {
    const documentId = await draft(EVENT, anEvent('pas-a-elle'));
    const other = await logInEditor(service.url, EDITORS.boreal);
    const body = { uid: EVENT, documentId, locale: 'fr', values: {} };

    expect((await look(other, body)).status).toBe(403);
    expect((await call(service.url, '/guard/findings', { method: 'POST', body })).status).toBe(401);
    expect((await look(editor, { ...body, uid: 'admin::user' })).status).toBe(404);
    expect((await look(editor, { ...body, locale: 'xx' })).status).toBe(400);
  });
});

/** In the gate one document in four of each type; all of them by `pnpm test:reach`. */
const ONE_IN = process.env.REACH === 'whole' ? 1 : 4;

describe('GUARD-01 the content of the demonstration', () => {
  it.each(SITE_KEYS)(
    'GUARD-01 GUARD-05 has nothing that blocks, in any type and language: %s',
    { timeout: 900_000 },
    async (site) => {
      const session = await logInEditor(service.url, EDITORS[site]);
      const wrong: string[] = [];
      let looked = 0;
      for (const uid of Object.keys(TABLES)) {
        const { rows } = await publishedOf(uid, site);
        for (const { document_id: documentId, locale } of rows.filter((_, rank) => rank % ONE_IN === 0)) {
          const { json } = await look(session, { uid, documentId, locale, values: {} });
          const { findings } = answered.parse(json);
          looked += 1;
          wrong.push(
            ...findings
              .filter(({ degree }) => degree === 'blocks')
              .map(({ rule, path }) => `${uid} ${documentId} ${locale}: ${rule} ${path.join('.')}`),
          );
        }
      }
      process.stdout.write(`${site}: ${looked} documents looked at, ${wrong.length} blocked\n`);
      expect(looked).toBeGreaterThan(50 / ONE_IN);
      expect(wrong).toEqual([]);
    },
  );
});

/** Those of the seed: what the tests above have written has its own story. */
async function publishedOf(uid: string, site: string) {
  const rows = await querySql<{ document_id: string; locale: (typeof LOCALES)[number] }>(
    service.database,
    `select distinct document_id, locale from ${TABLES[uid]} where site = $1 and published_at is not null
       and created_by_id is null`,
    [site],
  );
  expect(rows.length, uid).toBeGreaterThan(0);
  return { rows };
}
