import { describe, expect, it } from 'vitest';
import { pagePath, redirectsOfDeletion, redirectsOfMove, type Stored, type Where } from './moved-page.rules';

const COURSE = 'api::course.course';
const NEWS = 'api::news.news';
const ARTICLE = 'api::article.article';

const fr = (path: string): Where => ({ locale: 'fr', path });
const en = (path: string): Where => ({ locale: 'en', path });
const exact = (source: string, destination: string): Stored => ({
  ...{ documentId: source, source, destination, kind: 'exact' },
});
const lines = ({ create, change }: ReturnType<typeof redirectsOfMove>) => [
  ...create.map(({ source, destination, kind }) => `+ ${kind} ${source} > ${destination}`),
  ...change.map(({ source, destination, kind }) => `~ ${kind} ${source} > ${destination}`),
];

describe('LIFE-01 where a page is', () => {
  it.each([
    [{ uid: NEWS, locale: 'fr', address: 'un-prix' }, '/actualites/un-prix'],
    [{ uid: NEWS, locale: 'en', address: 'un-prix' }, '/en/actualites/un-prix'],
    [{ uid: ARTICLE, locale: 'fr', address: 'ecole/histoire' }, '/ecole/histoire'],
    // What they say is shown on pages that stand without them.
    [{ uid: ARTICLE, locale: 'fr', address: 'agenda' }, null],
    [{ uid: ARTICLE, locale: 'fr', address: 'home' }, null],
  ] as const)('LIFE-01 %j', (page, path) => {
    expect(pagePath(page)).toBe(path);
  });
});

describe('LIFE-01 what a move writes', () => {
  it('LIFE-01 a redirect from the old address, and from what is under it', () => {
    const moved = { uid: COURSE, former: [fr('/programme/a')], current: [fr('/programme/b')] };
    expect(lines(redirectsOfMove(moved, []))).toEqual([
      '+ exact /programme/a > /programme/b',
      '+ exact /programme/a/cout > /programme/b/cout',
      '+ exact /programme/a/fiche.pdf > /programme/b/fiche.pdf',
    ]);
  });

  it('LIFE-01 the English twin is led by the site itself, unless English has an address of its own', () => {
    const twins = {
      uid: NEWS,
      former: [fr('/actualites/a'), en('/en/actualites/a')],
      current: [fr('/actualites/b'), en('/en/actualites/b')],
    };
    expect(lines(redirectsOfMove(twins, []))).toEqual(['+ exact /actualites/a > /actualites/b']);
    const apart = { ...twins, uid: ARTICLE, current: [fr('/ecole/b'), en('/en/school/b')] };
    expect(lines(redirectsOfMove(apart, []))).toEqual([
      '+ exact /actualites/a > /ecole/b',
      '+ exact /en/actualites/a > /en/school/b',
    ]);
  });

  it('LIFE-01 an English redirect of its own follows too, even where its twin would do', () => {
    const moved = {
      uid: ARTICLE,
      former: [fr('/ecole/a'), en('/en/ecole/a'), en('/en/ecole/b')],
      current: [fr('/ecole/c'), en('/en/ecole/c')],
    };
    expect(lines(redirectsOfMove(moved, [exact('/en/ecole/a', '/en/ecole/b')]))).toEqual([
      '+ exact /ecole/a > /ecole/c',
      '+ exact /en/ecole/b > /en/ecole/c',
      '~ exact /en/ecole/a > /en/ecole/c',
    ]);
  });

  it('LIFE-01 an English page that is there no more leads to the French one', () => {
    const moved = { uid: ARTICLE, former: [en('/en/school/a')], current: [fr('/ecole/a')] };
    expect(lines(redirectsOfMove(moved, []))).toEqual(['+ exact /en/school/a > /ecole/a']);
    expect(lines(redirectsOfMove({ ...moved, former: [en('/en/ecole/a')] }, []))).toEqual([]);
  });

  it('LIFE-01 what led to the old address leads to the new one, its query and anchor kept', () => {
    const moved = { uid: NEWS, former: [fr('/actualites/a')], current: [fr('/actualites/b')] };
    const stored = [
      exact('/vieux', '/actualites/a?x=1#y'),
      exact('/autre', '/agenda'),
      exact('/ailleurs', 'https://media.example/actualites/a'),
    ];
    expect(lines(redirectsOfMove(moved, stored))).toEqual([
      '+ exact /actualites/a > /actualites/b',
      '~ exact /vieux > /actualites/b?x=1#y',
    ]);
  });

  it('LIFE-01 an old address that an editor leads elsewhere stays hers; one that was gone leads on again', () => {
    const former = [fr('/actualites/a'), fr('/actualites/b')];
    const moved = { uid: NEWS, former, current: [fr('/actualites/c')] };
    const gone: Stored = { documentId: 'g', source: '/actualites/b', destination: '', kind: 'gone' };
    expect(lines(redirectsOfMove(moved, [exact('/actualites/a', '/contact'), gone]))).toEqual([
      '~ exact /actualites/b > /actualites/c',
    ]);
  });

  it('LIFE-01 an English address that led to French leads to English once it is there', () => {
    const moved = {
      uid: ARTICLE,
      former: [fr('/ecole/a'), en('/en/ecole/a')],
      current: [fr('/ecole/b'), en('/en/ecole/b')],
    };
    const stored = [exact('/ecole/a', '/ecole/b'), exact('/en/ecole/a', '/ecole/b')];
    expect(lines(redirectsOfMove(moved, stored))).toEqual(['~ exact /en/ecole/a > /en/ecole/b']);
  });

  it('LIFE-01 never leads an address to itself', () => {
    const moved = { uid: NEWS, former: [fr('/actualites/a')], current: [fr('/actualites/b')] };
    expect(lines(redirectsOfMove(moved, [exact('/actualites/b', '/actualites/a')]))).toEqual([
      '+ exact /actualites/a > /actualites/b',
    ]);
  });
});

describe('LIFE-02 what a deletion writes', () => {
  it('LIFE-02 each address that is not led elsewhere is gone, those it had before too, in all its languages at once', () => {
    const former = [fr('/programme/a'), en('/en/programme/a'), fr('/programme/b')];
    const stored = [exact('/programme/b', '/programme/a'), exact('/programme/b/cout', '/financement')];
    expect(lines(redirectsOfDeletion({ uid: COURSE, former }, stored))).toEqual([
      '+ gone /programme/a > ',
      '+ gone /programme/a/cout > ',
      '+ gone /programme/a/fiche.pdf > ',
      '+ gone /programme/b/fiche.pdf > ',
      '~ gone /programme/b > ',
    ]);
  });
});
