import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_SECRET } from '@meridia/tools/services/service-accounts';
import { SITE_SERVER } from '@meridia/tools/preparation/programs';
import { headingOf, type Answer } from './support/ask.ts';
import { readableMemory, readRedisTexts } from './support/cache-texts.ts';
import { startOwnRedis, type OwnRedis } from './support/own-redis.ts';
import { previewPath } from './support/preview-links.ts';
import { sharedContent, sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const MARK = 'Zyxomma';
const REQUESTS = 1000;
const AT_ONCE = 6;
const ADDRESSES = [
  ...['/', '/agenda', '/actualites', '/calendrier', '/programme', '/campus', '/recherche?q=zyxomma'],
  ...['/en', '/en/agenda', '/en/actualites', '/agenda.ics', '/flux/agenda.xml', '/flux/actualites.xml'],
  ...[
    '/sitemap.xml',
    '/sitemaps/agenda.xml',
    '/catalogue.json',
    '/llms.txt',
    '/api/search?locale=fr&q=zyxomma',
  ],
];

type Named = { documentId: string; slug: string; title: string };

const editor = sharedEditor();
const memory = readableMemory();
let redis: OwnRedis;
let site: WebNode;
let event: Named;
let other: Named;
let neverPublished: string;

async function eventAt(rank: number): Promise<Named> {
  const { html } = await site.ask('/agenda');
  const slugs = [...html.matchAll(/href="\/agenda\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);
  const slug = [...new Set(slugs)][rank] ?? '';
  const { documentId, title } = await editor.find(EVENT, { slug });
  return { documentId, slug, title: String(title) };
}

beforeAll(async () => {
  redis = await startOwnRedis();
  site = await startWebNode({
    name: 'preview',
    settings: { REDIS_URL: redis.url, ENABLED_LOCALES: 'fr,en' },
    program: [...memory.flags, ...SITE_SERVER],
  });
  [event, other] = [await eventAt(0), await eventAt(1)];
  await editor.update(EVENT, event.documentId, { title: `${event.title} ${MARK}` });
  neverPublished = await editor.create(NEWS, {
    title: `Une nouvelle ${MARK}`,
    slug: 'une-nouvelle-en-attente',
    publishDate: '2026-11-01',
    summary: `${MARK} en une phrase`,
  });
});
afterAll(async () => {
  await editor.update(EVENT, event.documentId, { title: event.title });
  await editor.send('DELETE', `content-manager/collection-types/${NEWS}/${neverPublished}`);
  await site.stop();
  await redis.kill();
  memory.remove();
});

const preview = (link: Partial<Parameters<typeof previewPath>[0]> = {}, secret?: string) =>
  site.ask(previewPath({ uid: EVENT, documentId: event.documentId, ...link }, secret));

describe('PREVIEW-01 the page of a draft', () => {
  it('PREVIEW-01 is the page that visitors will get, and says that it is a draft', async () => {
    const { status, html } = await preview();

    expect(status).toBe(200);
    expect(headingOf(html)).toContain(MARK);
    expect(html).toContain('<strong>Brouillon</strong>');
    expect(html).toContain('<footer');
  });

  it('PREVIEW-01 is there before a first publication', async () => {
    const { status, html } = await preview({ uid: NEWS, documentId: neverPublished });

    expect([status, headingOf(html)]).toEqual([200, `Une nouvelle ${MARK}`]);
  });

  it('PREVIEW-01 of a published version says nothing of drafts', async () => {
    const { status, html } = await preview({ status: 'published' });

    expect([status, headingOf(html)]).toEqual([200, event.title]);
    expect(html).not.toContain('Brouillon');
  });

  it('PREVIEW-01 in English is that of the English draft, completed from French', async () => {
    const path = `content-manager/collection-types/${EVENT}/${other.documentId}?locale=en`;
    const { data } = (await editor.send('GET', path)) as { data: { title?: string } };
    await editor.send('PUT', path, { title: `${MARK} in English` });
    try {
      const { html } = await preview({ documentId: other.documentId, locale: 'en' });
      expect(headingOf(html)).toBe(`${MARK} in English`);
      expect(html).toContain('<html lang="en"');
      expect(html).toContain('<strong>Draft</strong>');
    } finally {
      if (data.title) await editor.send('PUT', path, { title: data.title });
      else await editor.send('DELETE', path);
    }
  });

  it('PREVIEW-02 is for one person: no cache, no search engine, no referrer, and a frame of the panel alone', async () => {
    const { headers } = await preview();

    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${sharedContent().url}`);
    const visited = (await site.ask(`/agenda/${event.slug}`)).headers['content-security-policy'];
    expect(visited).toMatch(/frame-ancestors 'self'$/);
  });
});

describe('PREVIEW-03, PREVIEW-05 a link that is worth nothing', () => {
  const share = async () => {
    const path = `preview-links/${EVENT}/${event.documentId}`;
    const link = await editor.send('POST', path, { locale: 'fr' });
    return link as { id: string; address: string };
  };
  const withdraw = (id: string) => editor.send('DELETE', `preview-links/${EVENT}/${event.documentId}/${id}`);
  const pathIn = (address: string) => address.slice(new URL(address).origin.length);

  it('PREVIEW-03 has one answer, whatever is wrong with it', async () => {
    const { id, address } = await share();
    expect((await site.ask(pathIn(address))).status).toBe(200);
    const forOther = await preview({ documentId: other.documentId, shared: id });
    const inEnglish = await preview({ locale: 'en', shared: id });
    await withdraw(id);

    const answers: Record<string, Answer> = {
      withdrawn: await site.ask(pathIn(address)),
      'with the link of another document': forOther,
      'with the link of another language': inEnglish,
      'of another school': await preview({ site: 'boreal' }),
      'of another secret': await preview({}, `not ${PREVIEW_SECRET}`),
      over: await preview({ endsAt: Date.now() - 1 }),
      'of a document that is not there': await preview({ documentId: 'a'.repeat(24) }),
      'of a type without a page': await preview({ uid: 'api::banner.banner' }),
      'without a link': await site.ask('/apercu'),
      'of nonsense': await site.ask('/apercu?lien=%00../..'),
    };
    const [{ html }] = Object.values(answers) as [Answer];
    expect(html).toContain('Ce lien d’aperçu n’est plus valable');
    for (const [what, answer] of Object.entries(answers)) {
      expect([answer.status, answer.html], what).toEqual([404, html]);
      expect(answer.headers['cache-control'], what).toBe('private, no-store');
    }
  });

  it('PREVIEW-05 a draft that cannot have a page yet says so', async () => {
    const documentId = await editor.create(NEWS, { title: `Sans adresse ${MARK}` });
    try {
      const { status, html } = await preview({ uid: NEWS, documentId });
      expect(status).toBe(404);
      expect(html).toContain('Ce brouillon ne peut pas encore être affiché');
    } finally {
      await editor.send('DELETE', `content-manager/collection-types/${NEWS}/${documentId}`);
    }
  });
});

describe('PREVIEW-02 drafts are in no cache', () => {
  it(`PREVIEW-02 after ${REQUESTS} requests of visitors while drafts are looked at`, async () => {
    const addresses = [...ADDRESSES, `/agenda/${event.slug}`, `/agenda/${event.slug}.ics`];
    const drafts = [preview, () => preview({ uid: NEWS, documentId: neverPublished })];
    const leaks: string[] = [];
    let [asked, answered, looked, shown] = [0, 0, 0, 0];
    const visit = async () => {
      while (asked < REQUESTS) {
        const address = addresses[asked++ % addresses.length] ?? '/';
        const { html, status } = await site.ask(address);
        // A search repeats what is searched for, in small letters.
        if (html.includes(MARK)) leaks.push(address);
        if (status < 500) answered += 1;
      }
    };
    const look = async () => {
      while (asked < REQUESTS) {
        const { html } = await (drafts[looked++ % drafts.length] ?? preview)();
        if (html.includes(MARK)) shown += 1;
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, visit), look()]);
    const stored = await readRedisTexts(redis.url);
    // What the last preview left on its way is gone with the next request.
    for (const address of addresses) await site.ask(address);
    const inMemory = await memory.find(site, [MARK, event.slug]);

    process.stdout.write(
      `${answered} of ${asked} requests answered, ${shown} previews shown, ${stored.length} values in Redis\n`,
    );
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(0.9 * REQUESTS);
    expect(shown).toBeGreaterThan(10);
    expect(stored.filter((text) => text.includes(event.title)).length).toBeGreaterThan(2);
    expect(stored.filter((text) => text.includes(MARK))).toEqual([]);
    expect(inMemory).toEqual([event.slug]);
  });
});
