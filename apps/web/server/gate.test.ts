import { describe, expect, it } from 'vitest';
import { createGate } from './gate';

function aTask() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end };
}

describe('SHARE-02 a gate', () => {
  it('lets so many run, so many wait, and is full then', async () => {
    const gate = createGate({ atOnce: 2, waiting: 1 });
    const tasks = [aTask(), aTask(), aTask()];
    const begun: number[] = [];
    const all = tasks.map((task, rank) =>
      gate.run(() => {
        begun.push(rank);
        return task.done;
      }),
    );
    await Promise.resolve();
    expect([begun, gate.isFull()]).toEqual([[0, 1], true]);

    tasks[0]?.end();
    await all[0];
    await Promise.resolve();
    expect([begun, gate.isFull()]).toEqual([[0, 1, 2], false]);
    tasks.forEach(({ end }) => end());
    await Promise.all(all);
  });

  it('gives its place back when a task fails', async () => {
    const gate = createGate({ atOnce: 1, waiting: 0 });
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(gate.isFull()).toBe(false);
  });
});
