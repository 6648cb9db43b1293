import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decideAddress, rulesOnTheWay, type AddressSettings } from './address-decision.rules.ts';
import { toRedirectTable, type RedirectRule } from './redirect-table.rules.ts';

const CONTENT = path.resolve(
  import.meta.dirname,
  '../../../apps/cms/seed/content/meridia/editorial/redirects.json',
);
type StoredRedirect = RedirectRule & { active: boolean };
const stored = JSON.parse(readFileSync(CONTENT, 'utf8')) as StoredRedirect[];
const table = toRedirectTable(stored.filter(({ active }) => active));

const settings: AddressSettings = {
  canonicalHost: 'www.meridia.example',
  isEnglishServed: false,
  allowedHosts: ['media.meridia.example'],
  isSiteFile: (file) => file === '/images/Logo.svg',
};

function ask(url: string, changes: Partial<AddressSettings> = {}) {
  const { host, pathname, search } = new URL(url, 'https://www.meridia.example');
  return decideAddress({ host, path: pathname, query: search.slice(1) }, table, { ...settings, ...changes });
}

const to = (location: string) => ({ status: 301, location });

describe('a school that has no redirects of its own', () => {
  const none = toRedirectTable([]);
  const askNew = (path: string, isEnglishServed = false) =>
    decideAddress({ host: '', path, query: '' }, none, { ...settings, isEnglishServed });

  it.each([
    ['ROUTE-10 REDIR-03 the blog', '/blog', '/actualites'],
    ['ROUTE-10 REDIR-03 the blog, typed otherwise', '/Blog/', '/actualites'],
    ['REDIR-02 open days', '/lyon/journees-portes-ouvertes', '/agenda'],
    ['ROUTE-13 programmes', '/programmes/bts-tourisme', '/programme/bts-tourisme'],
  ])('%s', (_rule, from, expected) => {
    expect(askNew(from)).toEqual(to(expected));
    expect(askNew(`/en${from}`, true)).toEqual(to(`/en${expected}`));
  });

  it.each(['/agenda/journees-portes-ouvertes', '/actualites/portes-ouvertes', '/blog/conseils', '/blogs'])(
    'REDIR-02 %s may be a page',
    (path) => {
      expect(askNew(path)).toBeNull();
    },
  );
});

describe('redirect rules', () => {
  it.each([
    [
      'REDIR-01 an old news path',
      '/2024/09/12/premiers-pas-rentree-2024',
      '/actualites/rentree-2024-premiers-pas-sur-les-campus',
    ],
    ['REDIR-02 an old event path', '/événements', '/agenda'],
    ['REDIR-02 any path that ends in portes-ouvertes', '/lyon/journees-portes-ouvertes', '/agenda'],
    ['REDIR-03 the blog', '/blog', '/actualites'],
    ['REDIR-04 nice-iconic', '/campus/nice-iconic', '/campus/nice'],
    ['REDIR-04 paris-17eme', '/campus/paris-17eme', '/campus/paris'],
    ['REDIR-04 lyon-leclair', '/campus/lyon-leclair', '/campus/lyon'],
    ['REDIR-05 a career path', '/métiers/ambassadeur', '/carrieres/diplomate'],
    ['REDIR-05 an old programme path', '/programmes/bts-tourisme', '/programme/bts-tourisme'],
    ['REDIR-06 a trailing slash', '/campus/', '/campus'],
    ['REDIR-07 upper case', '/Campus/LYON', '/campus/lyon'],
    ['REDIR-09 English', '/en/contact', '/'],
    ['REDIR-09 English home', '/en', '/'],
    ['REDIR-10 the French prefix', '/fr/contact', '/contact'],
    ['REDIR-10 several slashes', '//campus//lyon', '/campus/lyon'],
    ['the English legal notices', '/legal-notices', '/mentions-legales'],
    ['the charter as the specification spells it', '/Data-privacy-policy', '/charte-donnees-personnelles'],
  ])('%s', (_rule, from, expected) => {
    expect(ask(`https://www.meridia.example${from}`)).toEqual(to(expected));
  });

  it.each([
    ['a programme', '/programmes/bts-tourisme', '/programme/bts-tourisme', {}],
    ['with the query of the visitor', '/Programmes/bts-tourisme/?a=1', '/programme/bts-tourisme?a=1', {}],
    ['the list', '/programmes', '/programme', {}],
    ['in English', '/en/programmes/bts-tourisme', '/en/programme/bts-tourisme', { isEnglishServed: true }],
  ])('ROUTE-13 %s has its other name, whatever the content says', (_case, from, expected, changes) => {
    const { host, pathname, search } = new URL(from, 'https://www.meridia.example');
    const asked = { host, path: pathname, query: search.slice(1) };
    for (const rules of [toRedirectTable([]), table])
      expect(decideAddress(asked, rules, { ...settings, ...changes })).toEqual(to(expected));
  });

  it.each(['/programme/bts-tourisme', '/programmes/a/b', '/programmes-courts'])(
    'ROUTE-13 leaves %s alone',
    (path) => {
      expect(decideAddress({ host: 'x', path, query: '' }, toRedirectTable([]), settings)).toBeNull();
    },
  );

  it.each([
    [
      'REDIR-01 an old news path',
      '/2024/09/12/premiers-pas-rentree-2024',
      '/actualites/rentree-2024-premiers-pas-sur-les-campus',
    ],
    ['REDIR-02 any path that ends in portes-ouvertes', '/lyon/journees-portes-ouvertes', '/agenda'],
    ['REDIR-03, ROUTE-10 the blog', '/blog', '/actualites'],
    ['REDIR-04 nice-iconic', '/campus/nice-iconic', '/campus/nice'],
    ['REDIR-05 a career path', '/métiers/ambassadeur', '/carrieres/diplomate'],
    ['REDIR-10 in capitals, with a final slash', '/Blog/', '/actualites'],
  ])('S-38 %s has an English twin, in one hop', (_rule, from, expected) => {
    expect(ask(`/en${from}?a=1`, { isEnglishServed: true })).toEqual(to(`/en${expected}?a=1`));
  });

  it('S-38 the twin leads to where its English reader finds the page', () => {
    const translations = {
      english: (path: string) => (path === '/campus/nice' ? path : `/en${path}`),
      isEnglish: (path: string) => path === '/blog',
      own: (path: string, locale: string) =>
        path === '/mentions-legales' && locale === 'en' ? '/en/legal-notices' : null,
    };
    const english = { isEnglishServed: true, translations };

    // I18N-04: a campus that is hidden in English is the French page.
    expect(ask('/en/campus/nice-iconic', english)).toEqual(to('/campus/nice'));
    // ROUTE-21: one address for a page in a language.
    expect(ask('/EN/mentions-legales/', english)).toEqual(to('/en/legal-notices'));
    // An English page of that very name is a page.
    expect(ask('/en/blog', english)).toBeNull();
  });

  it('REDIR-05 an old file goes to the media host', () => {
    const file = stored.find(({ group }: StoredRedirect & { group?: string }) => group === 'uploaded-file');
    expect(ask(file?.source ?? '')).toEqual(to(file?.destination ?? ''));
  });

  it.each([
    '/',
    '/campus/lyon',
    '/entreprise',
    '/encore',
    '/api/Crm',
    '/_site/frame.client-AbC.js',
    '/media/ABC.webp',
    '/images/Logo.svg',
  ])('REDIR-07, REDIR-09 leave %s alone', (address) => {
    expect(ask(address)).toBeNull();
  });

  it('REDIR-07 a file of the engine before is a path like any other', () => {
    expect(ask('/_next/static/AbC.js')).toEqual(to('/_next/static/abc.js'));
    expect(ask('/_next/static/abc.js')).toBeNull();
  });

  it('REDIR-07 keeps the case of the query', () => {
    expect(ask('/Campus?utm_source=Salon&X=Y')).toEqual(to('/campus?utm_source=Salon&X=Y'));
  });

  it.each(['localhost:3000', '127.0.0.1:3000', 'preview.meridia.example', 'www.meridia.example'])(
    'REDIR-08 leaves the host %s alone',
    (host) => {
      expect(decideAddress({ host, path: '/campus', query: '' }, table, settings)).toBeNull();
    },
  );

  it('REDIR-08 REDIR-10 forces www together with every other rule in one hop', () => {
    expect(ask('https://meridia.example/CAMPUS/Nice-Iconic/?gclid=A')).toEqual(
      to('https://www.meridia.example/campus/nice?gclid=A'),
    );
  });

  it('REDIR-09 serves English when it is on', () => {
    expect(ask('/en/contact', { isEnglishServed: true })).toBeNull();
    expect(ask('/en/legal-notices', { isEnglishServed: true })).toBeNull();
    // ROUTE-21: without the prefix of English it is the French page that is asked for.
    expect(ask('/legal-notices', { isEnglishServed: true })).toEqual(to('/mentions-legales'));
  });

  it('answers 400 to a malformed encoding', () => {
    expect(decideAddress({ host: 'x', path: '/%E0%A4%A', query: '' }, table, settings)).toEqual({
      status: 400,
    });
  });

  it('REDIR-11 compares decoded, so that an encoded address is not redirected for nothing', () => {
    expect(decideAddress({ host: 'x', path: '/%c3%a9cole', query: '' }, table, settings)).toBeNull();
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    'https://media.meridia.example.evil.example/',
  ])('REDIR-10 never leaves the site for %s', (destination) => {
    const bad = toRedirectTable([{ source: '/piege', destination, kind: 'exact' }]);
    const decision = decideAddress({ host: 'www.meridia.example', path: '/piege', query: '' }, bad, settings);
    const location = decision && 'location' in decision ? decision.location : '/';
    expect(new URL(location, 'https://www.meridia.example').host).toBe('www.meridia.example');
  });

  it.each([
    ['/%2Fevil.example/', '/evil.example'],
    ['/%2F%2FEvil.example', '/evil.example'],
    ['/%5CEvil.example', '/evil.example'],
    ['/Campus/%2e%2e//blog', '/actualites'],
  ])('REDIR-10 %s, encoded to look like another host, stays on the site', (path, location) => {
    expect(decideAddress({ host: 'www.meridia.example', path, query: '' }, table, settings)).toEqual(
      to(location),
    );
  });

  it.each([
    ['/contact?sujet=vae#formulaire', 'a=1', '/contact?sujet=vae&a=1#formulaire'],
    ['/contact#formulaire', '', '/contact#formulaire'],
    ['https://media.meridia.example/a.pdf?v=1', 'a=1', 'https://media.meridia.example/a.pdf?v=1&a=1'],
  ])('REDIR-10 the query of the visitor is added to %s', (destination, query, location) => {
    const rules = toRedirectTable([{ source: '/vieux', destination, kind: 'exact' }]);
    expect(decideAddress({ host: 'x', path: '/vieux', query }, rules, settings)).toEqual(to(location));
  });

  it('a group of a pattern stays in the path', () => {
    const rules = toRedirectTable([{ source: '^/vieux/(.+)$', destination: '/neuf/$1', kind: 'pattern' }]);
    expect(
      decideAddress({ host: 'x', path: '/vieux/%C3%A9t%C3%A9%3Fa/b', query: '' }, rules, settings),
    ).toEqual(to('/neuf/%C3%A9t%C3%A9%3Fa/b'));
  });

  it('REDIR-10 a loop in the table redirects nobody', () => {
    const loop = toRedirectTable([
      { source: '/a', destination: '/b', kind: 'exact' },
      { source: '/b', destination: '/a', kind: 'exact' },
    ]);
    expect(decideAddress({ host: 'x', path: '/a', query: '' }, loop, settings)).toBeNull();
    expect(decideAddress({ host: 'x', path: '/b', query: '' }, loop, settings)).toBeNull();
  });
});

describe('REDIR-10 every stored redirect, in five disguises, is one hop to a final address', () => {
  const exact = stored.filter(({ active, kind }) => active && kind === 'exact');
  const disguises: [string, (source: string) => string][] = [
    ['as it is', (source) => `https://www.meridia.example${source}`],
    ['upper case', (source) => `https://www.meridia.example${source.toUpperCase()}`],
    ['trailing slash', (source) => `https://www.meridia.example${source}/`],
    ['without www', (source) => `https://meridia.example${source}`],
    ['all three', (source) => `https://meridia.example${source.toUpperCase()}/`],
    ['with a query', (source) => `https://www.meridia.example${source}?utm_source=x`],
  ];

  it.each(disguises)('%s', (_name, disguise) => {
    for (const { source } of exact) {
      const decision = ask(disguise(source));
      expect(decision, source).toMatchObject({ status: 301 });
      const location = decision && 'location' in decision ? decision.location : '';
      if (!location.startsWith('https://media.')) expect(ask(location), location).toBeNull();
    }
  });
});

describe('DESK-04 the rules that lead an address to where it belongs', () => {
  const sourcesOf = (path: string) =>
    rulesOnTheWay(path, table, { ...settings, isEnglishServed: true }).map(({ source }) => source);

  it.each([
    ['one of the content', '/blog', ['/blog']],
    ['in whatever form it is asked for', '/Blog/', ['/blog']],
    ['its English twin', '/en/blog', ['/blog']],
    ['a pattern', '/tag/europe', ['^/tag/.+$']],
    ['none: the site does it by itself', '/fr/contact', []],
    ['none: it is there', '/contact', []],
    ['none: a file of the site', '/images/Logo.svg', []],
    ['none: malformed', '/%', []],
  ])('%s', (_sentence, path, sources) => {
    expect(sourcesOf(path)).toEqual(sources);
  });
});

describe('LIFE-02 a page that was deleted', () => {
  const gone: RedirectRule = { source: '/agenda/passe', destination: '', kind: 'gone', documentId: 'g' };
  const rules: RedirectRule[] = [
    gone,
    { source: '/vieux', destination: '/agenda/passe', kind: 'exact' },
    { source: '^/tag/.+$', destination: '/agenda/passe', kind: 'pattern' },
  ];
  const goneTable = toRedirectTable(rules);
  const at = (path: string, isEnglishServed = true) =>
    decideAddress({ host: 'www.meridia.example', path, query: 'a=1' }, goneTable, {
      ...settings,
      isEnglishServed,
    });

  it.each(['/agenda/passe', '/Agenda/PASSE/', '/fr/agenda/passe', '/en/agenda/passe', '/vieux', '/tag/x'])(
    'LIFE-02 %s is a 410, not a redirect to one',
    (path) => {
      expect(at(path)).toEqual({ status: 410 });
    },
  );

  it('LIFE-02 its rule is counted like the others', () => {
    expect(rulesOnTheWay('/vieux', goneTable, settings)).toEqual([rules[1], gone]);
  });

  it('LIFE-02 an English page of the same name is there all the same', () => {
    const translations = { english: (path: string) => path, isEnglish: () => true, own: () => null };
    const asked = { host: 'www.meridia.example', path: '/en/agenda/passe', query: '' };
    expect(decideAddress(asked, goneTable, { ...settings, isEnglishServed: true, translations })).toBeNull();
  });
});
