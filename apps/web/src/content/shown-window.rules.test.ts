import { describe, expect, it } from 'vitest';
import { isShownAt, nextTurn } from './shown-window.rules';

const NOON = '2026-11-15T12:00:00.000Z';
const ONE = '2026-11-15T13:00:00.000Z';
const at = (moment: string) => Date.parse(moment);

describe('LAY-07 when it is shown', () => {
  it.each([
    ['between its moments', '2026-11-15T11:59:59.999Z', ONE, true],
    ['at the first', NOON, null, true],
    ['no longer at the last', null, NOON, false],
    ['without moments always', null, null, true],
    ['not before', ONE, null, false],
    ['not after', null, '2026-11-15T11:59:59.999Z', false],
  ])('LAY-07 %s', (_rule, startsAt, endsAt, expected) => {
    expect(isShownAt(at(NOON), { startsAt, endsAt })).toBe(expected);
  });

  it('LAY-07 turns next at the first moment to come, of whichever', () => {
    const windows = [
      { startsAt: NOON, endsAt: '2026-11-16T00:00:00.000Z' },
      { startsAt: ONE, endsAt: null },
    ];
    expect(nextTurn(at(NOON), windows)).toBe(at(ONE));
    expect(nextTurn(at('2026-11-17T00:00:00.000Z'), windows)).toBeNull();
    expect(nextTurn(at(NOON), [{ startsAt: null, endsAt: null }])).toBeNull();
  });
});
