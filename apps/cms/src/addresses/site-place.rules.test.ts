import { describe, expect, it } from 'vitest';
import { pathOf, placeOf, splitLanguage, STANDING_PAGES } from './site-place.rules';

const article = (address: string) => ({ type: 'api::article.article', address });

describe('DESK-03 what must be published for an address to be answered', () => {
  it.each([
    ['/programme/mba', { type: 'api::course.course', address: 'mba' }],
    ['/programme/mba/cout', { type: 'api::course.course', address: 'mba' }],
    ['/programme/mba/fiche.pdf', { type: 'api::course.course', address: 'mba' }],
    ['/agenda/forum.ics', { type: 'api::event.event', address: 'forum' }],
    ['/ecole/histoire', article('ecole/histoire')],
    ['/école', article('école')],
    ['/100%', article('100%')],
    ['/blog/orientation', { type: 'api::blog-post.blog-post', address: 'orientation' }],
    ['/blog', null],
    ['/home', null],
    ['/', 'always'],
    ['/agenda', 'always'],
    ['/agenda.ics', 'always'],
    ['/actualites/page/2', 'always'],
    ['/flux/actualites.xml', 'always'],
    ['/media/plaquette.pdf', 'always'],
    ['/crm/brochure', 'always'],
    ['/crm/autre', null],
    ['/a/b/c', null],
    ['/wp-content/uploads/a.pdf', null],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it.each([
    ['/en/programme/mba', 'en', '/programme/mba'],
    ['/en', 'en', '/'],
    ['/entreprise', 'fr', '/entreprise'],
  ])('the language of %s', (path, locale, local) => {
    expect(splitLanguage(path)).toEqual({ locale, path: local });
  });

  it.each(['/programme/mba', '/ecole/histoire', '/temoignages/lina', '/vae'])(
    '%s is where its document has its page',
    (path) => {
      const place = placeOf(path);
      expect(place !== null && place !== 'always' && pathOf(place)).toBe(path);
    },
  );

  it('the lists stand whatever is published', () => {
    expect(STANDING_PAGES).toEqual(expect.arrayContaining(['/', '/agenda', '/programme/comparer']));
    expect(STANDING_PAGES.filter((path) => placeOf(path) !== 'always')).toEqual([]);
  });
});
