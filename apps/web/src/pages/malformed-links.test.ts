import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createAddressBook } from '@/lib/address-book';
import { createSiteContext } from '@/lib/site-context';
import { menuHere } from '@/shell/menu/menu.rules';
import { englishAddress } from './english-address.rules';
import { publishedPlace } from './published-place';

const RUNS = 5000;
const PIECES = [
  ...['%', '%%', '%2', '%zz', '%C3', '%FF', '%00', '%2F', '%E9cole', '100%', '\u{d800}', 'é', 'É', '😀'],
  ...[
    '?',
    '#',
    '&',
    '=',
    ':',
    '*',
    '(',
    ')',
    '{',
    '}',
    '..',
    '.',
    '+',
    '//',
    '\\',
    "'",
    '"',
    '<',
    '.ics',
    '.pdf',
  ],
  ...[
    'ecole',
    'programme',
    'actualites',
    'page',
    'agenda',
    'campus',
    'crm',
    'en',
    'fr',
    'media',
    'recherche',
    '2',
  ],
];

/** What the model of a link lets an editor publish (address.wire.ts). */
const PUBLISHABLE = /^\/(?![/\\@])\S*$/;
const link = fc
  .array(fc.constantFrom('/', ...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => `/${pieces.join('')}`)
  .filter((url) => PUBLISHABLE.test(url));

const { addressIn } = createAddressBook();
const logger = { info: () => undefined, warn: () => undefined };

const siteIn = (locale: 'fr' | 'en', untranslated: 'shown' | 'hidden') =>
  createSiteContext({
    locale,
    labels: { dictionaries: LABELS, logger },
    addressOf: locale === 'en' ? (path) => englishAddress(path, { addressIn, untranslated }) : undefined,
  });

describe('MENU-05 a malformed address in a link of the content', () => {
  it.each([
    ['fr', 'shown'],
    ['en', 'shown'],
    ['en', 'hidden'],
  ] as const)(
    'in %s, with untranslated pages %s, leads to an address of the site',
    (locale, untranslated) => {
      const site = siteIn(locale, untranslated);
      fc.assert(
        fc.property(link, (href) => {
          const shown = menuHere(
            [{ kind: 'link', id: 1, label: 'Cent', href }],
            (one) => site.href(one) !== '',
          );
          expect(shown).toHaveLength(1);
          expect(site.href(href)).toMatch(/^\//);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('is the page of no document', () => {
    expect(['/ecole/100%', '/programme/%C3', '/en/agenda/%zz.ics'].map(publishedPlace)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
