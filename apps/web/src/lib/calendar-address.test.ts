import { expect, it } from 'vitest';
import { calendarOfPage, isCalendarAddress, pageOfCalendar } from './calendar-address';

it.each([
  ['/agenda', '/agenda.ics'],
  ['/en/agenda?campus=lyon&type=open-door', '/en/agenda.ics?campus=lyon&type=open-door'],
  ['/agenda/jpo-lyon', '/agenda/jpo-lyon.ics'],
  ['/calendrier?programme=mba', '/calendrier.ics?programme=mba'],
])('%s has its calendar at %s', (page, calendar) => {
  expect(calendarOfPage(page)).toBe(calendar);
  expect(pageOfCalendar(calendar)).toBe(page);
  expect([isCalendarAddress(page), isCalendarAddress(calendar)]).toEqual([false, true]);
});

it('a query that ends like one is none', () => {
  expect(isCalendarAddress('/agenda?campus=x.ics')).toBe(false);
});
