import { describe, expect, it } from 'vitest';
import { growthOf, isLeaking, type Sample } from './memory.ts';

const samples = (bytesAt: (second: number) => number): Sample[] =>
  Array.from({ length: 60 }, (_, second) => ({ second, bytes: new Map([['web-1', bytesAt(second)]]) }));

describe('memory over time', () => {
  it('is not compared with what it was before the warm-up', () => {
    const [web] = growthOf(
      samples((second) => (second < 20 ? 50 : 100)),
      20,
    );
    expect(web).toMatchObject({ before: 100, after: 100, ratio: 1 });
  });

  it('may rise and fall as a collector lets it', () => {
    const growth = growthOf(
      samples((second) => 100 + (second % 5) * 10),
      20,
    );
    expect(growth.some(isLeaking)).toBe(false);
  });

  it('leaks when it ends higher than it began', () => {
    const growth = growthOf(
      samples((second) => 100 + second),
      20,
    );
    expect(growth.every(isLeaking)).toBe(true);
  });
});
