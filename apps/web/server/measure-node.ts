import { statfs } from 'node:fs/promises';
import { observe } from '@meridia/telemetry/instruments';
import type { ServerEnvironment } from '@/env/server';

const MS = 1000;

/** What a node tells whenever it is asked: how far it is behind the content, by what its feed hears, and how much room is left. */
export function measureNode(
  { MEDIA_DIR }: Pick<ServerEnvironment, 'MEDIA_DIR'>,
  onReading: (isReachable: boolean) => void,
) {
  // From the start: a node that never hears the feed grows old too.
  let heardAt = performance.now();
  let lagMs: number | null = null;
  observe('meridia.feed.age', () => (performance.now() - heardAt) / MS);
  observe('meridia.feed.lag', () => (lagMs === null ? null : lagMs / MS));
  observe('meridia.disk.free', async () => {
    const { bavail, blocks } = await statfs(MEDIA_DIR);
    return bavail / blocks;
  });
  return {
    onReading: (isReachable: boolean): void => {
      if (isReachable) heardAt = performance.now();
      onReading(isReachable);
    },
    /** Clocks of two machines differ: no change is heard before it is made. */
    onHeard: (at: Date): void => {
      lagMs = Math.max(0, Date.now() - at.getTime());
    },
  };
}
