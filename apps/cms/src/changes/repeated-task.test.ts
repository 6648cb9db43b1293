import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRepeatedTask } from './repeated-task';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is done at once and again after each period, also after a failure, until it is stopped', async () => {
  const failures: string[] = [];
  const task = vi.fn(() =>
    task.mock.calls.length === 1 ? Promise.reject(new Error('down')) : Promise.resolve(),
  );
  const repeated = createRepeatedTask({
    periodMs: 100,
    task,
    onFailure: (message) => failures.push(message),
  });
  repeated.start();
  await vi.advanceTimersByTimeAsync(250);
  expect(task).toHaveBeenCalledTimes(3);
  expect(failures).toEqual(['down']);

  await repeated.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(3);
});

it('is never done twice at once, and is waited for when it is stopped', async () => {
  let isDone = false;
  const task = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    isDone = true;
  });
  const repeated = createRepeatedTask({ periodMs: 100, task, onFailure: () => undefined });
  repeated.start();
  await vi.advanceTimersByTimeAsync(300);
  const stopped = repeated.stop();
  await vi.advanceTimersByTimeAsync(500);
  await stopped;

  expect(isDone).toBe(true);
  expect(task).toHaveBeenCalledTimes(1);
});
