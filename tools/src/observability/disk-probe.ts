import { statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serveGauge } from './serve-gauge.ts';

export type DiskProbe = { address: string; stop: () => void };

/** What is left of the disk of a folder: the edge, which writes there, has no figures of its own. */
export async function startDiskProbe(folder: string): Promise<DiskProbe> {
  const server = await serveGauge('meridia_disk_free_ratio', async () => {
    const { bavail, blocks } = await statfs(folder);
    return bavail / blocks;
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
