import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { JOBS, kustomization, MANIFESTS, ofKind, WORKLOADS, type Workload } from './manifests.ts';

const KINDS: Record<string, new (data: never) => { validate: () => void }> = {
  'apps/v1 Deployment': Deployment,
  'apps/v1 StatefulSet': StatefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 CronJob': CronJob,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Namespace': Namespace,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Service': Service,
};
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const named = (name: string) => WORKLOADS.find((workload) => workload.name === name) as Workload;
const titled = MANIFESTS.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const);
/** What is called for more than its figures; those are in a policy of their own. */
const byName = WORKLOADS.filter(({ name }) => name !== 'backup').map(
  (workload) => [workload.name, workload] as const,
);
const containersOf = (workloads: readonly Workload[]) =>
  workloads.flatMap(({ pod }) =>
    pod.containers.map((container) => [container.name, { pod, container }] as const),
  );

it.each(titled)('%s is what Kubernetes knows under its kind', (_title, manifest) => {
  const Kind = KINDS[`${manifest.apiVersion} ${manifest.kind}`];

  expect(Kind).toBeDefined();
  if (Kind) expect(() => new Kind(manifest as never).validate()).not.toThrow();
});

describe.each(containersOf([...WORKLOADS, ...JOBS]))('the container %s', (_name, { pod, container }) => {
  it('has no right that it does not need', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('says what it takes', () => {
    expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String) } });
    expect(container.resources?.limits).toHaveProperty('memory');
  });

  it('gets its secrets as a folder, never as a single file or a variable', () => {
    expect(container.volumeMounts?.filter(({ subPath }) => subPath)).toEqual([]);
    expect(container.env?.filter(({ valueFrom }) => valueFrom) ?? []).toEqual([]);
  });

  it('is in the overlay with an image of a version', () => {
    const image = kustomization('demonstration').images?.find(({ name: of }) => of === container.image);
    expect(image?.digest ?? image?.newTag).toMatch(/^(?!latest)./);
  });
});

it.each(containersOf(WORKLOADS))('%s says when it is ready and alive', (_name, { container }) => {
  expect(container.readinessProbe).toBeDefined();
  expect(container.livenessProbe).toBeDefined();
});

describe.each(byName)('%s', (name, { pod }) => {
  it('is called by the ports of its service, by those who may', () => {
    const ports = pod.containers.flatMap(({ ports: own = [] }) => own.map(({ name: port }) => port));
    const services = ofKind('Service').filter(({ spec }) => (spec.selector as { app: string }).app === name);
    const targets = services.flatMap(({ spec }) => spec.ports as { targetPort: string }[]);
    expect(services.length).toBeGreaterThan(0);
    for (const { targetPort } of targets) expect(ports).toContain(targetPort);

    const policy = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === name);
    const allowed = (policy?.spec.ingress as { ports: { port: number }[] }[]).flatMap((rule) => rule.ports);
    const numbers = pod.containers.flatMap(({ ports: own = [] }) =>
      own.map(({ containerPort }) => containerPort),
    );
    expect(allowed.length).toBeGreaterThan(0);
    for (const { port } of allowed) expect(numbers).toContain(port);
  });
});

describe('probes', () => {
  it.each([
    ['web', 'startupProbe', '/readyz', 'apps/web/server/probes.ts'],
    ['web', 'readinessProbe', '/readyz', 'apps/web/server/probes.ts'],
    ['web', 'livenessProbe', '/healthz', 'apps/web/server/probes.ts'],
    ['content', 'startupProbe', '/_ready', 'apps/cms/src/middlewares/readiness.ts'],
    ['content', 'readinessProbe', '/_ready', 'apps/cms/src/middlewares/readiness.ts'],
    ['content', 'livenessProbe', '/_health', 'apps/cms/src/middlewares/readiness.ts'],
    ['edge', 'readinessProbe', '/health', 'deploy/edge/status.conf'],
    ['edge', 'livenessProbe', '/health', 'deploy/edge/status.conf'],
    ['mirror', 'readinessProbe', '/robots.txt', 'tools/src/mirror/sweep.ts'],
  ] as const)('of %s: %s asks %s, which there is', (name, probe, address, file) => {
    expect(named(name).container[probe]?.httpGet?.path).toBe(address);
    expect(read(file)).toContain(address);
  });
});

describe('a rollout loses nobody', () => {
  it.each(['web', 'content', 'edge'])('%s: the next is ready before one leaves', (name) => {
    const [manifest] = ofKind('Deployment').filter(({ metadata }) => metadata.name === name);
    expect(manifest?.spec.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
  });

  const milliseconds = (file: string, constant: string) =>
    Number(new RegExp(`${constant} = ([\\d_]+)`).exec(read(file))?.[1]?.replaceAll('_', ''));
  const CLOSE = 'packages/telemetry/src/graceful-close.ts';
  const closing = () => (milliseconds(CLOSE, 'DEADLINE_MS') + milliseconds(CLOSE, 'MAX_HOLD_MS')) / 1000;
  it('web has the time of its lame duck and of its drain', () => {
    const { pod, container } = named('web');
    const lameDuck = Number(container.env?.find(({ name }) => name === 'LAME_DUCK_SECONDS')?.value);
    const drain = closing() + milliseconds('apps/web/server/drain.ts', 'RELEASE_MS') / 1000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(lameDuck + drain);
  });
  it('content has the time of its drain', () => {
    expect(named('content').pod.terminationGracePeriodSeconds).toBeGreaterThan(closing());
  });
  it('edge has the time of its wait and of its workers', () => {
    const workers = Number(/worker_shutdown_timeout (\d+)s/.exec(read('deploy/edge/nginx.conf'))?.[1]);
    const wait = Number(named('edge').container.lifecycle?.preStop?.exec?.command?.at(-1));
    expect(named('edge').pod.terminationGracePeriodSeconds).toBeGreaterThan(workers + wait);
  });

  // Redis has one process and no budget, which would keep its machine from ever being emptied; nodes serve without it.
  it.each(['web', 'content', 'edge', 'mirror'])('%s: a machine that is emptied leaves one', (name) => {
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    const scaler = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);
    const least = named(name).replicas ?? (scaler?.spec.minReplicas as number);
    expect(least).toBeGreaterThan(budget?.spec.minAvailable as number);
  });

  it('what is scaled has no number of its own, which every apply would bring back', () => {
    for (const { metadata } of ofKind('HorizontalPodAutoscaler'))
      expect([metadata.name, named(metadata.name).replicas]).toEqual([metadata.name, undefined]);
  });
});

it.each(['base', 'demonstration'])('%s names every file that it holds', (folder) => {
  const held = readdirSync(path.join(REPOSITORY, 'deploy/kubernetes', folder)).filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
  );
  const names = kustomization(folder).resources.filter((name) => name.endsWith('.yaml'));
  expect(names.toSorted()).toEqual(held.toSorted());
});
