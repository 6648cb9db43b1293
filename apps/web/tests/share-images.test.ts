import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { createContentGate } from './support/content-gate.ts';
import { pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const LARGEST = 300_000;

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

/** A picture is no text. */
function askBytes(node: WebNode, path: string): Promise<{ status: number; type: string; bytes: Buffer }> {
  const { hostname, port } = new URL(node.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then(
        (bytes) => resolve({ status, type: headers['content-type'] ?? '', bytes }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const pathOf = (url: string | undefined) => (url ?? '').replace(/^https?:\/\/[^/]+/, '');

let site: WebNode;
let pages: string[];
/** By page, those that name one of their own. */
const images = new Map<string, string>();

beforeAll(async () => {
  site = await startWebNode({ name: 'share', settings: { ENABLED_LOCALES: 'fr,en' } });
  pages = [...(await pagesOfEachKind(sharedContent().url)), '/en', '/en/campus/lyon'];
  for (const page of pages) {
    const { status, html } = await site.ask(page);
    const isIndexed = status === 200 && !/<meta name="robots" content="noindex/.test(html);
    if (isIndexed) images.set(page, pathOf(contentOf(html, 'og:image')));
  }
});
afterAll(() => site.stop());

describe('SHARE-01 the share image of a page', () => {
  it('is its own on every template that is for search engines', () => {
    expect(images.size).toBeGreaterThanOrEqual(20);
    for (const [page, image] of images)
      expect([page, image]).toEqual([page, expect.stringMatching(/^\/partage\//)]);
    expect(new Set(images.values()).size).toBe(images.size);
  });

  it('is 1200 × 630, light, and like no other', async () => {
    const seen = new Map<string, string>();
    for (const [page, image] of images) {
      const { status, type, bytes } = await askBytes(site, image);
      expect([page, status, type]).toEqual([page, 200, 'image/jpeg']);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([page, width, height, format]).toEqual([page, 1200, 630, 'jpeg']);
      expect([page, bytes.length < LARGEST]).toEqual([page, true]);
      const sum = bytes.toString('base64');
      expect([page, seen.get(sum)]).toEqual([page, undefined]);
      seen.set(sum, page);
    }
  }, 600_000);

  it('is named by the words it shows', async () => {
    const { html } = await site.ask('/campus/lyon');

    expect(contentOf(html, 'og:image:alt')).toBe('Lyon');
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});

describe('SHARE-02 asked for', () => {
  const imageOf = (page: string) => images.get(page) ?? '';

  it('again, it comes from the store, and may be kept for ever', async () => {
    const first = await site.ask(imageOf('/contact'));
    const again = await site.ask(imageOf('/contact'));

    expect([first.status, again.headers['x-cache']]).toEqual([200, 'HIT']);
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=86400, immutable');
  });

  it('with HEAD, it says how long it is and sends nothing', async () => {
    const { status, headers, html } = await site.ask(imageOf('/contact'), { method: 'HEAD' });

    expect([status, Number(headers['content-length']) > 10_000, html]).toEqual([200, true, '']);
  });

  it('under a mark that is not its own, it leads to the right one', async () => {
    const { status, headers } = await site.ask('/partage/0000000000/contact.jpg');

    expect([status, headers.location]).toEqual([302, imageOf('/contact')]);
    const filtered = await site.ask('/partage/0000000000/programme.jpg?campus=lyon&fbclid=1');
    expect(filtered.headers.location).toBe(imageOf('/programme?campus=lyon'));
  });

  it.each([
    ['a page that is not there', '/partage/0123456789/campus/nulle-part.jpg'],
    ['no page', '/partage/0123456789/a/b/c/d.jpg'],
    ['a page that is not for search engines', '/partage/0123456789/recherche.jpg?q=lyon'],
    ['another kind of file', '/partage/0123456789/contact.png'],
    ['a mark that is none', '/partage/xyz/contact.jpg'],
  ])('of %s, there is none', async (_what, path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  it('never shows a word of the address', async () => {
    const title = 'mauvaise-ecole';
    const { status, headers } = await site.ask(`${imageOf('/contact')}?title=${title}`);

    expect([status, headers['x-cache']]).toEqual([200, 'HIT']);
    expect((await site.ask(`/partage/0123456789/${title}.jpg`)).status).toBe(404);
  });

  it('a thousand times under wrong marks, the site still answers', async () => {
    const asked = Array.from({ length: 1000 }, (_, rank) =>
      site.ask(`/partage/${String(rank).padStart(10, '0')}/campus/lyon.jpg`),
    );
    const page = await site.ask('/campus/lyon');
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));

    expect(page.status).toBe(200);
    expect([...statuses].filter((status) => ![302, 503].includes(status))).toEqual([]);
  }, 600_000);
});

describe('SHARE-02 without the content service', () => {
  it('what was drawn stands; what was not is asked for again, and drawn once it is back', async () => {
    const gate = await createContentGate(sharedContent().url);
    const node = await startWebNode({ name: 'share-alone', contentUrl: gate.url });
    const [drawn, other] = [images.get('/contact') ?? '', images.get('/campus') ?? ''];
    try {
      expect((await node.ask(drawn)).status).toBe(200);
      await gate.close();
      expect((await node.ask(drawn)).headers['x-cache']).toBe('HIT');
      const { status, headers } = await node.ask(other);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);

      await gate.open();
      await expect.poll(async () => (await node.ask(other)).status, { timeout: 60_000 }).toBe(200);
    } finally {
      await node.stop();
      await gate.close();
    }
  }, 600_000);
});

describe('SHARE-04 another school', () => {
  it('has images of its own, and none of this one', async () => {
    const settings = siteOf('boreal');
    const boreal = await startWebNode({ name: 'share-boreal', settings });
    try {
      const { html } = await boreal.ask('/campus');
      const own = pathOf(contentOf(html, 'og:image'));
      const { status, type, bytes } = await askBytes(boreal, own);

      expect([status, type]).toEqual([200, 'image/jpeg']);
      expect(own).not.toBe(images.get('/campus'));
      // The same page of the other school, under its mark, is not drawn here: it leads to this school's own.
      expect((await boreal.ask(images.get('/campus') ?? '')).headers.location).toBe(own);
      const [, campus = ''] = [...images].find(([page]) => page.startsWith('/campus/')) ?? [];
      expect((await boreal.ask(campus)).status).toBe(404);
      expect((await sharp(bytes).metadata()).width).toBe(1200);
    } finally {
      await boreal.stop();
    }
  });
});
