import { describe, expect, it } from 'vitest';
import type { EventType } from '@meridia/domain/events';
import { nextOfKind, relatedEvents } from './related-events.rules';

function event(slug: string, type: EventType, campus: string | null, day = 1) {
  const startsAt = new Date(Date.UTC(2026, 11, day)).toISOString();
  return { slug, type, startsAt, campuses: campus === null ? [] : [{ slug: campus, title: campus }] };
}

const OWN = event('own', 'open-door', 'lyon');
const UPCOMING = [
  event('other', 'conference', 'nice'),
  event('online-talk', 'conference', null),
  event('talk-here', 'conference', 'lyon'),
  OWN,
  event('visit-nice', 'open-door', 'nice'),
  event('visit-here', 'open-door', 'lyon'),
];
const slugsOf = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug);

describe('relatedEvents', () => {
  it('ROUTE-08 takes those of the type or of the campus, both first, never the event itself', () => {
    expect(slugsOf(relatedEvents(UPCOMING, OWN, 1))).toEqual(['visit-here']);
    expect(slugsOf(relatedEvents(UPCOMING, OWN, 9)).toSorted()).toEqual([
      'talk-here',
      'visit-here',
      'visit-nice',
    ]);
  });

  it('V-08 takes the nearest dates, before or after, and shows them in order', () => {
    const visits = [2, 9, 14, 17, 30].map((day) => event(`day-${day}`, 'open-door', `campus-${day}`, day));
    const own = event('own', 'open-door', 'lyon', 15);
    expect(slugsOf(relatedEvents(visits, own, 3))).toEqual(['day-9', 'day-14', 'day-17']);
  });

  it('being online is not a place to share', () => {
    expect(relatedEvents(UPCOMING, event('web', 'job-dating', null), 3)).toEqual([]);
  });
});

describe('nextOfKind', () => {
  it.each([
    ['the campus of the event comes first', OWN, 'visit-here'],
    ['then the soonest of the type', event('past', 'conference', 'paris'), 'other'],
  ])('%s', (_rule, past, expected) => {
    expect(nextOfKind(UPCOMING, past)?.slug).toBe(expected);
  });

  it('is nothing when there is none', () => {
    expect(nextOfKind(UPCOMING, event('past', 'job-dating', 'lyon'))).toBeNull();
  });
});
