import { describe, expect, it } from 'vitest';
import { anEvent } from '@meridia/contract/events.fixture';
import { toEventCard, toEventDetail } from './event.mapper';

describe('an event', () => {
  it('without a campus is online, and without an address needs no sign-up', () => {
    expect(toEventCard(anEvent({ campuses: [], url: null }), '2026-11-15')).toMatchObject({
      campuses: [],
      signUpHref: null,
    });
  });

  it.each([
    ['of today is not over', '2026-11-15T08:00:00.000Z', '2026-11-15T10:00:00.000Z', false],
    ['of yesterday is over', '2026-11-14T08:00:00.000Z', '2026-11-14T10:00:00.000Z', true],
    ['that lasts until today is not over', '2026-11-10T08:00:00.000Z', '2026-11-15T10:00:00.000Z', false],
    ['without an end is over after its day', '2026-11-14T22:59:00.000Z', null, true],
    [
      'that ends after midnight in Paris is of that day',
      '2026-11-14T20:00:00.000Z',
      '2026-11-14T23:30:00.000Z',
      false,
    ],
  ])('%s', (_rule, dateStart, dateEnd, isPast) => {
    expect(toEventDetail(anEvent({ dateStart, dateEnd }), '2026-11-15').isPast).toBe(isPast);
  });
});

describe('S-41 an event that runs', () => {
  const fair = anEvent({ dateStart: '2026-11-14T08:00:00.000Z', dateEnd: '2026-11-18T17:00:00.000Z' });

  it.each([
    ['not before it begins', '2026-11-13', false],
    ['nor on its first day, which is its date', '2026-11-14', false],
    ['but on the next', '2026-11-15', true],
    ['to its last', '2026-11-18', true],
    ['and no longer', '2026-11-19', false],
  ])('%s', (_case, today, expected) => {
    expect(toEventCard(fair, today).isRunning).toBe(expected);
  });

  it('has an end', () => {
    expect(toEventCard({ ...fair, dateEnd: null }, '2026-11-15').isRunning).toBe(false);
  });
});
