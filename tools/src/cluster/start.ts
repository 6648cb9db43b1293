import { rmSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { freePort } from '../services/free-port.ts';
import { copyDatabaseInto, createOwnPostgres, ownDatabaseUrl } from '../services/own-postgres.ts';
import { databaseUrl } from '../services/postgres.ts';
import { seededTemplate } from '../services/seeded-template.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { leadContentToStub, stubAddresses } from '../stubs/external-stub.ts';
import { keepBuild } from './build.ts';
import { writeEdge } from './edge.ts';
import { chooseOwnPlace } from './own-place.ts';
import type { Place } from './place.rules.ts';
import { processesOf, writeCluster, type Cluster } from './record.ts';
import { startContent, startEdge, startMirror, startNode, startRedis, startStub } from './services.ts';
import { stopCluster } from './stop.ts';

const DATABASE = 'meridia';

export type ClusterOptions = {
  folder: string;
  sitePort?: number;
  nodes?: number;
  contents?: number;
  mirrorSeconds?: number;
  /** What stands between the nodes and the content service, told where that is; in tests. */
  gate?: (contentUrl: string) => Promise<string>;
  nodeSettings?: Record<string, string>;
  trusted?: readonly string[];
  /** Of the folder, once it is there and empty. */
  prepare?: (folder: string) => Promise<void>;
  /** Undoes that, when the cluster could not be started. */
  release?: () => Promise<unknown>;
};

const local = (port: number) => `127.0.0.1:${port}`;
const names = (kind: string, count: number) =>
  Array.from({ length: count }, (_, rank) => `${kind}-${rank + 1}`);

async function choosePlace({ folder, sitePort, trusted = [] }: ClusterOptions): Promise<Place> {
  const workers = Math.max(1, Math.floor(availableParallelism() / 2));
  const mirror = local(await freePort());
  const place = await chooseOwnPlace(folder, { web: [], content: [], mirror, trusted, workers });
  return { ...place, site: { ...place.site, ...(sitePort && { plain: sitePort }) } };
}

/** The demonstration's content in a database of its own, on a server of its own. */
async function prepareData(folder: string, stubPort: number) {
  const template = await seededTemplate();
  const postgres = await createOwnPostgres();
  await copyDatabaseInto(postgres, databaseUrl(template.database), DATABASE);
  await leadContentToStub(ownDatabaseUrl(postgres, DATABASE), stubAddresses(stubPort));
  const mediaFolder = path.join(folder, 'media');
  await cp(template.mediaFolder, mediaFolder, { recursive: true });
  return { postgres, database: DATABASE, mediaFolder };
}

/** Two nodes, two processes of the content service, their stores, the edge, the mirror, and what stands for the outside. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, nodes = 2, contents = 2, mirrorSeconds = 60 } = options;
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await options.prepare?.(folder);
  await buildSiteIfOlder();
  const build = keepBuild();
  const stubPort = await freePort();
  const place = await choosePlace(options);
  const behind = `http://127.0.0.1:${place.contentPort}`;
  const data = await prepareData(folder, stubPort);
  const redisPort = await freePort();
  const cluster: Cluster = { folder, ...data, redisPort, contentUrl: behind, place, processes: [] };
  writeCluster(cluster);
  try {
    await startStub(cluster, stubPort);
    await startRedis(cluster);
    // The first brings the database up to date; the others find it so.
    for (const name of names('content', contents)) await startContent(cluster, name);
    place.content = processesOf(cluster, 'content').map(({ port }) => local(port));
    const webPorts = await Promise.all(names('web', nodes).map(() => freePort()));
    place.web = webPorts.map(local);
    writeEdge(path.join(folder, 'edge'), place);
    await startEdge(cluster);
    if (options.gate) cluster.contentUrl = await options.gate(behind);
    for (const [rank, name] of names('web', nodes).entries())
      await startNode(cluster, name, {
        build,
        ...(webPorts[rank] && { port: webPorts[rank] }),
        settings: options.nodeSettings ?? {},
      });
    await startMirror(cluster, build, mirrorSeconds);
  } catch (error) {
    await stopCluster(cluster, options.release);
    throw error;
  }
  return cluster;
}
