import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { LONGEST_KEPT, onceForText } from './once-for-text';

it('is found once for the same text, also when there is nothing, until there are too many', () => {
  const find = vi.fn((text: string) => (text === 'nothing' ? null : text.length));
  const lengthOf = onceForText(2, find);

  expect(['nothing', 'nothing', 'two', 'two'].map(lengthOf)).toEqual([null, null, 3, 3]);
  expect(find).toHaveBeenCalledTimes(2);
  expect(['three', 'nothing'].map(lengthOf)).toEqual([5, null]);
  expect(find).toHaveBeenCalledTimes(4);
});

it('S-14 a text that is longer than any of ours is found each time, and never kept', () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = onceForText(2, find);
  const made = 'x'.repeat(LONGEST_KEPT + 1);

  expect([lengthOf(made), lengthOf(made)]).toEqual([LONGEST_KEPT + 1, LONGEST_KEPT + 1]);
  expect(find).toHaveBeenCalledTimes(2);
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

it('S-14 what is kept of an address does not hold the request that it was part of', () => {
  const BYTES = 8000;
  const ADDRESSES = 4000;
  const placeOf = onceForText(ADDRESSES, (text) => text.slice(1));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < ADDRESSES; number += 1) {
    const request = Buffer.from(`/actualites/une-actualite-${number}?${'x'.repeat(BYTES)}`).toString();
    placeOf(request.slice(0, request.indexOf('?')));
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((BYTES * ADDRESSES) / 2);
  expect(placeOf('/actualites')).toBe('actualites');
});
