import type { Place } from '../../cluster/place.rules.ts';

const CONTAINER: Place = {
  workers: 'auto',
  host: '*',
  site: { plain: 8080 },
  misses: 'unix:/edge/run/misses.sock',
  web: ['web:3000'],
  content: ['content:1337'],
  contentPort: 1337,
  statusPort: 8081,
  mirror: 'mirror:3100',
  // Beside it, in the same network.
  figures: '127.0.0.1:5140',
};

/** Both names of a school, that of its site and that of its panel, are in one certificate. */
const CERTIFICATE = { certificate: '/run/secrets/edge/tls.crt', key: '/run/secrets/edge/tls.key' };
const CLUSTER_DNS = 'kube-dns.kube-system.svc.cluster.local';
const inCluster = (name: string) => name.replace(':', '.meridia.svc.cluster.local:');

/** By the folder that holds its files: the edge among containers, of which each knows the others by name. */
export const PLACES: Record<string, Place> = {
  'deploy/containers/place': { ...CONTAINER, resolver: '127.0.0.11' },
  'deploy/kubernetes/base/place': {
    ...CONTAINER,
    toHttps: 8090,
    site: { plain: 8080, tls: { port: 8443, ...CERTIFICATE } },
    panel: { port: 8444, ...CERTIFICATE },
    // A resolver of nginx does not read the search list of the machine.
    web: CONTAINER.web.map(inCluster),
    content: CONTAINER.content.map(inCluster),
    mirror: inCluster(CONTAINER.mirror),
    resolver: CLUSTER_DNS,
  },
};
