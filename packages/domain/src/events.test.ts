import { expect, it } from 'vitest';
import { EVENT_FILTERS, isEventType } from './events.ts';

it('the agenda filters come in the order of the specification, all events first', () => {
  expect(EVENT_FILTERS).toEqual([
    'all',
    'open-door',
    'admission-test',
    'conference',
    'convention',
    'live-my-life',
    'job-dating',
  ]);
});

it('"all" is a filter, not a type an event can have', () => {
  expect(isEventType('all')).toBe(false);
  expect(isEventType('job-dating')).toBe(true);
});
