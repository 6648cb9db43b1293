import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@meridia/domain/timings';

/** STATE-02: `waiting` is for a request that may still be a short one. */
export type ProgressStep = 'idle' | 'waiting' | 'shown';

export type Progress = {
  step: ProgressStep;
  /** The calls that are not answered yet. */
  calls: number;
  /** Another page is on its way: nobody tells that it does not come. */
  isLeaving: boolean;
};

/** `left`: another page is asked for. `called` and `answered`: a call of this one. `returned`: shown again, from the memory of the browser. */
export type ProgressEvent = 'left' | 'called' | 'answered' | 'elapsed' | 'returned';

export const AT_REST: Progress = { step: 'idle', calls: 0, isLeaving: false };

/** How long a step lasts before `elapsed`. */
export const STEP_MS: Record<ProgressStep, number | null> = {
  idle: null,
  waiting: PROGRESS_THROTTLE_MS,
  shown: PROGRESS_DURATION_MS,
};

const begun = (state: Progress): Progress => ({
  ...state,
  step: state.step === 'idle' ? 'waiting' : state.step,
});
const ended = (state: Progress): Progress => ({ ...state, step: 'idle', isLeaving: false });

function answered(state: Progress): Progress {
  const calls = Math.max(0, state.calls - 1);
  return calls > 0 || state.isLeaving ? { ...state, calls } : ended({ ...state, calls });
}

export function nextProgress(state: Progress, event: ProgressEvent): Progress {
  switch (event) {
    case 'left':
      return begun({ ...state, isLeaving: true });
    case 'called':
      return begun({ ...state, calls: state.calls + 1 });
    case 'answered':
      return answered(state);
    case 'elapsed':
      if (state.step === 'waiting') return { ...state, step: 'shown' };
      // At the end of its course the bar goes: what was asked for was a file, or the visitor gave up.
      return ended(state);
    case 'returned':
      return ended(state);
  }
}
