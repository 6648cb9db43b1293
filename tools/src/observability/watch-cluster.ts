import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from '../cluster/record.ts';
import { startDiskProbe } from './disk-probe.ts';
import { startMtail } from './mtail.ts';
import { startPrometheus, type Target } from './prometheus.ts';
import { readAlerts } from './read-alerts.ts';

/** Nodes of a new build have other ports. */
const LOOK_AGAIN_MS = 500;
const JOBS = ['web', 'content', 'mirror'] as const;

/** What has figures of its own: `web-1` is one of `web`. */
const targetsOf = ({ processes }: Cluster): Target[] =>
  processes.flatMap(({ name, metricsPort }) => {
    const job = JOBS.find((one) => name === one || name.startsWith(`${one}-`));
    return job && metricsPort ? [{ job, name, address: `127.0.0.1:${metricsPort}` }] : [];
  });

export type Watch = {
  /** Names of the alerts told since then (`performance.now()`). */
  alertsSince: (from: number) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** A Prometheus at the pace of a drill that watches a whole cluster, its edge by log and disk. */
export async function watchCluster(cluster: Cluster): Promise<Watch> {
  const folder = path.join(cluster.folder, 'prometheus');
  mkdirSync(folder, { recursive: true });
  const edge = path.join(cluster.folder, 'edge');
  const probe = await startDiskProbe(edge);
  const logs = ['access.log', 'error.log'].map((name) => path.join(edge, 'logs', name));
  const mtail = await startMtail(logs, folder);
  const fixed: Target[] = [
    { job: 'disk', name: 'edge', address: probe.address },
    { job: 'edge', name: 'edge', address: mtail.address },
  ];
  const current = () => [...fixed, ...targetsOf(cluster)];
  const prometheus = await startPrometheus({ folder, pace: 'drill', targets: current() });
  let written = JSON.stringify(current());
  const timer = setInterval(() => {
    const now = JSON.stringify(current());
    if (now === written) return;
    written = now;
    prometheus.watch(current());
  }, LOOK_AGAIN_MS);
  return {
    alertsSince: (from) => readAlerts(prometheus.url, (performance.now() - from) / 1000),
    async stop() {
      clearInterval(timer);
      await prometheus.stop();
      await mtail.stop();
      probe.stop();
    },
  };
}
