import { describe, expect, it } from 'vitest';
import { publishedPlace } from './published-place';

describe('S-10 the document behind an address', () => {
  it.each([
    ['/actualites/rentree', { type: 'api::news.news', address: 'rentree' }],
    ['/en/programme/mba', { type: 'api::course.course', address: 'mba' }],
    ['/ecole', { type: 'api::article.article', address: 'ecole' }],
    ['/ecole/histoire', { type: 'api::article.article', address: 'ecole/histoire' }],
    ['/agenda/jpo.ics', { type: 'api::event.event', address: 'jpo' }],
    ['/en/agenda.ics?campus=lyon', 'any'],
    ['/calendrier.ics?programme=mba', 'any'],
    ['/en/programme/mba/fiche.pdf', { type: 'api::course.course', address: 'mba' }],
    ['/catalogue.json', 'any'],
    ['/campus/lyon/fiche.pdf', null],
    ['/campus/lyon.ics', null],
    ['/programme.ics', null],
    ['/', 'any'],
    ['/en', 'any'],
    ['/programme?campus=lyon', 'any'],
    ['/actualites/page/2', 'any'],
    ['/crm/brochure?campus=lyon', 'any'],
    ['/programme?campus=lyon&page=0', null],
    ['/en/agenda?page=0', null],
    ['/a/b/c', null],
    ['/actualites/rentree/photos', null],
  ])('%s', (key, place) => {
    expect(publishedPlace(key)).toEqual(place);
  });
});
