import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson } from '@meridia/content-client/content-service.fixture';
import { aCampus } from '@meridia/contract/campuses.fixture';
import { aCourse } from '@meridia/contract/courses.fixture';
import { anEvent } from '@meridia/contract/events.fixture';
import { aJobOffer } from '@meridia/contract/job-offers.fixture';
import { aNewsItem } from '@meridia/contract/news.fixture';
import { aWebsite } from '@meridia/contract/website-settings.fixture';
import { useContentService } from '@/content/client/site-content.fixture';
import type { ServerEnvironment } from '@/env/server';
import { loadEveryPage } from '@/pages/routes';
import { writeMachineDocument } from './machine-documents';

const settings = vi.hoisted((): { current: Partial<ServerEnvironment> } => ({ current: {} }));
vi.mock('@/env/server', async (importOriginal) => {
  const { readServerEnvironment } = await importOriginal<typeof import('@/env/server')>();
  return { readServerEnvironment: () => ({ ...readServerEnvironment(), ...settings.current }) };
});
vi.mock('@engine/island', () => ({ Island: () => null }));

const AT = '2026-11-01T08:00:00Z';
const FRENCH = {
  'api::article.article': [
    ['h', 'home', AT],
    ['b', 'blog', AT],
    ['p', 'programme', AT],
    ['v', 'vae', AT],
    ['o', 'ancienne-page', AT],
    ['m', 'mentions-legales', AT],
  ],
  'api::job-offer.job-offer': [
    ['j', 'ouverte', AT],
    ['k', 'expiree', AT],
  ],
};
const ENGLISH = { 'api::article.article': [['m', 'legal-notices', '2026-11-02T08:00:00Z']] };

/** What each call answers; a list that is not here is empty. */
const LISTS: Record<string, readonly object[]> = {
  '/courses': [aCourse({ slug: 'bachelor' })],
  '/campuses': [aCampus()],
  '/events': [anEvent({ title: 'Portes <ouvertes>' })],
  '/meridia-news': [aNewsItem()],
  '/job-offers': [aJobOffer({ slug: 'ouverte' })],
  '/redirects': [
    { documentId: 'r1', source: '/blog', destination: '/actualites', kind: 'exact' },
    { documentId: 'r2', source: '/ancienne-page', destination: '/vae', kind: 'exact' },
  ],
};

const { answer, answerJson } = useContentService();

// As the server does before its first visitor: the lists are asked whether they are for search engines.
beforeAll(loadEveryPage, 60_000);

beforeEach(() => {
  settings.current = { ENABLED_LOCALES: ['fr'], ENGLISH_PREFIX: 'served' };
  answer(({ path: asked, query }, response) => {
    const path = asked.replace(/^\/api/, '');
    if (path === '/users/me') return sendJson(response, 200, aWebsite());
    if (path === '/published-addresses')
      return sendJson(response, 200, { data: query.get('language') === 'en' ? ENGLISH : FRENCH });
    if (path === '/courses/bachelor') return sendJson(response, 200, { data: aCourse({ slug: 'bachelor' }) });
    if (/-articles\/|\/courses\//.test(path)) return sendJson(response, 404, {});
    const data = LISTS[path] ?? [];
    const pagination = { start: 0, limit: 100, total: data.length };
    return sendJson(response, 200, { data, meta: { pagination } });
  });
});

const read = async (address: string) => (await writeMachineDocument(address))?.body.toString() ?? null;
const paths = (xml: string | null) =>
  Array.from(xml?.matchAll(/<loc>([^<]*)<\/loc>/g) ?? [], ([, url = '']) => new URL(url).pathname);

describe('PDF-04 the sheet of a programme', () => {
  it('is a PDF of two pages, made of what the content service answers; there is none without its programme', async () => {
    const sheet = await writeMachineDocument('/programme/bachelor/fiche.pdf');

    expect(sheet?.type).toBe('application/pdf');
    expect(Buffer.from(sheet?.body ?? '').toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/Count 2/);
    expect(await writeMachineDocument('/programme/inconnu/fiche.pdf')).toBeNull();
    expect(await writeMachineDocument('/en/programme/bachelor/fiche.pdf')).toBeNull();
  });
});

describe('MACH-01 the sitemap', () => {
  it('has the section pages that no redirect takes the place of, and the lists that have something to show', async () => {
    expect(paths(await read('/sitemaps/pages.xml'))).toEqual([
      '/',
      '/vae',
      '/mentions-legales',
      '/programme',
      '/campus',
      '/agenda',
      '/actualites',
      '/offres-alternance',
      '/programme/comparer',
      '/calendrier',
      '/visite',
    ]);
  });

  it('has no offer that has expired, and names the parts that have pages', async () => {
    expect(paths(await read('/sitemaps/offres.xml'))).toEqual(['/offres-alternance/ouverte']);
    expect(paths(await read('/sitemap.xml'))).toEqual(['/sitemaps/pages.xml', '/sitemaps/offres.xml']);
    expect(await read('/sitemaps/agenda.xml')).toBeNull();
  });

  it('I18N-02 has English where it is served, at its own address', async () => {
    settings.current = { ENABLED_LOCALES: ['fr', 'en'], ENGLISH_PREFIX: 'served' };
    const xml = await read('/sitemaps/pages.xml');

    expect(paths(xml)).toContain('/en/legal-notices');
    expect(xml).toContain('<lastmod>2026-11-02T08:00:00Z</lastmod>');
    expect(await read('/en/sitemap.xml')).toBeNull();
  });
});

describe('the other documents', () => {
  it.each([
    ['MACH-03', '/flux/actualites.xml', aNewsItem().title],
    ['MACH-03', '/flux/agenda.xml', 'Portes &lt;ouvertes&gt;'],
    ['MACH-03', '/flux/offres.xml', '/offres-alternance/ouverte</link>'],
    ['MACH-04', '/catalogue.json', '"programme":"bachelor"'],
    ['MACH-04', '/catalogue.csv', '\r\nbachelor,'],
    ['MACH-04', '/catalogue.schema.json', '"$schema"'],
    ['MACH-05', '/llms.txt', '/programme/bachelor)'],
  ])('%s %s', async (_rule, address, words) => {
    expect(await read(address)).toContain(words);
  });

  it('are of the languages that are served', async () => {
    expect(await read('/en/llms.txt')).toBeNull();
  });

  it('MACH-06 are not written while the content cannot be read', async () => {
    answerJson(503, {});

    await expect(writeMachineDocument('/flux/agenda.xml')).rejects.toThrow();
    await expect(writeMachineDocument('/sitemap.xml')).rejects.toThrow();
  });
});
