import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAddress, type Address, type AddressSettings } from '@meridia/domain/address-decision.rules';
import { toRedirectTable, type RedirectRule, type RedirectTable } from '@meridia/domain/redirect-table.rules';

const CONTENT = path.resolve(import.meta.dirname, '../../cms/seed/content/meridia/editorial/redirects.json');
type StoredRedirect = RedirectRule & { active: boolean };
const stored = JSON.parse(readFileSync(CONTENT, 'utf8')) as StoredRedirect[];
const active = stored.filter((rule) => rule.active);
const realTable = toRedirectTable(active);

const HOST = 'www.meridia.example';
const MEDIA_HOST = 'media.meridia.example';
const RUNS = 2000;

function settingsFor(isEnglishServed: boolean): AddressSettings {
  return { canonicalHost: HOST, isEnglishServed, allowedHosts: [MEDIA_HOST], isSiteFile: () => false };
}

/** What a browser asks for when it follows a Location. */
function follow(location: string): Address {
  const { host, pathname, search } = new URL(location, `https://${HOST}`);
  return { host, path: pathname, query: search.slice(1) };
}

/** One hop to an address that is final, on the site or on a host of the list; null, 400 and 410 lead nowhere. */
function expectOneSafeHop(address: Address, table: RedirectTable, settings: AddressSettings): void {
  const decision = decideAddress(address, table, settings);
  if (decision === null || decision.status === 400 || decision.status === 410) return;

  expect(decision.status).toBe(301);
  expect(decision.location).toMatch(/^[\x21-\x7e]+$/);
  const target = follow(decision.location);
  expect([HOST, MEDIA_HOST]).toContain(target.host);
  if (target.host === HOST) expect(decideAddress(target, table, settings)).toBeNull();
}

const someLetters = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) =>
      [...text].map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter)).join(''),
    );

const slashes = (most: number) => fc.integer({ min: 1, max: most }).map((count) => '/'.repeat(count));

/** A path in any mix of upper case, doubled slashes, a final slash and the French prefix. */
function disguised(source: string): fc.Arbitrary<string> {
  return fc
    .tuple(
      someLetters(source),
      slashes(3),
      fc.constantFrom('', '/', '//'),
      fc.constantFrom('', '/fr', '/FR/fr'),
    )
    .map(([letters, start, end, prefix]) => {
      const encoded = letters.split('/').map(encodeURIComponent).join('/');
      return `${prefix}${encoded.replace('/', start)}${end}`;
    });
}

const host = fc.constantFrom(HOST, 'meridia.example', 'Meridia.Example', 'meridia.example:443');
const query = fc.constantFrom(
  '',
  'utm_source=Salon&x=1',
  'a=%2F%2Fevil.example',
  '?',
  'type=salon&type=webinaire',
);

/** Pieces of what an attacker would write; a « ? » ends the path before it comes here. */
const hostilePath = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '%2f',
        '%2F',
        '%5c',
        '%5C',
        '.',
        '..',
        '%2e',
        '%2E%2e',
        '%09',
        '%00',
        '%0a',
        '%25',
        '%252f',
      ],
      ...['@', ':', '#', '%3f', '%23', ';', 'evil.example', 'Evil.Example', 'https:', 'JavaScript:'],
      ...[
        'a/',
        'd',
        'fr',
        'en',
        'FR',
        'blog',
        'Campus',
        'é',
        '%C3%A9',
        '%c3%89',
        'e%CC%81',
        'İ',
        '%E0%A4%A',
        '_site',
        'media',
      ],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => `/${pieces.join('')}`);

const segment = fc.constantFrom('a', 'b', 'c', 'd');
const innerPath = fc.array(segment, { minLength: 1, maxLength: 2 }).map((names) => `/${names.join('/')}`);
const destination = fc.oneof(
  innerPath,
  fc.tuple(innerPath, fc.constantFrom('?x=1', '/', '//', '?')).map((parts) => parts.join('')),
  fc.constantFrom(
    '/A/B',
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example/a',
    'javascript:alert(1)',
  ),
  fc.constantFrom(
    `https://${MEDIA_HOST}/a.pdf`,
    `https://${MEDIA_HOST}/a.pdf?v=1`,
    '/fr/a',
    '/en/b',
    '/../a',
    '/%2Fa',
  ),
);
const rule: fc.Arbitrary<RedirectRule> = fc.oneof(
  fc.record({ source: innerPath, destination, kind: fc.constant('exact' as const) }),
  fc.record({
    source: fc.constantFrom('^/a/(.+)$', '^/(b|c)$', '^/d.*$'),
    destination: fc.oneof(destination, fc.constantFrom('/b/$1', '/$1', '/a/$1')),
    kind: fc.constant('pattern' as const),
  }),
);

describe('REDIR-10 whatever combination of rules applies', () => {
  const exact = active.filter(({ kind }) => kind === 'exact');

  it('every legacy address, in any disguise, is one 301 to its final destination with its query', () => {
    const combination = fc
      .constantFrom(...exact)
      .chain((redirect) => fc.tuple(fc.constant(redirect), disguised(redirect.source), host, query));
    fc.assert(
      fc.property(combination, ([redirect, asked, askedHost, askedQuery]) => {
        const address = { host: askedHost, path: asked, query: askedQuery };
        const decision = decideAddress(address, realTable, settingsFor(false));
        const location = decision && 'location' in decision ? decision.location : '';
        const target = new URL(location, `https://${HOST}`);
        const expected = new URL(redirect.destination, `https://${HOST}`);

        expect(decision?.status).toBe(301);
        expect([target.host, target.pathname]).toEqual([expected.host, expected.pathname]);
        expect(target.search.slice(1)).toBe(askedQuery);
        if (target.host === HOST)
          expect(decideAddress(follow(location), realTable, settingsFor(false))).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  it.each([true, false])('an address under /en, English served: %s, takes one hop at most', (isServed) => {
    const combination = fc
      .constantFrom('/en', '/en/contact', '/fr/en/contact', '/en/fr', '/en/blog', '/entreprise')
      .chain((source) => fc.tuple(disguised(source), host, query));
    fc.assert(
      fc.property(combination, ([asked, askedHost, askedQuery]) => {
        expectOneSafeHop(
          { host: askedHost, path: asked, query: askedQuery },
          realTable,
          settingsFor(isServed),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('no path leads to another host, nor to a second hop', () => {
    fc.assert(
      fc.property(hostilePath, host, query, fc.boolean(), (asked, askedHost, askedQuery, isServed) => {
        expectOneSafeHop(
          { host: askedHost, path: asked, query: askedQuery },
          realTable,
          settingsFor(isServed),
        );
      }),
      { numRuns: 4 * RUNS },
    );
  });

  it('no table, loops and foreign destinations included, leads to another host or to a second hop', () => {
    const address = fc.tuple(fc.oneof(innerPath, hostilePath), host, query);
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), address, (rules, [asked, askedHost, askedQuery]) => {
        const table = toRedirectTable(rules);
        expectOneSafeHop({ host: askedHost, path: asked, query: askedQuery }, table, settingsFor(false));
      }),
      { numRuns: 2 * RUNS },
    );
  });
});
