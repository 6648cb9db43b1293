type Tls = { port: number; certificate: string; key: string };

/** Where the parts of a cluster are: all that differs from one place to another. */
export type Place = {
  workers: number | 'auto';
  /** Where it listens: this machine alone, unless told. */
  host?: string;
  /** Who runs the workers when the master is root's. */
  user?: string | undefined;
  site: { plain: number; tls?: Tls };
  /** Where visitors who typed no scheme arrive; they are led to the same address by TLS. */
  toHttps?: number;
  /** Between the server that keeps and the one that asks the nodes. */
  misses: string;
  web: readonly string[];
  content: readonly string[];
  contentPort: number;
  /** Where editors reach the panel when nothing before the edge ends their TLS. */
  panel?: Tls;
  statusPort: number;
  mirror: string;
  /** Who is told, line by line, what figures are made of; otherwise the log is read. */
  figures?: string;
  /** Who is asked again and again where those behind are now: names of containers move. Needs nginx 1.27.3. */
  resolver?: string;
  /** Proxies before the edge whose word on the client's address is taken: those of a CDN. */
  trusted?: readonly string[];
};

const LOOPBACK = '127.0.0.1';
const server = (address: string, more: string) => `server ${address} ${more};`;

/** The servers of an upstream, as they are written or as they are found. */
function serversOf({ resolver }: Place, addresses: readonly string[], more: string): string[] {
  if (!resolver) return addresses.map((address) => server(address, more));
  return [
    `resolver ${resolver} valid=2s;`,
    ...addresses.map((address) => server(address, `resolve ${more}`)),
  ];
}

function listenOf(host: string, plain: number, tls?: Tls): string[] {
  return [
    `listen ${host}:${plain};`,
    ...(tls
      ? [
          `listen ${host}:${tls.port} ssl http2;`,
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
        ]
      : []),
  ];
}

/** The files of `place/`, which the configuration of `deploy/edge` includes. */
export function placeFiles(place: Place): Record<string, string> {
  const { host = LOOPBACK, trusted = [] } = place;
  const files: Record<string, readonly string[]> = {
    'process.conf': [
      `worker_processes ${place.workers};`,
      'daemon off;',
      ...(place.user ? [`user ${place.user};`] : []),
    ],
    'site-listen.conf': listenOf(host, place.site.plain, place.site.tls),
    'to-https.conf': [
      place.toHttps
        ? `server { listen ${host}:${place.toHttps}; access_log off; return 301 https://$host$request_uri; }`
        : '# Whoever stands before the edge leads visitors to TLS.',
    ],
    'misses-listen.conf': [`listen ${place.misses};`],
    'misses.conf': [server(place.misses, 'max_fails=0')],
    'web.conf': serversOf(place, place.web, 'max_fails=1 fail_timeout=2s'),
    'any-web.conf': serversOf(place, place.web, 'max_fails=0'),
    'content.conf': serversOf(place, place.content, 'max_fails=2 fail_timeout=2s'),
    'searches.conf': serversOf(place, place.content, 'max_fails=0'),
    'content-listen.conf': listenOf(host, place.contentPort, place.panel),
    'status-listen.conf': [`listen ${host}:${place.statusPort};`],
    'mirror.conf': serversOf(place, [place.mirror], 'max_fails=0'),
    'figures.conf': [
      place.figures
        ? `access_log syslog:server=${place.figures},nohostname,tag=edge figures;`
        : '# Figures are made of the log that is a file.',
    ],
    'client-address.conf': trusted.length
      ? [
          ...trusted.map((range) => `set_real_ip_from ${range};`),
          'real_ip_header X-Forwarded-For;',
          'real_ip_recursive on;',
        ]
      : ['# Nobody stands before the edge: the address of the connection is the client’s.'],
  };
  return Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, `${lines.join('\n')}\n`]));
}
