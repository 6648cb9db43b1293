import path from 'node:path';
import { startDetached, waitUntilReady, type Service } from '../demo/start-detached.ts';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { freePort } from '../services/free-port.ts';
import { ownDatabaseUrl } from '../services/own-postgres.ts';
import { CMS_FOLDER, REPOSITORY, STRAPI, WEB_FOLDER } from '../services/repository.ts';
import { siteOf } from '../services/service-accounts.ts';
import { filesOf, serverOf } from './build.ts';
import { edgeCommand } from './edge.ts';
import { siteUrl, writeCluster, type Cluster, type ClusterProcess } from './record.ts';

const MIRROR = path.join(REPOSITORY, 'tools/src/mirror/run.ts');
const STUB = path.join(REPOSITORY, 'tools/src/stubs/serve.ts');
const REDIS_MEMORY = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'];

export type Ports = { port?: number; metricsPort?: number };

/** Started and written down at once: whatever happens next, it can be ended. */
export async function startService(
  cluster: Cluster,
  service: Service,
  { port, metricsPort }: { port: number; metricsPort?: number },
  readyUrl: string | null,
): Promise<ClusterProcess> {
  const started = { ...startDetached(service, cluster.folder), port, ...(metricsPort && { metricsPort }) };
  cluster.processes = [...cluster.processes.filter(({ name }) => name !== service.name), started];
  writeCluster(cluster);
  if (readyUrl) await waitUntilReady(started, readyUrl);
  return started;
}

export async function startRedis(cluster: Cluster): Promise<ClusterProcess> {
  const port = cluster.redisPort;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const service = { name: 'redis', command: 'redis-server', args: [...args, ...REDIS_MEMORY] };
  return startService(cluster, { ...service, cwd: cluster.folder, env: {} }, { port }, null);
}

export async function startStub(cluster: Cluster, port: number): Promise<ClusterProcess> {
  const service = { name: 'outside', args: [STUB], cwd: REPOSITORY, env: { PORT: String(port) } };
  return startService(cluster, service, { port }, `http://127.0.0.1:${port}/footer.html`);
}

/** One of several processes of the content service; editors come through the edge. */
export async function startContent(
  cluster: Cluster,
  name: string,
  ports: Ports = {},
): Promise<ClusterProcess> {
  const port = ports.port ?? (await freePort());
  const metricsPort = ports.metricsPort ?? (await freePort());
  const env = contentServiceEnvironment({
    databaseUrl: ownDatabaseUrl(cluster.postgres, cluster.database),
    mediaFolder: cluster.mediaFolder,
    port,
    sites: { meridia: siteUrl(cluster) },
    extra: {
      PUBLIC_URL: `http://127.0.0.1:${cluster.place.contentPort}`,
      TRUSTED_PROXIES: '1',
      METRICS_PORT: String(metricsPort),
      CRM_CHECK_HOUR: 'never',
      LOGIN_ATTEMPTS_PER_MINUTE: '10000',
      LOGIN_ATTEMPTS_PER_ACCOUNT: '10000',
    },
  });
  const service = { name, args: [STRAPI, 'start'], cwd: CMS_FOLDER, env };
  return startService(cluster, service, { port, metricsPort }, `http://127.0.0.1:${port}/_ready`);
}

export type NodeOptions = Ports & {
  build: string;
  settings?: Record<string, string>;
  /** Told to Node before the program. */
  flags?: readonly string[];
};

export async function startNode(
  cluster: Cluster,
  name: string,
  options: NodeOptions,
): Promise<ClusterProcess> {
  const port = options.port ?? (await freePort());
  const metricsPort = options.metricsPort ?? (await freePort());
  const env = {
    NODE_ENV: 'production',
    TZ: 'UTC',
    ...siteOf('meridia'),
    CONTENT_API_URL: `${cluster.contentUrl}/api`,
    ADMIN_URL: `http://127.0.0.1:${cluster.place.contentPort}`,
    MEDIA_DIR: cluster.mediaFolder,
    REDIS_URL: `redis://127.0.0.1:${cluster.redisPort}`,
    ALLOWED_REDIRECT_HOSTS: 'media.meridia.example',
    SECURITY_CONTACT: 'mailto:security@meridia.example',
    ENABLED_LOCALES: 'fr,en',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TRUSTED_EDGE: 'on',
    LAME_DUCK_SECONDS: '2',
    DEPLOYMENT_VERSION: options.build,
    ...options.settings,
  };
  const args = [...(options.flags ?? []), ...serverOf(options.build)];
  const service = { name, args, cwd: WEB_FOLDER, env };
  return startService(cluster, service, { port, metricsPort }, `http://127.0.0.1:${port}/readyz`);
}

/** It asks the nodes, not the edge: what the edge keeps is not always the last, and it limits whoever asks that much. */
export async function startMirror(
  cluster: Cluster,
  build: string,
  everySeconds: number,
): Promise<ClusterProcess> {
  const port = Number(cluster.place.mirror.split(':')[1]);
  const metricsPort = await freePort();
  const sites = cluster.place.web.flatMap((node) => ['--site', `http://${node}`]);
  const args = [MIRROR, ...sites, '--to', path.join(cluster.folder, 'mirror')];
  const more = ['--files', filesOf(build), '--every', String(everySeconds), '--serve', String(port)];
  const figures = ['--metrics', String(metricsPort)];
  const service = { name: 'mirror', args: [...args, ...more, ...figures], cwd: REPOSITORY, env: {} };
  return startService(cluster, service, { port, metricsPort }, null);
}

export async function startEdge(cluster: Cluster): Promise<ClusterProcess> {
  const { plain: port } = cluster.place.site;
  const service = { name: 'edge', ...edgeCommand(path.join(cluster.folder, 'edge')) };
  const health = `http://127.0.0.1:${cluster.place.statusPort}/health`;
  return startService(cluster, { ...service, cwd: cluster.folder, env: {} }, { port }, health);
}
