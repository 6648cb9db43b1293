import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useContentService } from '@/content/client/site-content.fixture';
import type { ServerEnvironment } from '@/env/server';
import { feedMarks } from '@/store/feed-marks';
import { withNotes } from '@/store/page-notes';
import { answerAddress, errorAnswer } from './answer-address';

const settings = vi.hoisted((): { current: Partial<ServerEnvironment> } => ({ current: {} }));
vi.mock('@/env/server', async (importOriginal) => {
  const { readServerEnvironment } = await importOriginal<typeof import('@/env/server')>();
  return { readServerEnvironment: () => ({ ...readServerEnvironment(), ...settings.current }) };
});

// The server has them before its first page; none of them matters here.
vi.mock('@engine/island', () => ({ Island: () => null }));

const { answerJson, logged } = useContentService();

async function ask(address: string) {
  const answered = await answerAddress(address);
  if (!answered) throw new Error(`${address} has no page`);
  const { head, body, ...rest } = answered;
  return { ...rest, head: renderToStaticMarkup(head), html: renderToStaticMarkup(body) };
}

beforeEach(() => {
  settings.current = { ERROR_DEBUG: true };
  answerJson(404, {});
});

describe('the page of an address', () => {
  it('is complete, in its frame', async () => {
    const { html, ...page } = await ask('/hors-ligne');

    expect(page).toMatchObject({ status: 200, lang: 'fr', name: 'offline', hasFormThatLeaves: false });
    expect(page.head).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<main id="contenu"');
    expect(html).toContain('<footer');
  });

  it.each(['/ecole/histoire/suite', '/programme/f/niveau.0', '/programme/inconnu', '/crm/payment'])(
    'ROUTE-22 there is none at %s',
    async (address) => {
      expect(await answerAddress(address)).toBeNull();
    },
  );

  it.each([
    [['fr'], null],
    [['fr', 'en'], 'en'],
  ] as const)('I18N-02 with the languages %j, /en is answered in: %s', async (locales, lang) => {
    settings.current = { ENABLED_LOCALES: [...locales], ENGLISH_PREFIX: 'served' };

    expect((await answerAddress('/en/hors-ligne'))?.lang ?? null).toBe(lang);
  });

  it('ROUTE-19 carries the status that it shows', async () => {
    const { status, html } = await ask('/error/debug?status=418&message=agenda.past');

    expect(status).toBe(418);
    expect(html).toContain('<strong>418</strong>');
  });

  it('ROUTE-19 the error debug page is switched on', async () => {
    settings.current = { ERROR_DEBUG: false };

    expect(await answerAddress('/error/debug?status=418')).toBeNull();
  });

  it('is not about what stands round it', async () => {
    const { notes } = await withNotes(feedMarks.point(), () => answerAddress('/hors-ligne'));

    expect([...notes.about.tags]).toEqual([]);
    expect([...notes.around.tags]).toEqual(expect.arrayContaining(['api::label.label', 'api::site.site']));
  });
});

describe('a page whose content cannot be read', () => {
  it.each([
    [503, 503],
    [401, 503],
  ])(
    'STATE-06 a content service that answers %i makes the whole error page with %i',
    async (failure, shown) => {
      answerJson(failure, {});
      const { status, name, head, html } = await ask('/programme/mba');

      expect([status, name]).toEqual([shown, 'error']);
      expect(head).toContain('noindex, nofollow');
      expect(html).toContain(`<strong>${shown}</strong>`);
      expect(html).toContain('<footer');
      const pages = logged.error.mock.calls.filter(([message]) => message === 'page failed');
      expect(pages).toEqual([['page failed', expect.objectContaining({ path: '/programme/mba' })]]);
    },
  );
});

describe('the error page of a status', () => {
  it('ERRP-03 says what it is told', async () => {
    const { status, lang, head, body } = await errorAnswer('en', 404, 'This offer is over.');

    expect([status, lang]).toEqual([404, 'en']);
    expect(renderToStaticMarkup(body)).toContain('This offer is over.');
    expect(renderToStaticMarkup(head)).not.toContain('canonical');
  });
});
