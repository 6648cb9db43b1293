import { describe, expect, it } from 'vitest';
import { growthOf, isLeaking, type Sample } from './memory.ts';

const samples = (liveAt: (second: number) => number): Sample[] =>
  Array.from({ length: 60 }, (_, second) => ({
    second,
    held: new Map([['web-1', { live: liveAt(second), resident: 500 }]]),
  }));

const HOUR = 3600;

describe('memory over time', () => {
  it('is not compared with what it was before the warm-up', () => {
    const [web] = growthOf(
      samples((second) => (second < 20 ? 50 : 100)),
      20,
    );
    expect(web).toMatchObject({ before: { live: 100 }, after: { live: 100 }, ratio: 1 });
  });

  it('may differ from one collection to the next', () => {
    const growth = growthOf(
      samples((second) => 100 + (second % 5) * 10),
      20,
    );
    expect(growth.some((one) => isLeaking(one, HOUR))).toBe(false);
  });

  it('leaks when collections leave more at the end', () => {
    const growth = growthOf(
      samples((second) => 100 + (second % 5) * 10 + second),
      20,
    );
    expect(growth.every((one) => isLeaking(one, HOUR))).toBe(true);
  });

  it('may differ by more where it was watched for minutes', () => {
    const growth = (after: number) =>
      growthOf(
        samples((second) => (second < 40 ? 100 : after)),
        20,
      );
    expect(growth(110).map((one) => [isLeaking(one, 180), isLeaking(one, HOUR)])).toEqual([[false, true]]);
    expect(growth(120).map((one) => isLeaking(one, 180))).toEqual([true]);
  });
});
