import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@meridia/domain/timings';

/** STATE-02: `waiting` is a request that may still be a short one. */
type ProgressState = 'idle' | 'waiting' | 'shown';

/** `return`: the page is shown again, from the memory of the browser. */
type ProgressEvent = 'request' | 'elapsed' | 'return';

const NEXT: Record<ProgressState, Partial<Record<ProgressEvent, ProgressState>>> = {
  idle: { request: 'waiting' },
  waiting: { elapsed: 'shown', return: 'idle' },
  // At the end of its course the bar goes: what was asked for was a file, or the visitor gave up.
  shown: { elapsed: 'idle', return: 'idle' },
};

/** How long a state lasts before `elapsed`. */
export const STATE_MS: Record<ProgressState, number | null> = {
  idle: null,
  waiting: PROGRESS_THROTTLE_MS,
  shown: PROGRESS_DURATION_MS,
};

export function nextProgress(state: ProgressState, event: ProgressEvent): ProgressState {
  return NEXT[state][event] ?? state;
}
