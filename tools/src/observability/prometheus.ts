import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';
import type { Pace } from './paces.data.ts';
import { prometheusText, rulesText } from './prometheus-config.ts';

/** What is read: `address` is host and port, `name` is how alerts call it. */
export type Target = { job: 'web' | 'content' | 'edge' | 'mirror' | 'disk'; name: string; address: string };

export type Prometheus = {
  url: string;
  /** Others are read from now on: nodes come and go. */
  watch: (targets: readonly Target[]) => void;
  stop: () => Promise<void>;
};

export type PrometheusOptions = {
  /** Everything that it reads and writes. */
  folder: string;
  pace: Pace;
  targets: readonly Target[];
};

/** At once: a file that is half written would be a cluster without targets. */
function writeTargets(folder: string, targets: readonly Target[]): void {
  const groups = targets.map(({ job, name, address }) => ({
    targets: [address],
    labels: { job, instance: name },
  }));
  const file = path.join(folder, 'targets/all.json');
  writeFileSync(`${file}.part`, JSON.stringify(groups));
  renameSync(`${file}.part`, file);
}

/** A Prometheus of one's own with the rules of `deploy/observability`, at this pace. */
export async function startPrometheus({ folder, pace, targets }: PrometheusOptions): Promise<Prometheus> {
  mkdirSync(path.join(folder, 'targets'), { recursive: true });
  writeFileSync(path.join(folder, 'prometheus.yml'), prometheusText(pace, 'deploy/observability'));
  writeFileSync(path.join(folder, 'rules.yml'), rulesText(pace));
  writeTargets(folder, targets);
  const address = `127.0.0.1:${await freePort()}`;
  const running = await startProcess({
    command: 'prometheus',
    args: [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=warn',
    ],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'prometheus.log'),
    readyUrl: `http://${address}/-/ready`,
  });
  return {
    url: `http://${address}`,
    watch: (next) => writeTargets(folder, next),
    stop: async () => void (await running.stop()),
  };
}
