import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFile } from '../mirror/mirror-folder.ts';
import type { Cluster } from './record.ts';

const PATIENCE_MS = 180_000;
const STEP_MS = 200;

/** Until the mirror has asked for every page once: a site that was just started is busy with that, and has nothing to fall back on. */
export async function untilMirrored({ folder }: Pick<Cluster, 'folder'>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!existsSync(listFile(path.join(folder, 'mirror')))) {
    if (performance.now() > until) throw new Error('The mirror was not written');
    await sleep(STEP_MS);
  }
}
