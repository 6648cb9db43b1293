import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoProcess } from '../demo/demo-record.ts';
import type { OwnPostgres } from '../services/own-postgres.ts';
import { REPOSITORY } from '../services/repository.ts';
import type { Place } from './place.rules.ts';

/** A process of a cluster; `port`: where it answers, `metricsPort`: where its figures are. */
export type ClusterProcess = DemoProcess & { port: number; metricsPort?: number };

/** All that is needed to change a cluster or end it: whoever reads it need not have started it. */
export type Cluster = {
  folder: string;
  postgres: OwnPostgres;
  database: string;
  mediaFolder: string;
  redisPort: number;
  /** Where the nodes ask for content: the edge's own way, or what a test puts before it. */
  contentUrl: string;
  place: Place;
  processes: ClusterProcess[];
};

export const CLUSTER_FOLDER = path.join(REPOSITORY, '.cluster');
const fileIn = (folder: string) => path.join(folder, 'cluster.json');

export function readCluster(folder = CLUSTER_FOLDER): Cluster | null {
  return existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Cluster) : null;
}

export function writeCluster(cluster: Cluster): void {
  mkdirSync(cluster.folder, { recursive: true });
  writeFileSync(fileIn(cluster.folder), `${JSON.stringify(cluster, null, 2)}\n`);
}

export function forgetCluster({ folder }: Pick<Cluster, 'folder'>): void {
  rmSync(folder, { recursive: true, force: true });
}

export const siteUrl = ({ place }: Pick<Cluster, 'place'>) => `http://127.0.0.1:${place.site.plain}`;

/** As browsers reach it: HTTP/2 by TLS. */
export const secureSiteUrl = ({ place }: Pick<Cluster, 'place'>) =>
  `https://127.0.0.1:${place.site.tls?.port}`;

/** Those of one kind: `web-1`, `web-2`. */
export const processesOf = ({ processes }: Cluster, kind: string): ClusterProcess[] =>
  processes.filter(({ name }) => name === kind || name.startsWith(`${kind}-`));
