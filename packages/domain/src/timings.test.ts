import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET_PX } from './layout.ts';
import * as timings from './timings.ts';

describe('CONST-01 delays and offset', () => {
  it.each([
    ['scroll delay 100 ms', timings.SCROLL_DELAY_MS, 100],
    ['anchor offset 250 px', ANCHOR_OFFSET_PX, 250],
    ['online toast 5000 ms', timings.ONLINE_TOAST_MS, 5000],
    ['loading bar throttle 200 ms', timings.PROGRESS_THROTTLE_MS, 200],
    ['loading bar duration 5000 ms', timings.PROGRESS_DURATION_MS, 5000],
    ['fetch delay 200 ms', timings.FETCH_DELAY_MS, 200],
    ['resize debounce 200 ms', timings.RESIZE_DEBOUNCE_MS, 200],
  ])('%s', (_sentence, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

it('a closed popin stays closed for 7 days', () => {
  expect(timings.POPIN_CLOSED_MS).toBe(604_800_000);
});
