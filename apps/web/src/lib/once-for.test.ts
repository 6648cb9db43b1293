import { expect, it, vi } from 'vitest';
import { onceFor } from './once-for';

it('is made once for the same object, and again for another that says the same', () => {
  const make = vi.fn((names: readonly string[]) => names.length);
  const lengthOf = onceFor(make);
  const names = ['a', 'b'];

  expect([lengthOf(names), lengthOf(names), lengthOf([...names])]).toEqual([2, 2, 2]);
  expect(make).toHaveBeenCalledTimes(2);
});
