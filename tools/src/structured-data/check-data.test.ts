import { describe, expect, it } from 'vitest';
import { nodeFaults, readGraph, type Node } from './check-data.ts';
import { differences } from './same-as-page.ts';
import { VALUES, TYPES } from './vocabulary.data.ts';

const SCHOOL = {
  '@type': 'CollegeOrUniversity',
  '@id': 'https://a.example/#ecole',
  name: 'Meridia',
  url: 'https://a.example/',
};
const EVENT: Node = {
  '@type': 'Event',
  name: 'Portes ouvertes',
  startDate: '2026-11-28T14:00:00+01:00',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: 'Campus de Lyon', address: '45, cours du Méridien, 69007 Lyon' },
  organizer: SCHOOL,
};
const OFFER = { '@type': 'Offer', category: 'Paid', price: 8400, priceCurrency: 'EUR' };
const COURSE: Node = {
  '@type': 'Course',
  name: 'Bachelor',
  description: 'Trois ans.',
  provider: { '@id': SCHOOL['@id'] },
  offers: [OFFER],
  hasCourseInstance: [
    { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: 'P3Y', startDate: '2027-09-06' },
  ],
};

it('knows what each property that it lists may be', () => {
  const names = Object.values(TYPES).flatMap(({ properties }) => properties);
  expect(names.filter((name) => !VALUES[name])).toEqual([]);
});

describe('a thing of schema.org', () => {
  it.each([
    ['an event', EVENT, []],
    ['a course', COURSE, []],
    ['a course that never begins', { ...COURSE, hasCourseInstance: [] }, ['Course has no hasCourseInstance']],
    ['of no type', { name: 'a' }, ['has an unknown type: ']],
    ['of a type that is not known', { '@type': 'Campus' }, ['has an unknown type: Campus']],
    ['with a property of another', { ...EVENT, headline: 'a' }, ['Event has the unknown property headline']],
    [
      'without a date',
      { ...EVENT, startDate: undefined },
      ['Event has no startDate', 'Event.startDate says nothing'],
    ],
    ['on a day that is none', { ...EVENT, startDate: 'samedi' }, ['Event.startDate is no date: samedi']],
    [
      'nowhere',
      { ...EVENT, location: { '@type': 'Place', name: 'Lyon' } },
      ['Event is at a place without an address'],
    ],
    ['held by an offer', { ...EVENT, organizer: OFFER }, ['Event.organizer is a Offer']],
    [
      'whose part is at fault',
      { ...COURSE, offers: [{ ...OFFER, prix: 1 }] },
      ['Offer has the unknown property prix'],
    ],
    ['with an empty text', { ...COURSE, name: ' ' }, ['Course.name says nothing']],
  ])('%s', (_case, node, faults) => {
    expect(nodeFaults(node)).toEqual(faults);
  });
});

describe('a block of data', () => {
  it.each([
    ['whole', '{"@context":"https://schema.org","@graph":[{"@type":"Event"}]}', [{ '@type': 'Event' }]],
    ['broken', '{', null],
    ['of something else', '{"@context":"https://a.example","@graph":[]}', null],
  ])('%s', (_case, json, graph) => {
    expect(readGraph(json)).toEqual(graph);
  });
});

describe('MACH-02 data and the page that has them', () => {
  const shown = {
    text: 'Meridia Bachelor Portes ouvertes Campus de Lyon 8 400 € par an 28 novembre 2026 6 septembre 2027',
    days: new Set<string>(),
  };
  it('say the same', () => {
    expect(differences([EVENT, COURSE], shown, 'fr')).toEqual([]);
  });

  it.each([
    ['a price', { ...COURSE, offers: { ...OFFER, price: 84 } }, ['price is not on the page: 84']],
    ['a day', { ...EVENT, startDate: '2026-11-29' }, ['startDate is not on the page: "2026-11-29"']],
    ['a name', { ...COURSE, name: 'Mastère' }, ['name is not on the page: "Mastère"']],
  ])('%s that the page does not show', (_case, node, faults) => {
    expect(differences([node], shown, 'fr')).toEqual(faults);
  });

  it('a day may be that of a time', () => {
    const days = new Set(['2026-11-29']);
    expect(differences([{ ...EVENT, startDate: '2026-11-29' }], { ...shown, days }, 'fr')).toEqual([]);
  });
});
