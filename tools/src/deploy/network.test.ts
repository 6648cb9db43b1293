import { describe, expect, it } from 'vitest';
import { JOBS, kustomization, ofKind, WORKLOADS } from './manifests.ts';

type Peer = { podSelector?: { matchLabels: { app: string } }; ipBlock?: { cidr: string; except?: string[] } };
type Rule = { ports: { port: number | string }[]; from?: Peer[]; to?: Peer[] };
type Policy = {
  podSelector: { matchLabels?: { app: string }; matchExpressions?: { values: string[] }[] };
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
};

const POLICIES = ofKind('NetworkPolicy').map(({ metadata, spec }) => ({
  name: metadata.name,
  ...(spec as Policy),
}));
const PARTS = [...WORKLOADS, ...JOBS];
const NAMES = PARTS.map(({ name }) => name);
const policiesOf = (app: string) =>
  POLICIES.filter(({ podSelector }) => podSelector.matchLabels?.app === app);

/** `from → to:port` between parts of a school. */
const calls = (direction: 'ingress' | 'egress') =>
  NAMES.flatMap((name) =>
    policiesOf(name)
      .flatMap((policy) => policy[direction] ?? [])
      .flatMap(({ ports, from, to }) =>
        (from ?? to ?? []).flatMap(({ podSelector }) =>
          ports.map(({ port }) => {
            const other = podSelector?.matchLabels.app;
            if (!other) return [];
            return direction === 'ingress' ? `${other} → ${name}:${port}` : `${name} → ${other}:${port}`;
          }),
        ),
      )
      .flat(),
  );

describe('who may call whom', () => {
  it('nobody, in either direction, unless it is said', () => {
    const closed = POLICIES.find(({ name }) => name === 'nobody');
    expect(closed).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('what one part may call, the other lets in, and the other way round', () => {
    expect(calls('egress').length).toBeGreaterThan(6);
    expect(calls('egress').toSorted()).toEqual(calls('ingress').toSorted());
  });

  it('visitors and editors reach the edge by TLS, from anywhere', () => {
    const edge = WORKLOADS.find(({ name }) => name === 'edge');
    const open = policiesOf('edge').flatMap(({ ingress = [] }) =>
      ingress.filter(({ from }) => !from).flatMap(({ ports }) => ports.map(({ port }) => port)),
    );
    for (const name of ['https', 'panel']) {
      const port = edge?.container.ports?.find((one) => one.name === name);
      expect([name, open]).toEqual([name, expect.arrayContaining([port?.containerPort])]);
    }
  });

  it('only the content service leaves the cluster, and reaches no private address there', () => {
    const leaving = POLICIES.flatMap(({ name, egress = [] }) =>
      egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => (ipBlock ? [{ name, ipBlock }] : []))),
    );
    expect(leaving.map(({ name }) => name)).toEqual(['content']);
    expect(leaving[0]?.ipBlock.except).toEqual(
      expect.arrayContaining([
        '10.0.0.0/8',
        '100.64.0.0/10',
        '169.254.0.0/16',
        '172.16.0.0/12',
        '192.168.0.0/16',
      ]),
    );
  });
});

it('whoever watches reads the figures of each part that has some, and what takes part in a job is called by nobody', () => {
  const figures = POLICIES.find(({ name }) => name === 'figures');
  const [selected] = figures?.podSelector.matchExpressions ?? [];
  const told = WORKLOADS.filter(({ pod }) =>
    pod.containers.some(({ ports = [] }) => ports.some((port) => port.name === 'metrics')),
  );
  expect(selected?.values.toSorted()).toEqual(told.map(({ name }) => name).toSorted());
  for (const { name } of JOBS) expect(policiesOf(name).flatMap(({ ingress = [] }) => ingress)).toEqual([]);
});

describe('a machine that is lost', () => {
  it.each(['web', 'content', 'edge', 'mirror'])('%s: its processes are spread over machines', (name) => {
    const pod = WORKLOADS.find((workload) => workload.name === name)?.pod;
    expect(pod?.topologySpreadConstraints).toMatchObject([
      { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: name } } },
    ]);
  });

  it.each(PARTS.map(({ name, pod }) => [name, pod] as const))('%s fills no disk of it', (_name, pod) => {
    const unbounded = (pod.volumes ?? []).filter(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit);
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });
});

describe('what `kubectl apply -k` makes', () => {
  it('stands in a namespace that is part of it', () => {
    const [namespace] = ofKind('Namespace');
    expect(namespace?.metadata.name).toBe((kustomization('base') as { namespace?: string }).namespace);
  });

  it('takes no process with more rights than it needs', () => {
    for (const { metadata } of ofKind('Namespace'))
      expect(metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
  });

  it('lets editors in by TLS, at the host that the content service says it has', () => {
    const service = ofKind('Service').find(({ metadata }) => metadata.name === 'redaction');
    expect(service?.spec).toMatchObject({
      type: 'LoadBalancer',
      ports: [{ port: 443, targetPort: 'panel' }],
    });
    const literals = kustomization('demonstration').configMapGenerator?.flatMap(
      ({ literals: all = [] }) => all,
    );
    const address = literals?.find((text) => text.startsWith('PUBLIC_URL='))?.slice('PUBLIC_URL='.length);
    expect(literals).toContain(`ADMIN_URL=${address}`);
    expect(address).toMatch(/^https:/);
  });
});
