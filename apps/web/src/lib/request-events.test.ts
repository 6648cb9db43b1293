import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceCall, CALL_ENDED, CALL_STARTED, leaveTo, LEAVING } from './request-events';

let told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('STATE-02 what the progress bar is told', () => {
  it.each([
    ['an answer', () => Promise.resolve('answer')],
    ['a failure', () => Promise.reject(new Error('503'))],
  ])('a call begins, and ends with %s', async (_end, answer) => {
    const call = announceCall(answer());
    const settled = Promise.allSettled([call]);
    expect(told).toEqual([CALL_STARTED]);
    await settled;
    vi.runAllTimers();
    expect(told).toEqual([CALL_STARTED, CALL_ENDED]);
  });

  it('the way that an answer opens begins before its call ends', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    leaveTo(await announceCall(Promise.resolve('https://crm.example/')));
    vi.runAllTimers();

    expect(assign).toHaveBeenCalledWith('https://crm.example/');
    expect(told).toEqual([CALL_STARTED, LEAVING, CALL_ENDED]);
  });
});
