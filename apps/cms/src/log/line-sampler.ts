const MAX_KEYS = 1000;

type Window = { until: number; left: number };

/** Of lines that say the same, the first and then one a period, with the number of those left out. */
export function createLineSampler(periodMs: number, now: () => number = Date.now) {
  const windows = new Map<string, Window>();

  /** How many were left out before this one; null when it is left out too. */
  return function take(key: string): number | null {
    const window = windows.get(key);
    if (window && now() < window.until) {
      window.left += 1;
      return null;
    }
    windows.delete(key);
    windows.set(key, { until: now() + periodMs, left: 0 });
    const oldest = windows.keys().next().value;
    if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    return window?.left ?? 0;
  };
}
