import { describe, expect, it } from 'vitest';
import { returnToastMs, typedBefore, withoutReturn, withReturn } from './return.rules';

const AT = 1_000_000;
const typed = { '/programme niveau ': 'bts', '/programme rythme alternance': true };
const RETURN = { returnedAt: AT, typed };

describe('STATE-01 the toast of the return outlives the page that is loaded again', () => {
  it.each([
    ['what is left of the 5 s', RETURN, 1200, 3800],
    ['nothing once they are over', RETURN, 5000, 0],
    ['nothing when the clock was set back', RETURN, -1, 0],
    ['nothing without a return', null, 0, 0],
    ['nothing for what others keep there', { place: 3 }, 0, 0],
    ['nothing for what is no time', { returnedAt: 'hier', typed }, 0, 0],
  ])('%s', (_sentence, state, sinceMs, expected) => {
    expect(returnToastMs(state, AT + sinceMs)).toBe(expected);
  });

  it.each([
    ['what others keep there stays', { place: 3 }, { place: 3 }],
    ['nothing stays of it alone', null, null],
    ['what is no object gives way', 'text', null],
  ])('%s', (_sentence, state, left) => {
    expect(returnToastMs(withReturn(state, RETURN), AT)).toBe(5000);
    expect(withoutReturn(withReturn(state, RETURN))).toEqual(left);
  });

  it('so does what was typed', () => {
    expect(typedBefore(withReturn(null, RETURN))).toEqual(typed);
    expect(typedBefore({ place: 3 })).toEqual({});
  });
});
