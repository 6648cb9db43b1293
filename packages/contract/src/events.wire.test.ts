import { describe, expect, it } from 'vitest';
import { eventDetailWire, eventWire } from './events.wire.ts';

const required = {
  documentId: 'abc',
  title: 'Salon',
  slug: 'salon',
  type: 'convention',
  dateStart: '2026-11-20T09:00:00.000Z',
};

describe('ENT-03 an event', () => {
  it.each([
    ['absent', {}],
    ['null', { url: null, dateEnd: null, campuses: null, description: null }],
    ['emptied by an editor', { url: '' }],
  ])('fields that are %s become null, or an empty text', (_sentence, fields) => {
    expect(eventDetailWire.parse({ ...required, ...fields })).toEqual({
      ...required,
      state: null,
      categories: [],
      url: null,
      dateEnd: null,
      venue: null,
      campuses: [],
      address: null,
      audience: null,
      price: null,
      timetable: [],
      description: [],
      publishedAt: null,
      updatedAt: null,
    });
  });

  it('fields that nobody uses are left out', () => {
    expect(eventWire.parse({ ...required, locale: 'fr' })).not.toHaveProperty('locale');
  });

  it.each([
    ['no title', { title: null }],
    ['a type that the agenda does not know', { type: 'party' }],
    ['a day instead of an instant', { dateStart: '2026-11-20' }],
    ['an instant without its zone', { dateStart: '2026-11-20T09:00:00.000' }],
    ['an address that would run a script', { url: 'javascript:alert(1)' }],
    ['a campus without a name', { campuses: [{ documentId: 'c', slug: 'paris' }] }],
  ])('does not fit with %s', (_sentence, fields) => {
    expect(eventWire.safeParse({ ...required, ...fields }).success).toBe(false);
  });
});
