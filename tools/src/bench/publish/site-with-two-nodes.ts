import { once } from 'node:events';
import type { RunningProcess } from '../../services/child-process.ts';
import { startContentService, type ContentService } from '../../services/content-service.ts';
import { freePort } from '../../services/free-port.ts';
import { startOwnRedis, type OwnRedis } from '../../services/own-redis.ts';
import { databaseUrl } from '../../services/postgres.ts';
import { cloneTemplate } from '../../services/seeded-template.ts';
import { startWebNode, type WebNode } from '../../services/web-node.ts';

/** A part of the site that can be cut off as by a power failure, and be there again at the same address. */
export type Part = { name: string; kill: () => Promise<void>; start: () => Promise<void> };

export type SiteWithTwoNodes = {
  contentUrl: string;
  nodeUrls: readonly string[];
  node: Part;
  content: Part;
  redis: Part;
  stop: () => Promise<void>;
};

const NODES = ['a', 'b'];

async function killNow({ child }: RunningProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Two nodes that share a Redis of their own, on a content service and a database of their own; all of it goes with `stop`. */
export async function startSiteWithTwoNodes(): Promise<SiteWithTwoNodes> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    const clone = await cloneTemplate('bench_publish');
    stops.push(clone.drop);
    const redis: OwnRedis = await startOwnRedis();
    stops.push(redis.kill);

    const contentPort = await freePort();
    const contentUrl = `http://127.0.0.1:${contentPort}`;
    const startContent = () =>
      startContentService({
        databaseUrl: databaseUrl(clone.database),
        mediaFolder: clone.mediaFolder,
        port: contentPort,
        name: 'cms-bench-publish',
      });
    let content: ContentService = await startContent();
    stops.push(() => content.stop());

    const ports = [await freePort(), await freePort()];
    const startNode = (place: number) =>
      startWebNode({
        name: `bench-publish-${NODES[place]}`,
        contentUrl,
        mediaFolder: clone.mediaFolder,
        port: ports[place] ?? 0,
        settings: { REDIS_URL: redis.url },
      });
    const nodes: WebNode[] = [];
    stops.push(() => Promise.all(nodes.map((node) => node.stop())));
    for (const place of NODES.keys()) nodes.push(await startNode(place));
    const [first] = nodes;
    if (!first) throw new Error('No node');

    return {
      contentUrl,
      nodeUrls: nodes.map(({ url }) => url),
      node: {
        name: 'a node',
        kill: () => killNow(nodes[0] ?? first),
        start: async () => {
          nodes[0] = await startNode(0);
        },
      },
      content: {
        name: 'the content service',
        kill: () => killNow(content),
        start: async () => {
          content = await startContent();
        },
      },
      redis: { name: 'Redis', kill: redis.kill, start: redis.start },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
