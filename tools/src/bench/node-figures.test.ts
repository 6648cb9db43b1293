import { describe, expect, it } from 'vitest';
import { isOver, requestFigure, toLine, weightFigures } from './node-figures.ts';
import { median } from './statistics.ts';

const request = (ours: number, bare: number) => requestFigure({ name: 'page', connections: 1, ours, bare });

describe('the figures of a node', () => {
  it.each([
    ['within both', request(0.1, 0.05), false],
    ['over its limit', request(0.31, 0.2), true],
    ['over four times the bare server', request(0.1, 0.02), true],
  ])('a request %s', (_name, figure, expected) => {
    expect(isOver(figure)).toBe(expected);
    expect(toLine(figure).endsWith('OVER')).toBe(expected);
  });

  it('pages that are too heavy are too few, and the size of the process has no limit', () => {
    const figures = weightFigures({ pages: 10, redisBytes: 60_000, pageBytes: 60_000 }, 300_000_000);

    expect(figures.map(isOver)).toEqual([true, true, false]);
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
  ])('the median of %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
