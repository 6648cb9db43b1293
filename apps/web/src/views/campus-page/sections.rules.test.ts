import { describe, expect, it } from 'vitest';
import { aCampusDetail } from './campus.fixture';
import { presentSections } from './sections.rules';

describe('the sections of a campus page', () => {
  it.each([
    ['fr', ['campus', 'team', 'keydata', 'formations', 'event']],
    ['en', ['campus', 'team', 'keydata', 'courses', 'event']],
  ] as const)('PAGE-02 are at their anchors, in %s', (locale, anchors) => {
    expect(presentSections(locale, aCampusDetail())).toEqual(anchors);
  });

  it.each([
    ['no team', { team: [] }, ['campus', 'keydata', 'formations', 'event']],
    ['no key data', { keyData: [] }, ['campus', 'team', 'formations', 'event']],
    ['no programme', { programmes: [] }, ['campus', 'team', 'keydata', 'formations', 'event']],
  ])('with %s', (_case, changes, anchors) => {
    expect(presentSections('fr', aCampusDetail(changes))).toEqual(anchors);
  });
});
