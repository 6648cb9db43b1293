import { describe, expect, it } from 'vitest';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import { deadLinksOf, isDead, toldPaths, type GivenPath } from './links.rules';

const SITE = {
  table: toRedirectTable([
    { source: '/ancienne', destination: '/agenda', kind: 'exact' },
    { source: '/partie', destination: '', kind: 'gone' },
    { source: '^/tag/(.+)$', destination: '/actualites', kind: 'pattern' },
  ]),
  pages: { isAnswered: (path: string) => ['/agenda', '/école'].includes(path) },
};
const given = (documentId: string, path: string, locale = 'fr'): GivenPath => ({
  ...{ uid: 'api::article.article', documentId, locale, field: 'pageLayout', path },
});

describe('WORK-06 links that lead nowhere', () => {
  it.each([
    ['/agenda', false],
    ['/%C3%A9cole', false],
    ['/ancienne', false],
    ['/tag/europe', false],
    ['/campus/$1', false],
    ['/images/logo.svg', false],
    ['/campus/atlantide', true],
    ['/partie', true],
    ['/%', true],
  ])('WORK-06 %s is dead: %s', (path, expected) => {
    expect(isDead(path, SITE)).toBe(expected);
  });

  it('WORK-06 those of a document are one line in each language', () => {
    const dead = deadLinksOf(
      [given('a', '/x'), given('a', '/y'), given('a', '/x', 'en'), given('b', '/agenda')],
      SITE,
    );
    expect(dead.map(({ paths }) => paths)).toEqual([['/x', '/y'], ['/x']]);
  });

  it('WORK-06, LINK-07 a page that is referred to and not published is told among them, by its title', () => {
    const dead = deadLinksOf([given('a', '/x')], SITE, [given('a', 'Annecy'), given('b', 'Annecy')]);
    expect(dead.map(({ paths }) => paths)).toEqual([['/x', 'Annecy'], ['Annecy']]);
  });

  it.each([
    [['/x'], '« /x »'],
    [['/x', '/x'], '« /x »'],
    [['/x', '/y'], '« /x » et 1 autre'],
    [['/x', '/y', '/z'], '« /x » et 2 autres'],
  ])('WORK-06 %j is said as %s', (paths, said) => {
    expect(toldPaths(paths)).toBe(said);
  });
});
