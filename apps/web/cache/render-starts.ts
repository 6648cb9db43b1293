const FORGOTTEN_MS = 60_000;

/**
 * When the render of each page began. A page is as old as its render's beginning, not its end: a change announced between
 * the two is not on it. Noted when a page is asked for and must be rendered; the earliest counts.
 */
export function createRenderStarts(now: () => number = Date.now) {
  const starts = new Map<string, number>();
  return {
    note(key: string): void {
      if (!starts.has(key)) starts.set(key, now());
      const [oldest] = starts;
      // The render that failed never ends.
      if (oldest && now() - oldest[1] > FORGOTTEN_MS) starts.delete(oldest[0]);
    },
    take(key: string): number {
      const start = starts.get(key) ?? now();
      starts.delete(key);
      return start;
    },
  };
}
