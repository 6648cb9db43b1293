import { expect, it } from 'vitest';
import { isRunningOn } from './day-window.rules';

const TODAY = '2026-11-15';

it.each([
  ['from yesterday to tomorrow', '2026-11-14', '2026-11-16', true],
  ['its first day counts', TODAY, null, true],
  ['its last day counts', null, TODAY, true],
  ['without days it always runs', null, null, true],
  ['from tomorrow', '2026-11-16', null, false],
  ['until yesterday', null, '2026-11-14', false],
])('%s', (_rule, startsOn, endsOn, expected) => {
  expect(isRunningOn(TODAY, { startsOn, endsOn })).toBe(expected);
});
