import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@/content/events/calendar-event.model';
import { eventsOfProgramme, nextDates } from './your-calendar.rules';

type Event = Pick<
  CalendarEvent,
  'slug' | 'type' | 'campuses' | 'categories' | 'state' | 'startsAt' | 'endsAt'
>;

const at = (slug: string) => ({ slug, title: slug });
const anEvent = (slug: string, fields: Partial<Event> = {}): Event => ({
  slug,
  type: 'open-door',
  campuses: [at('lyon')],
  categories: [],
  state: 'scheduled',
  startsAt: '2026-12-05T13:00:00.000Z',
  endsAt: '2026-12-05T17:00:00.000Z',
  ...fields,
});
const PROGRAMME = {
  category: 'bachelor' as const,
  campuses: [at('lyon'), at('paris')],
  deadlines: ['2026-11-30', '2027-03-31'],
  intakeDates: ['2027-02-15', '2027-09-06'],
};
const slugsOf = (events: readonly Event[], campus: string | null = 'lyon') =>
  eventsOfProgramme(events, PROGRAMME, campus).map(({ slug }) => slug);

describe('the events of a programme', () => {
  it('CAL-03 are those of the campus and those online', () => {
    const events = [
      anEvent('lyon'),
      anEvent('paris', { campuses: [at('paris')] }),
      anEvent('online', { campuses: [] }),
      anEvent('nice', { campuses: [at('nice')] }),
    ];
    expect(slugsOf(events)).toEqual(['lyon', 'online']);
    expect(slugsOf(events, null)).toEqual(['lyon', 'paris', 'online']);
  });

  it.each(['conference', 'convention', 'job-dating'] as const)('a %s leads to none', (type) => {
    expect(slugsOf([anEvent('x', { type })])).toEqual([]);
  });

  it('are for its candidates', () => {
    const events = [
      anEvent('bachelors', { categories: ['bachelor', 'bts'] }),
      anEvent('masteres', { categories: ['mastere'] }),
    ];
    expect(slugsOf(events)).toEqual(['bachelors']);
  });

  it('a test is taken elsewhere only where there is none nearer', () => {
    const far = anEvent('far', { type: 'admission-test', campuses: [at('nice')] });
    const near = anEvent('near', { type: 'admission-test' });
    expect(slugsOf([far])).toEqual(['far']);
    expect(slugsOf([far, near])).toEqual(['near']);
    expect(slugsOf([far, { ...near, state: 'cancelled' }])).toEqual(['far', 'near']);
  });
});

describe('the next dates', () => {
  it.each([
    ['2026-11-16', '2026-11-30', '2027-02-15'],
    ['2026-11-30', '2026-11-30', '2027-02-15'],
    ['2026-12-01', '2027-03-31', '2027-02-15'],
    ['2027-02-16', '2027-03-31', '2027-09-06'],
    ['2027-09-07', null, null],
  ])('on %s one may apply until %s, for %s', (today, deadline, intake) => {
    expect(nextDates([], PROGRAMME, today)).toEqual({ deadline, intake, test: null, openDay: null });
  });

  it('CAL-03 are neither over nor cancelled', () => {
    const over = anEvent('over', { startsAt: '2026-11-10T09:00:00Z', endsAt: null });
    const cancelled = anEvent('cancelled', { state: 'cancelled' });
    const moved = anEvent('moved', { state: 'moved' });
    const test = anEvent('test', { type: 'admission-test' });
    const { openDay, test: next } = nextDates([over, cancelled, moved, test], PROGRAMME, '2026-11-16');
    expect([openDay?.slug, next?.slug]).toEqual(['moved', 'test']);
  });

  it('CAL-03 an open day is a visit, and online only where there is none', () => {
    const online = anEvent('online', { campuses: [], startsAt: '2026-11-20T18:00:00Z', endsAt: null });
    const next = (events: Event[]) => nextDates(events, PROGRAMME, '2026-11-16').openDay?.slug;
    expect(next([online, anEvent('lyon')])).toBe('lyon');
    expect(next([online, anEvent('lyon', { state: 'cancelled' })])).toBe('online');
  });
});
