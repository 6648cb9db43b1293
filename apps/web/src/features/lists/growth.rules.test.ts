import { describe, expect, it } from 'vitest';
import { LOAD_MORE_SIZE } from '@meridia/domain/limits';
import { growTo } from './growth.rules';

describe('PAGE-04 a list of programmes that is loaded further', () => {
  const whole = 2 * LOAD_MORE_SIZE + 5;
  it.each([
    ['its first page', 1, whole, { shown: LOAD_MORE_SIZE, firstNew: 0, next: LOAD_MORE_SIZE }],
    ['its second page', 2, whole, { shown: 2 * LOAD_MORE_SIZE, firstNew: LOAD_MORE_SIZE, next: 5 }],
    ['its last page', 3, whole, { shown: whole, firstNew: 2 * LOAD_MORE_SIZE, next: 0 }],
    ['past the end', 4, whole, null],
    ['past the end of whole lots', 2, LOAD_MORE_SIZE, null],
    ['a short list', 1, 5, { shown: 5, firstNew: 0, next: 0 }],
    ['an empty list', 1, 0, { shown: 0, firstNew: 0, next: 0 }],
    ['past the end of an empty list', 2, 0, null],
  ])('%s', (_case, page, total, growth) => {
    expect(growTo(page, total)).toEqual(growth);
  });
});
