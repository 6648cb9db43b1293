import { expect, it } from 'vitest';
import { inTurn } from './in-turn';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it('HIST-01 writes of one transaction take turns, also after one that fails', async () => {
  const transaction = {};
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} starts`);
    await pause();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('refused');
  };
  const both = [inTurn(transaction, task('a')), inTurn(transaction, task('b'))];
  await Promise.allSettled(both);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

it('HIST-01 a write during a turn does not wait for itself', async () => {
  const transaction = {};
  expect(await inTurn(transaction, () => inTurn(transaction, () => Promise.resolve('done')))).toBe('done');
});

it('HIST-01 another transaction does not wait', async () => {
  const never = new Promise<void>(() => undefined);
  void inTurn({}, () => never);
  expect(await inTurn({}, () => Promise.resolve('done'))).toBe('done');
});
