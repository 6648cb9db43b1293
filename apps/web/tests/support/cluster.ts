import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { startOwnRedis, type OwnRedis } from './own-redis.ts';
import { sharedContent } from './shared-content.ts';
import { startWebNode, type WebNode } from './web-node.ts';

export type Cluster = {
  redis: OwnRedis;
  gate: FaultyGate;
  /** Those that run. */
  nodes: WebNode[];
  start: (
    name: string,
    settings?: Record<string, string>,
    until?: '/readyz' | '/healthz',
  ) => Promise<WebNode>;
  stopNodes: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Nodes that share a Redis of their own, behind a gate of their own. */
export async function createCluster(name: string, contentUrl = sharedContent().url): Promise<Cluster> {
  const redis = await startOwnRedis();
  const gate = await createFaultyGate(contentUrl);
  const nodes: WebNode[] = [];

  async function stopNodes(): Promise<void> {
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
  }

  return {
    redis,
    gate,
    nodes,
    stopNodes,
    async start(nodeName, settings, until) {
      const node = await startWebNode({
        name: `${name}-${nodeName}`,
        contentUrl: gate.url,
        settings: { REDIS_URL: redis.url, ...settings },
        until,
      });
      nodes.push(node);
      return node;
    },
    async stop() {
      await stopNodes();
      await redis.kill();
      await gate.close();
    },
  };
}
