import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from '../demo/stop.ts';
import { freePort } from '../services/free-port.ts';
import { forgetBuildsBut, keepBuild } from './build.ts';
import { reloadEdge, writeEdge } from './edge.ts';
import { processesOf, writeCluster, type Cluster } from './record.ts';
import { startMirror, startNode } from './services.ts';

/** nginx has new workers then, which know the new list. */
const RELOADED_MS = 500;

async function leadEdgeTo(cluster: Cluster, web: readonly string[]): Promise<void> {
  cluster.place.web = web;
  writeEdge(path.join(cluster.folder, 'edge'), cluster.place);
  writeCluster(cluster);
  await reloadEdge(path.join(cluster.folder, 'edge'));
  await sleep(RELOADED_MS);
}

/**
 * Each node is replaced by one of the new build: the new one is ready before visitors are led to it, and the one before leaves when none is
 * led to it any more. The files of the build before stay with the mirror.
 */
export async function rollNodes(
  cluster: Cluster,
  { build = keepBuild(), settings = {} }: { build?: string; settings?: Record<string, string> } = {},
): Promise<string> {
  for (const before of processesOf(cluster, 'web')) {
    const port = await freePort();
    // Under the name of the one before it would take its place in the record while that one still runs.
    const coming = await startNode(cluster, `${before.name}-next`, { build, port, settings });
    const address = `127.0.0.1:${before.port}`;
    const others = cluster.place.web.filter((one) => one !== address);
    await leadEdgeTo(cluster, [...others, `127.0.0.1:${port}`]);
    await stopProcess(before);
    cluster.processes = [
      ...cluster.processes.filter(({ name }) => name !== before.name && name !== coming.name),
      { ...coming, name: before.name },
    ];
    writeCluster(cluster);
  }
  for (const mirror of processesOf(cluster, 'mirror')) await stopProcess(mirror);
  await startMirror(cluster, build, 60);
  forgetBuildsBut(build);
  return build;
}
