import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  nextProgress,
  STEP_MS,
  type Progress,
  type ProgressEvent,
  type ProgressStep,
} from './progress.machine';

const leaving = (step: ProgressStep): Progress => ({ step, calls: 0, isLeaving: true });
const calling = (step: ProgressStep, calls = 1): Progress => ({ step, calls, isLeaving: false });

type Row = [sentence: string, state: Progress, event: ProgressEvent, next: Progress];

describe('STATE-02 the progress bar', () => {
  it.each<Row>([
    ['a request is waited for', AT_REST, 'left', leaving('waiting')],
    ['one that is still not answered is shown', leaving('waiting'), 'elapsed', leaving('shown')],
    ['another request does not start it again', leaving('shown'), 'left', leaving('shown')],
    ['at the end of its course the bar goes', leaving('shown'), 'elapsed', AT_REST],
    ['a page that comes back has no bar', leaving('shown'), 'returned', AT_REST],
    ['nor is it about to have one', leaving('waiting'), 'returned', AT_REST],
    ['nothing comes out of nothing', AT_REST, 'elapsed', AT_REST],
  ])('%s', (_sentence, state, event, next) => {
    expect(nextProgress(state, event)).toEqual(next);
  });

  it.each<Row>([
    ['a call is waited for', AT_REST, 'called', calling('waiting')],
    ['one that is answered in time is never shown', calling('waiting'), 'answered', AT_REST],
    ['one that is answered late takes the bar away', calling('shown'), 'answered', AT_REST],
    ['several at once count', calling('shown'), 'called', calling('shown', 2)],
    ['the bar stays until the last is answered', calling('shown', 2), 'answered', calling('shown')],
    ['a call that outlasts the bar is not forgotten', calling('shown'), 'elapsed', calling('idle')],
    ['an answer to nothing changes nothing', AT_REST, 'answered', AT_REST],
    [
      'the way that an answer opens keeps the bar',
      { step: 'shown', calls: 1, isLeaving: true },
      'answered',
      leaving('shown'),
    ],
  ])('%s', (_sentence, state, event, next) => {
    expect(nextProgress(state, event)).toEqual(next);
  });

  it('is there after 200 ms, for 5 s', () => {
    expect(STEP_MS).toEqual({ idle: null, waiting: 200, shown: 5000 });
  });
});
