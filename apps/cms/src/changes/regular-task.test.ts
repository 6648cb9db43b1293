import { expect, it, vi } from 'vitest';
import { createRegularTask } from './regular-task';

it('C-10 the feed is purged every hour that the process lives, not only at its start', async () => {
  let time = 0;
  const purge = vi.fn(async () => undefined);
  const remind = createRegularTask(3_600_000, purge, () => time);

  for (; time <= 3 * 3_600_000; time += 1000) await remind();

  expect(purge).toHaveBeenCalledTimes(3);
});
