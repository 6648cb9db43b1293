import { describe, expect, it } from 'vitest';
import { createRenderStarts } from './render-starts.ts';

function createClock() {
  let time = 1000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe('the age of a page', () => {
  it('counts from the first who had to wait for it, not from the end of its render', () => {
    const clock = createClock();
    const starts = createRenderStarts(clock.now);
    starts.note('/');
    clock.pass(50);
    starts.note('/');
    clock.pass(50);

    expect(starts.take('/')).toBe(1000);
  });

  it('starts again with the next render', () => {
    const clock = createClock();
    const starts = createRenderStarts(clock.now);
    starts.note('/');
    starts.take('/');
    clock.pass(500);
    starts.note('/');

    expect(starts.take('/')).toBe(1500);
  });

  it('forgets a render that never ended', () => {
    const clock = createClock();
    const starts = createRenderStarts(clock.now);
    starts.note('/failed');
    clock.pass(61_000);
    starts.note('/');

    expect(starts.take('/failed')).toBe(62_000);
  });
});
