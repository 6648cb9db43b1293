import { describe, expect, it, vi } from 'vitest';
import { createKeptValue } from './kept-value.ts';

const outage = () => Promise.reject(new Error('outage'));

describe('a value of the content', () => {
  it('is read once, and again after a change', async () => {
    const read = vi.fn(async () => read.mock.calls.length);
    const kept = createKeptValue(read);

    expect([await kept.get(), await kept.get()]).toEqual([1, 1]);
    kept.markChanged();
    expect([await kept.get(), await kept.get()]).toEqual([2, 2]);
  });

  it('is the last good one while it cannot be read, and the new one afterwards', async () => {
    const read = vi.fn(async () => 'old');
    const kept = createKeptValue(read);
    await kept.get();
    kept.markChanged();

    read.mockImplementationOnce(outage);
    expect(await kept.get()).toBe('old');
    read.mockResolvedValue('new');
    expect(await kept.get()).toBe('new');
  });

  it('is an error while it was never read', async () => {
    await expect(createKeptValue(outage).get()).rejects.toThrow('outage');
  });

  it('is read again when it changed while it was being read', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(promise).mockResolvedValue('after');
    const kept = createKeptValue(read);
    const first = kept.get();
    kept.markChanged();
    resolve('before');

    expect(await first).toBe('before');
    expect(await kept.get()).toBe('after');
  });
});
