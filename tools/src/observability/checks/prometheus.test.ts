import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from '../../services/repository.ts';
import { startDiskProbe, type DiskProbe } from '../disk-probe.ts';
import { startMtail, type Mtail } from '../mtail.ts';
import { startPrometheus, type Prometheus } from '../prometheus.ts';
import { readAlerts } from '../read-alerts.ts';

const FOLDER = path.join(REPOSITORY, '.tmp/drill-of-alerts');
const LOG = path.join(FOLDER, 'access.log');
const LINE =
  '"status":500,"seconds":0.004,"upstream_seconds":"","upstream_status":"500","cache":"miss","kind":"page"\n';

let probe: DiskProbe;
let mtail: Mtail;
let prometheus: Prometheus;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LOG, '');
  probe = await startDiskProbe(FOLDER);
  mtail = await startMtail([LOG], FOLDER);
  prometheus = await startPrometheus({
    folder: FOLDER,
    pace: 'drill',
    targets: [
      { job: 'disk', name: 'edge', address: probe.address },
      { job: 'edge', name: 'edge', address: mtail.address },
    ],
  });
});

afterAll(async () => {
  await prometheus?.stop();
  await mtail?.stop();
  probe?.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

const alertsNow = () => readAlerts(prometheus.url, 2);

it('a Prometheus of a drill tells what the log of the edge shows, and which node is gone', async () => {
  expect(await alertsNow()).toEqual([]);

  const visits = setInterval(() => appendFileSync(LOG, LINE), 50);
  await expect.poll(alertsNow).toEqual(['AvailabilityBurn']);
  clearInterval(visits);

  prometheus.watch([
    { job: 'edge', name: 'edge', address: mtail.address },
    { job: 'web', name: 'web-1', address: '127.0.0.1:9' },
  ]);
  await expect.poll(alertsNow).toEqual(['AllNodesDown', 'EdgeSilent', 'NodeDown']);
});
