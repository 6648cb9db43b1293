import { describe, expect, it } from 'vitest';
import { aCampusDetail } from './campus.fixture';
import { presentSections } from './sections.rules';

const NONE = { programmes: [], events: [] };

describe('the sections of a campus page', () => {
  it.each([
    ['fr', ['campus', 'team', 'keydata', 'formations', 'event']],
    ['en', ['campus', 'team', 'keydata', 'courses', 'event']],
  ] as const)('PAGE-02 are at their anchors, in %s', (locale, anchors) => {
    expect(presentSections(locale, { campus: aCampusDetail(), ...NONE })).toEqual(anchors);
  });

  it.each([
    ['no team', { team: [] }, ['campus', 'keydata', 'formations', 'event']],
    ['no key data', { keyData: [] }, ['campus', 'team', 'formations', 'event']],
    ['no programme', { programmes: [] }, ['campus', 'team', 'keydata', 'formations', 'event']],
  ])('with %s', (_case, changes, anchors) => {
    expect(presentSections('fr', { campus: aCampusDetail(changes), ...NONE })).toEqual(anchors);
  });

  it.each([
    ['programmes', { programmes: null }, ['campus', 'team', 'keydata', 'event']],
    ['events', { events: null }, ['campus', 'team', 'keydata', 'formations']],
  ])('STATE-04 without %s that could not be read', (_case, unread, anchors) => {
    expect(presentSections('fr', { campus: aCampusDetail(), ...NONE, ...unread })).toEqual(anchors);
  });
});
