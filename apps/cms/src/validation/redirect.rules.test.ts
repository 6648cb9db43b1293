import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '@meridia/domain/cpu-time.fixture';
import { ATTACKS } from '@meridia/domain/redirect-attacks.fixture';
import { askedPages, findRedirectProblem, type Redirect, type SitePages } from './redirect.rules';

const aRedirect = (change: Partial<Redirect>): Redirect => ({
  source: '/ancien',
  destination: '/nouveau',
  kind: 'exact',
  active: true,
  ...change,
});
const pattern = (source: string, destination = '/nouveau') =>
  aRedirect({ kind: 'pattern', source, destination });

const HOSTS = ['inscription.meridia.example'];
/** Every address is answered, and none of them by a page that could be hidden. */
const NO_PAGES: SitePages = { isPage: () => false, isAnswered: () => true, findPage: () => undefined };
const problemOf = (redirect: Redirect, others: readonly Redirect[], pages = NO_PAGES) =>
  findRedirectProblem(redirect, { others, allowedHosts: HOSTS, pages });

const SOURCE = 'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.';
const LOOP = 'La redirection mène à elle-même.';
const CHAIN = 'La destination est elle-même redirigée : indiquez l’adresse finale.';
const chainFrom = (source: string) =>
  `La redirection de « ${source} » mène ici : changez d’abord sa destination.`;

describe('REDIR-11 accepted', () => {
  it.each([
    ['an exact address', aRedirect({}), []],
    ['an accented address', aRedirect({ source: '/école/présentation' }), []],
    ['an old file', aRedirect({ source: '/uploads/plaquette.pdf' }), []],
    [
      'a destination with a query and an anchor',
      aRedirect({ destination: '/contact?sujet=vae#formulaire' }),
      [],
    ],
    ['an external destination', aRedirect({ destination: 'https://inscription.meridia.example/a' }), []],
    ['a pattern', pattern('^/blog/(.+)$'), []],
    ['the home page as destination', aRedirect({ destination: '/' }), []],
    [
      'a chain through a redirect that is not active',
      aRedirect({}),
      [aRedirect({ source: '/nouveau', active: false })],
    ],
    ['a loop that is not active', aRedirect({ destination: '/ancien', active: false }), []],
    ['two sources of one destination', aRedirect({}), [aRedirect({ source: '/plus-ancien' })]],
    ['beside a pattern that is none', aRedirect({}), [pattern('^/(')]],
    [
      'another redirect that leaves the site',
      aRedirect({}),
      [aRedirect({ source: '/x', destination: 'https://ancien.example/ancien' })],
    ],
  ])('%s', (_sentence, redirect, others) => {
    expect(problemOf(redirect, others)).toBeNull();
  });
});

describe('REDIR-11 refused', () => {
  it.each([
    ['capitals', aRedirect({ source: '/Ancien' }), [], SOURCE],
    ['a final slash', aRedirect({ source: '/ancien/' }), [], SOURCE],
    ['an encoded source', aRedirect({ source: '/%C3%A9cole' }), [], SOURCE],
    ['the home page as source', aRedirect({ source: '/' }), [], SOURCE],
    ['no slash at the start', aRedirect({ source: 'ancien' }), [], SOURCE],
    ['a broken pattern', pattern('^/blog/(.+$'), [], 'Le motif n’est pas une expression régulière valide.'],
    ['a pattern without ends', pattern('/blog/.+'), [], 'Un motif commence par « ^ » et finit par « $ ».'],
    ['a duplicate', aRedirect({}), [aRedirect({})], 'Une redirection part déjà de cette source.'],
    [
      'a duplicate that is not active',
      aRedirect({}),
      [aRedirect({ active: false })],
      'Une redirection part déjà de cette source.',
    ],
    [
      'a script as destination',
      aRedirect({ destination: 'javascript:alert(1)' }),
      [],
      'La destination est un chemin du site ou une adresse http(s).',
    ],
    [
      'another host without its scheme',
      aRedirect({ destination: '//ailleurs.example' }),
      [],
      'La destination est un chemin du site ou une adresse http(s).',
    ],
    [
      'a destination on a host that is not allowed',
      aRedirect({ destination: 'https://ailleurs.example/a' }),
      [],
      'La destination est sur un site qui n’est pas autorisé (sites autorisés : inscription.meridia.example).',
    ],
    [
      'one pattern more than a school has',
      pattern('^/un-de-plus/.+$'),
      Array.from({ length: 30 }, (_, index) => pattern(`^/${index}/.+$`)),
      'Une école a 30 motifs actifs au plus.',
    ],
    ['a loop', aRedirect({ destination: '/ancien' }), [], LOOP],
    ['a loop through capitals, a slash and a query', aRedirect({ destination: '/Ancien/?a=1' }), [], LOOP],
    ['a loop of a pattern', pattern('^/blog/.+$', '/blog/accueil'), [], LOOP],
    [
      'a chain to another redirect',
      aRedirect({}),
      [aRedirect({ source: '/nouveau', destination: '/final' })],
      CHAIN,
    ],
    ['a chain to a pattern', aRedirect({ destination: '/blog/a' }), [pattern('^/blog/.+$')], CHAIN],
    [
      'a chain from another redirect',
      aRedirect({}),
      [aRedirect({ source: '/plus-ancien', destination: '/ancien' })],
      chainFrom('/plus-ancien'),
    ],
    [
      'a chain from another redirect to a pattern',
      pattern('^/blog/.+$'),
      [aRedirect({ source: '/plus-ancien', destination: '/blog/a' })],
      chainFrom('/plus-ancien'),
    ],
  ])('%s', (_sentence, redirect, others, problem) => {
    expect(problemOf(redirect, others)?.message).toBe(problem);
  });
});

describe('C-05 an attack is saved in no time, whatever it is beside', () => {
  it.each(ATTACKS)('REDIR-11 $pattern', ({ pattern: source }) => {
    // Stored before they were refused: each is compared with the new one, and the new one with each.
    const others = ATTACKS.filter((other) => other.pattern !== source).map((other) =>
      pattern(other.pattern, `/${'a'.repeat(60)}`),
    );

    expect(cpuMsOf(() => problemOf(pattern(source), others))).toBeLessThan(500);
  });
});

describe('DESK-03 a redirect neither hides a page nor leads to none', () => {
  const PAGES = ['/', '/agenda', '/agenda/forum'];
  const pages: SitePages = {
    isPage: (path) => PAGES.includes(path),
    isAnswered: (path) => PAGES.includes(path),
    findPage: (fits) => PAGES.find(fits),
  };
  const HIDES = {
    field: 'source',
    message: 'Une page du site est à cette adresse : la redirection la cacherait.',
  };
  const dead = (path: string) => ({
    field: 'destination',
    message: `Aucune page publiée n’est à l’adresse « ${path} » : les visiteurs y trouveraient une erreur.`,
  });

  it.each([
    ['leads to a page', aRedirect({ destination: '/agenda' }), null],
    ['leads to a part of it', aRedirect({ destination: '/Agenda/?campus=lyon#liste' }), null],
    ['leaves the site', aRedirect({ destination: `https://${HOSTS[0]}/x` }), null],
    ['is not active', aRedirect({ source: '/agenda', destination: '/nulle-part', active: false }), null],
    ['starts at a page', aRedirect({ source: '/agenda/forum', destination: '/agenda' }), HIDES],
    ['leads nowhere', aRedirect({ destination: '/nulle-part?a=1' }), dead('/nulle-part')],
    ['a pattern that leads nowhere', pattern('^/tag/.+$', '/nulle-part'), dead('/nulle-part')],
    ['a pattern whose end is in the path', pattern('^/tag/(.+)$', '/mot/$1'), null],
    [
      'a pattern that takes a page',
      pattern('^/.*forum$', '/agenda'),
      { field: 'source', message: 'Le motif cacherait la page « /agenda/forum » : rendez-le plus précis.' },
    ],
  ])('%s', (_sentence, redirect, problem) => {
    expect(problemOf(redirect, [], pages)).toEqual(problem);
  });

  it('asks for no more than it needs', () => {
    const redirects = [aRedirect({ destination: '/agenda#a' }), aRedirect({ source: '/b', active: false })];
    expect(askedPages(redirects)).toEqual({ paths: ['/ancien', '/agenda'], isEveryPageAsked: false });
    expect(askedPages([pattern('^/tag/.+$', '/agenda')])).toEqual({
      paths: ['/agenda'],
      isEveryPageAsked: true,
    });
  });
});
