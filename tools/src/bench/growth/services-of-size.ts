import { startContentService, type ContentService } from '../../services/content-service.ts';
import { startOwnRedis } from '../../services/own-redis.ts';
import { PATIENT, startWebNode } from '../../services/web-node.ts';

export type Size = { databaseUrl: string; mediaFolder: string; newsOfSchool: number };

/** `startSeconds`: until it is ready. */
export type ContentOfSize = Size & { service: ContentService; startSeconds: number };

async function withSeconds<Started>(start: () => Promise<Started>) {
  const startedAt = performance.now();
  const started = await start();
  return { started, startSeconds: (performance.now() - startedAt) / 1000 };
}

export async function startContentOf(size: Size): Promise<ContentOfSize> {
  const { databaseUrl, mediaFolder, newsOfSchool } = size;
  const { started, startSeconds } = await withSeconds(() =>
    startContentService({
      name: `cms-growth-${newsOfSchool}`,
      databaseUrl,
      mediaFolder,
      extra: { MICRO_CACHE_MS: '0' },
    }),
  );
  return { ...size, service: started, startSeconds };
}

export type NodeOfSize = {
  url: string;
  pid: number;
  content: ContentOfSize;
  startSeconds: number;
  stop: () => Promise<void>;
};

/** Alone with a Redis of its own: nothing is kept from before. */
export async function startNodeOf(content: ContentOfSize): Promise<NodeOfSize> {
  const redis = await startOwnRedis();
  const { started, startSeconds } = await withSeconds(() =>
    startWebNode({
      name: `growth-${content.newsOfSchool}`,
      contentUrl: content.service.url,
      mediaFolder: content.mediaFolder,
      settings: { ...PATIENT, REDIS_URL: redis.url },
    }),
  );
  const stop = async () => {
    await started.stop();
    await redis.kill();
  };
  return { url: started.url, pid: started.child.pid ?? 0, content, startSeconds, stop };
}
