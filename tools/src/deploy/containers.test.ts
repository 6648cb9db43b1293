import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { COMPOSE, JOBS, readDeploy, WORKLOADS } from './manifests.ts';

const DOCKERFILE = readDeploy('containers/Dockerfile');
/** The text of each stage, by its name. */
const STAGES = new Map(
  DOCKERFILE.split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [/ AS ([\w-]+)/.exec(text)?.[1] ?? '', text]),
);
const TARGETS = Object.values(COMPOSE.services).flatMap(({ build }) => build?.target ?? []);
const OWN = Object.entries(COMPOSE.services).filter(([, { build }]) => build);

it('the Dockerfile has no mistake that its language server knows', () => {
  expect(validate(DOCKERFILE)).toEqual([]);
});

it('every base is an argument, so that it can be given by its digest', () => {
  const stages = [...STAGES.keys()];
  const bases = Array.from(DOCKERFILE.matchAll(/^FROM (\S+)/gm), ([, base]) => base ?? '');
  for (const base of bases) expect(base.startsWith('${') || stages.includes(base)).toBe(true);
});

describe.each(TARGETS)('the image %s', (target) => {
  const text = STAGES.get(target) ?? '';

  it('is nobody’s that is root, says how it is, and starts one program', () => {
    expect(Array.from(text.matchAll(/^USER (\S+)/gm), ([, user]) => user).at(-1)).toMatch(
      /^(?:node|nginx|nobody)$/,
    );
    expect(text).toMatch(/^HEALTHCHECK /m);
    expect(text).toMatch(/^(?:CMD|ENTRYPOINT) \["/m);
  });
});

it('SEED-01 what publishes over content is in the image of the seed alone', () => {
  const withSeed = [...STAGES].filter(([, text]) => /^COPY \S+ \S*seed/m.test(text)).map(([name]) => name);
  expect(withSeed).toEqual(['content-seed']);
  expect(STAGES.get('built-content')).toContain('mv apps/cms/dist/seed apps/cms/dist-seed');
});

it('has every image that the manifests name', () => {
  const names = [...WORKLOADS, ...JOBS]
    .flatMap(({ pod }) => pod.containers)
    .flatMap(({ image }) => /^meridia\/(.+)$/.exec(image ?? '')?.[1] ?? []);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect([...STAGES.keys()]).toContain(name);
});

describe.each(OWN)('%s in the compose file', (name, service) => {
  it('writes nowhere but where it is told', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('has as long to leave as in Kubernetes', () => {
    const grace = WORKLOADS.find((workload) => workload.name === name)?.pod.terminationGracePeriodSeconds;
    // Visitors are led to the edge of one machine by nobody: it need not wait for them.
    const wait = name === 'edge' ? 5 : 0;
    if (grace) expect(service.stop_grace_period).toBe(`${grace - wait}s`);
    else expect(['content-seed', 'mirror', 'backup', 'edge-figures', 'outside']).toContain(name);
  });
});
