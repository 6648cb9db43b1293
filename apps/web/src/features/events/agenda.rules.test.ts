import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, type EventType } from '@meridia/domain/events';
import { eventMonths, findEvents, groupByMonth, widerChoices, type AgendaChoice } from './agenda.rules';

const TODAY = '2026-11-15';
const NOTHING: AgendaChoice = { type: [], campus: [], mois: [] };

function event(slug: string, type: EventType, startsAt: string, campus: string | null = 'lyon') {
  return { slug, type, startsAt, campuses: campus === null ? [] : [{ slug: campus, title: campus }] };
}

const EVENTS = [
  event('running', 'convention', '2026-10-30T08:00:00.000Z', 'paris'),
  event('visit', 'open-door', '2026-11-28T13:00:00.000Z'),
  // Half past midnight on the 1st of December in Paris.
  event('night', 'conference', '2026-11-30T23:30:00.000Z', null),
  event('test', 'admission-test', '2026-12-03T07:30:00.000Z', 'paris'),
];
const UPCOMING = { events: EVENTS, today: TODAY };
const slugsOf = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug);

describe('the filters of the agenda', () => {
  it.each(EVENT_TYPES)('PAGE-01 %s keeps the events of that type only', (type) => {
    const all = {
      events: EVENT_TYPES.map((one) => event(one, one, '2026-12-01T10:00:00.000Z')),
      today: TODAY,
    };
    expect(slugsOf(findEvents(all, { ...NOTHING, type: [type] }))).toEqual([type]);
  });

  it('PAGE-01 nothing chosen keeps all events', () => {
    expect(findEvents(UPCOMING, NOTHING)).toHaveLength(EVENTS.length);
  });

  it.each([
    ['a campus leaves out what is online', { campus: ['lyon'] }, ['visit']],
    ['a month is that of Paris', { mois: ['2026-12'] }, ['night', 'test']],
    ['what runs since an earlier month is of this one', { mois: ['2026-11'] }, ['running', 'visit']],
    ['every filter counts', { campus: ['paris'], mois: ['2026-12'] }, ['test']],
    ['an unknown campus has nothing', { campus: ['atlantis'] }, []],
  ])('%s', (_rule, choice, expected) => {
    expect(slugsOf(findEvents(UPCOMING, { ...NOTHING, ...choice }))).toEqual(expected);
  });
});

it('PAGE-01, ENT-03 an event at two campuses is found under both, once', () => {
  const both = {
    ...event('both', 'open-door', '2026-11-28T13:00:00.000Z'),
    campuses: ['lyon', 'paris'].map((slug) => ({ slug, title: slug })),
  };
  const upcoming = { events: [both], today: TODAY };
  for (const campus of [['lyon'], ['paris'], ['lyon', 'paris']])
    expect(slugsOf(findEvents(upcoming, { ...NOTHING, campus }))).toEqual(['both']);
  expect(findEvents(upcoming, { ...NOTHING, campus: ['nice'] })).toEqual([]);
});

describe('months', () => {
  it('groups by month of Paris, soonest first, in the order of the list', () => {
    expect(eventMonths(UPCOMING)).toEqual(['2026-11', '2026-12']);
    expect(groupByMonth(UPCOMING).map(({ month, events }) => [month, slugsOf(events)])).toEqual([
      ['2026-11', ['running', 'visit']],
      ['2026-12', ['night', 'test']],
    ]);
  });
});

describe('widerChoices', () => {
  it('PAGE-05 keeps as many filters as it can, and gives what has events only', () => {
    const choice = { type: ['open-door'], campus: ['lyon'], mois: ['2026-12'] };
    expect(widerChoices(UPCOMING, choice)).toEqual([{ choice: { ...choice, mois: [] }, count: 1 }]);
  });

  it('goes down to everything', () => {
    expect(widerChoices(UPCOMING, { ...NOTHING, campus: ['atlantis'] })).toEqual([
      { choice: NOTHING, count: EVENTS.length },
    ]);
  });

  it('has nothing to offer when there is no event at all', () => {
    expect(widerChoices({ events: [], today: TODAY }, { ...NOTHING, campus: ['lyon'] })).toEqual([]);
  });
});
