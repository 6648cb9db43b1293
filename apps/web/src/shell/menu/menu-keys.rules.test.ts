import { describe, expect, it } from 'vitest';
import { movedIndex } from './menu-keys.rules';

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, null],
    ['a', 0, null],
  ])('%s leads from %i to %s, of three', (key, from, to) => {
    expect(movedIndex(key, from, 3)).toBe(to);
  });
});
