import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REDIRECTS_PATH } from '@meridia/contract/endpoints';
import { redirectWire } from '@meridia/contract/redirects.wire';
import { decideAddress } from '@meridia/domain/address-decision.rules';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin } from '../support/panel-document.ts';

const REDIRECT = 'api::redirect.redirect';
const PAGES: Record<string, { table: string; page: string; under: readonly string[] }> = {
  'api::course.course': { table: 'courses', page: '/programme/', under: ['/cout', '/fiche.pdf'] },
  'api::campus.campus': { table: 'campuses', page: '/campus/', under: [] },
  'api::event.event': { table: 'events', page: '/agenda/', under: ['.ics'] },
  'api::news.news': { table: 'news_items', page: '/actualites/', under: [] },
  'api::blog-post.blog-post': { table: 'blog_posts', page: '/blog/', under: [] },
  'api::job-offer.job-offer': { table: 'job_offers', page: '/offres-alternance/', under: [] },
  'api::testimonial.testimonial': { table: 'testimonials', page: '/temoignages/', under: [] },
  'api::article.article': { table: 'articles', page: '/ecole/', under: [] },
};
type Page = {
  uid: string;
  documentId: string;
  slug: string;
  locales: string[];
  page: string;
  under: readonly string[];
};

const created = z.object({ data: z.object({ documentId: z.string() }) });

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('lifecycle');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

/** One that is published, in English too where the school has one. */
async function aPage(uid: string): Promise<Page> {
  const { table = '', page = '', under = [] } = PAGES[uid] ?? {};
  const section = uid === 'api::article.article' ? `and rubrique = 'ecole'` : '';
  const [row] = await querySql<{ document_id: string; slug: string; locales: string[] }>(
    service.database,
    `select document_id, slug, array_agg(locale order by locale desc) as locales from ${table}
       where site = 'meridia' and published_at is not null and slug is not null ${section}
       group by document_id, slug having bool_or(locale = 'fr')
       order by count(*) desc, document_id limit 1`,
  );
  if (!row) throw new Error(`no published ${uid}`);
  return { uid, documentId: row.document_id, slug: row.slug, locales: row.locales, page, under };
}

async function expectOk(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
}

async function publishAt({ uid, documentId, locales }: Page, slug: string): Promise<void> {
  for (const locale of locales) {
    await expectOk(editor.update(uid, documentId, { slug }, locale));
    await expectOk(editor.publish(uid, documentId, locale));
  }
}

/** What the site answers at a path: by its own rules, on what the content service gives it. */
async function askSite() {
  const redirects = await clientOf('meridia', service.url).getAll(REDIRECTS_PATH, {
    locale: 'fr',
    schema: redirectWire,
  });
  const table = toRedirectTable(redirects);
  const settings = { isEnglishServed: true, allowedHosts: [], isSiteFile: () => false };
  return {
    redirects,
    at: (path: string) => decideAddress({ host: '', path, query: '' }, table, settings),
  };
}

const to = (location: string) => ({ status: 301, location });

/** The address of the page and of what is under it, in each of its languages. */
function addressesOf({ page, under, locales }: Page, slug: string): string[] {
  return ['', ...under].flatMap((end) =>
    locales.map((locale) => `${locale === 'fr' ? '' : `/${locale}`}${page}${slug}${end}`),
  );
}

describe('the life of an address', () => {
  it.each(Object.keys(PAGES))(
    'LIFE-01 LIFE-02 %s: moved, moved again, brought back, deleted, restored',
    { timeout: 180_000 },
    async (uid) => {
      const page = await aPage(uid);
      const { slug, documentId } = page;
      const [first, second] = [`${slug}-deplace`, `${slug}-encore`];
      const expectMoved = async (from: string, here: string) => {
        const site = await askSite();
        const ends = addressesOf(page, here);
        for (const [index, path] of addressesOf(page, from).entries())
          expect(site.at(path), path).toEqual(to(ends[index] ?? ''));
        for (const path of ends) expect(site.at(path), path).toBeNull();
      };

      await publishAt(page, first);
      await expectMoved(slug, first);

      await publishAt(page, second);
      await expectMoved(slug, second);
      await expectMoved(first, second);
      const { redirects } = await askSite();
      expect(redirects.filter(({ destination }) => destination.includes(first))).toEqual([]);

      await publishAt(page, slug);
      await expectMoved(first, slug);
      await expectMoved(second, slug);

      await expectOk(editor.ask('POST', `/where-used/${uid}/${documentId}/delete`, { isConfirmed: true }));
      const gone = await askSite();
      const former = [slug, first, second].flatMap((one) => addressesOf(page, one));
      for (const path of former) expect(gone.at(path), path).toEqual({ status: 410 });
      // Nor is one of them a dead link of the home that somebody has to see to.
      const own = gone.redirects.filter(({ source }) => former.includes(source));
      expect(own.map(({ kind }) => kind).filter((kind) => kind !== 'gone')).toEqual([]);

      const entry = (await readBin(editor)).find((one) => one.documentId === documentId);
      await expectOk(editor.ask('POST', `/bin/${entry?.id}/restore`, {}));
      for (const locale of page.locales) await expectOk(editor.publish(uid, documentId, locale));
      await expectMoved(first, slug);
    },
  );

  it('LIFE-01 what was withdrawn before it was renamed is led on when it comes back', async () => {
    const page = await aPage('api::news.news');
    const { uid, documentId, slug, locales } = page;
    for (const locale of locales) await expectOk(editor.unpublish(uid, documentId, locale));
    expect((await askSite()).at(`/actualites/${slug}`)).toBeNull();

    await publishAt(page, `${slug}-plus-tard`);
    expect((await askSite()).at(`/actualites/${slug}`)).toEqual(to(`/actualites/${slug}-plus-tard`));
  });

  it('LIFE-02 a deleted page leads to the one that takes its place', async () => {
    const page = await aPage('api::campus.campus');
    const [other] = await querySql<{ document_id: string; slug: string }>(
      service.database,
      `select document_id, slug from campuses where site = 'meridia' and published_at is not null
         and document_id <> $1 order by slug limit 1`,
      [page.documentId],
    );
    const body = { isConfirmed: true, replacement: other?.document_id };
    await expectOk(editor.ask('POST', `/where-used/${page.uid}/${page.documentId}/delete`, body));

    expect((await askSite()).at(`/campus/${page.slug}`)).toEqual(to(`/campus/${other?.slug}`));
  });

  it('LIFE-01 a redirect at the address that a page takes gives way, and is in the bin; one that an editor leads elsewhere stays', async () => {
    const page = await aPage('api::testimonial.testimonial');
    const source = `/temoignages/${page.slug}-nouveau`;
    const made = await editor.create(REDIRECT, {
      ...{ site: 'meridia', source, destination: '/agenda', kind: 'exact', active: true },
    });
    const { documentId } = created.parse(made.json).data;
    await publishAt(page, `${page.slug}-nouveau`);
    const site = await askSite();
    expect(site.at(source)).toBeNull();
    expect((await readBin(editor)).map((entry) => entry.documentId)).toContain(documentId);

    const old = site.redirects.find((one) => one.source === `/temoignages/${page.slug}`);
    await expectOk(editor.update(REDIRECT, old?.documentId ?? '', { destination: '/contact' }));
    await publishAt(page, `${page.slug}-dernier`);
    expect((await askSite()).at(`/temoignages/${page.slug}`)).toEqual(to('/contact'));
  });

  it('LIFE-01 a page under a pattern is not published: nobody would see it', async () => {
    const page = await aPage('api::blog-post.blog-post');
    const pattern = { kind: 'pattern', source: '^/blog/cache-.+$', destination: '/actualites' };
    await expectOk(editor.create(REDIRECT, { site: 'meridia', active: true, ...pattern }));
    await expectOk(editor.update(page.uid, page.documentId, { slug: 'cache-par-un-motif' }));
    const { status, text } = await editor.publish(page.uid, page.documentId);

    expect(status, text).toBe(400);
    expect(text).toContain('« ^/blog/cache-.+$ »');
  });

  it('LIFE-02 a page that is gone has no destination', async () => {
    const gone = { site: 'meridia', source: '/une-page-partie', kind: 'gone', active: true };
    const { status, text } = await editor.create(REDIRECT, { ...gone, destination: '/agenda' });
    expect(status, text).toBe(400);
    expect(text).toContain('laissez la destination vide');

    await expectOk(editor.create(REDIRECT, gone));
    expect((await askSite()).at('/une-page-partie')).toEqual({ status: 410 });
    expect((await askSite()).at('/en/une-page-partie')).toEqual({ status: 410 });
  });
});
