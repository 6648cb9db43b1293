import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESIZE_DEBOUNCE_MS } from '@meridia/domain/timings';
import { debounce } from './debounce';

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('NAV-06 acts once, 200 ms after the last call', () => {
    const act = vi.fn();
    const call = debounce(act, RESIZE_DEBOUNCE_MS);
    call();
    vi.advanceTimersByTime(150);
    call();
    vi.advanceTimersByTime(199);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('acts again for a later call', () => {
    const act = vi.fn();
    const call = debounce(act, RESIZE_DEBOUNCE_MS);
    call();
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    call();
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
