import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../services/repository.ts';
import { ofKind, readDeploy, WORKLOADS } from './manifests.ts';

const run = promisify(execFile);
const DEPLOY = path.join(REPOSITORY, 'deploy');

type Scrape = {
  scrape_configs: { job_name: string; dns_sd_configs?: { names: string[]; port: number }[] }[];
};

describe.each(['observability', 'containers', 'kubernetes'])('the Prometheus of %s', (place) => {
  it('understands its files, beside the rules', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'scrape-'));
    cpSync(path.join(DEPLOY, 'observability/rules.yml'), path.join(folder, 'rules.yml'));
    cpSync(path.join(DEPLOY, place, 'prometheus.yml'), path.join(folder, 'prometheus.yml'));
    const check = run('promtool', ['check', 'config', path.join(folder, 'prometheus.yml')]);
    await expect(check).resolves.toBeDefined();
    rmSync(folder, { recursive: true });
  });
});

it('what is scraped is the port that each image tells its figures on, under the name of a service', () => {
  const told = WORKLOADS.flatMap(({ name, pod }) =>
    pod.containers.flatMap(({ ports = [] }) =>
      ports.filter((port) => port.name === 'metrics').map(({ containerPort }) => [name, containerPort]),
    ),
  );
  const scraped = (place: string) =>
    (parse(readDeploy(`${place}/prometheus.yml`)) as Scrape).scrape_configs.flatMap(
      ({ job_name: job, dns_sd_configs: found = [] }) =>
        found.flatMap(({ names, port }) => names.map((name) => [name.split('.')[0], port, job])),
    );
  const services = ofKind('Service').map(({ metadata }) => metadata.name);

  expect(told).toHaveLength(5);
  expect(scraped('containers').toSorted()).toEqual(told.map(([name, port]) => [name, port, name]).toSorted());
  expect(scraped('kubernetes').toSorted()).toEqual(
    told.map(([name, port]) => [`${name}-figures`, port, name]).toSorted(),
  );
  for (const [name] of scraped('kubernetes')) expect(services).toContain(name);
});
