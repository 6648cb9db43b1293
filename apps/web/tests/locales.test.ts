import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingOf, mainOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const ENGLISH_SITE = 'https://en.meridia.example';

let french: WebNode;
let served: WebNode;
let redirected: WebNode;

/** Three processes of one build. */
beforeAll(async () => {
  const both = { ENABLED_LOCALES: 'fr,en' };
  french = await startWebNode({ name: 'french' });
  served = await startWebNode({ name: 'english-served', settings: both });
  redirected = await startWebNode({
    name: 'english-redirected',
    settings: { ...both, ENGLISH_PREFIX: 'redirected', ENGLISH_SITE_URL: ENGLISH_SITE },
  });
});
afterAll(() => Promise.all([french.stop(), served.stop(), redirected.stop()]));

/** Each once: the frame shows them at several places. */
function languageLinksOf(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/<a href="([^"]+)" lang="(?:fr|en)" hrefLang/gi)].map(([, href]) => href ?? ''),
    ),
  ];
}

describe('French alone', () => {
  it('I18N-02 shows no language links', async () => {
    expect(languageLinksOf((await french.ask('/')).html)).toEqual([]);
  });

  it('I18N-02 FR is the page itself on a page within the site, and not the home page', async () => {
    expect(languageLinksOf((await redirected.ask('/campus/lyon')).html)).toEqual([
      '/campus/lyon',
      ENGLISH_SITE,
    ]);
  });

  it.each(['/en', '/en/contact'])('I18N-02, REDIR-09 %s leads home', async (path) => {
    const { status, headers } = await french.ask(path);

    expect([status, headers.location]).toEqual([301, '/']);
  });
});

describe('English served', () => {
  it('ROUTE-17, I18N-02 /en is the English home', async () => {
    const { status, html } = await served.ask('/en');

    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(headingOf(html)).toBe('Find your meridian');
  });

  it('I18N-01 French stays the default, without a prefix', async () => {
    const { html } = await served.ask('/');

    expect(html).toContain('<html lang="fr">');
    expect(headingOf(html)).toBe('Trouvez votre méridien');
  });

  it('I18N-02 shows both languages', async () => {
    expect(languageLinksOf((await served.ask('/')).html)).toEqual(['/', '/en']);
    expect(languageLinksOf((await served.ask('/en')).html)).toEqual(['/', '/en']);
  });

  it('I18N-02 a section in English', async () => {
    const { status, html } = await served.ask('/en/contact');

    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
  });

  it.each([
    ['/en/legal-notices', 'Legal notices'],
    ['/en/data-privacy-policy', 'Data privacy policy'],
  ])('ROUTE-21 %s is a page', async (path, heading) => {
    const { status, html } = await served.ask(path);

    expect([status, headingOf(html)]).toEqual([200, heading]);
  });

  it('ROUTE-21, REDIR-07 the charter as the specification spells it', async () => {
    const { status, headers } = await served.ask('/en/Data-privacy-policy');

    expect([status, headers.location]).toEqual([301, '/en/data-privacy-policy']);
  });

  it('ERRP-02 the error page in English, with its links under /en', async () => {
    const { status, html } = await served.ask('/en/unknown-page');
    const text = textOf(html);

    expect(status).toBe(404);
    expect(headingOf(html)).toBe('Oops !');
    expect(text).toContain('Error code 404');
    expect(text).toContain('Back to the site');
    const links = [...mainOf(html).matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href);
    expect(links).toEqual(['/en', '/en/programme', '/en/campus', '/en/agenda', '/en/actualites']);
  });
});

describe('English redirected', () => {
  it('I18N-02 shows both languages, EN leads to the English site', async () => {
    expect(languageLinksOf((await redirected.ask('/')).html)).toEqual(['/', ENGLISH_SITE]);
  });

  it('I18N-02 FR is the page itself on a page within the site, and not the home page', async () => {
    expect(languageLinksOf((await redirected.ask('/campus/lyon')).html)).toEqual([
      '/campus/lyon',
      ENGLISH_SITE,
    ]);
  });

  it.each(['/en', '/en/contact'])('I18N-02, REDIR-09 %s leads home', async (path) => {
    const { status, headers } = await redirected.ask(path);

    expect([status, headers.location]).toEqual([301, '/']);
  });
});
