/** A text of a file of `deploy/edge`, and what stands in its place. */
export type Edit = { file: string; from: string; to: string };
/** Something that the edge does for every page that it keeps, and the edge without it. */
export type Cut = { name: string; edits: readonly Edit[] };

const without = (file: string, from: string): Edit => ({ file, from, to: '' });

const CUTS: readonly Cut[] = [
  {
    name: 'a line of the log',
    edits: [
      {
        file: 'log.conf',
        from: 'access_log logs/access.log edge buffer=32k flush=1s;',
        to: 'access_log off;',
      },
    ],
  },
  {
    name: 'counts by client',
    edits: [
      without('any-page.conf', 'limit_req zone=page_rate burst=400 nodelay;'),
      without('site.conf', 'limit_conn clients 200;'),
    ],
  },
  {
    name: 'headers of its own',
    edits: [
      without('headers.conf', 'add_header X-Edge $edge_found always;'),
      without('headers.conf', 'add_header Cache-Control $edge_own_life always;'),
    ],
  },
  {
    name: 'security headers for what it answers itself',
    edits: [
      without('headers.conf', 'add_header X-Content-Type-Options $edge_own_sniffing always;'),
      without('headers.conf', 'add_header Strict-Transport-Security $edge_own_transport always;'),
      without('headers.conf', 'add_header Referrer-Policy $edge_own_referrer always;'),
      without('headers.conf', 'add_header Permissions-Policy $edge_own_permissions always;'),
      without('headers.conf', 'add_header Cross-Origin-Opener-Policy $edge_own_opener always;'),
      without('headers.conf', 'add_header Cross-Origin-Resource-Policy $edge_own_resource always;'),
      without('headers.conf', 'add_header Content-Security-Policy $edge_own_policy always;'),
    ],
  },
  {
    name: 'the check of the request line',
    edits: [
      { file: 'site.conf', from: 'if ($edge_refused) {', to: 'if ($edge_source) {' },
      { file: 'site.conf', from: 'if ($edge_unknown_method) {', to: 'if ($edge_source) {' },
    ],
  },
  {
    name: 'the key by host, address and encoding',
    edits: [{ file: 'cache.conf', from: '"$host$edge_address $edge_encoding"', to: '"$uri"' }],
  },
];

/** What was once done, and was found to cost. */
const FORMER: readonly Cut[] = [
  {
    name: 'and an id drawn for each line',
    edits: [{ file: 'log.conf', from: '"request_id":"$edge_request_id"', to: '"request_id":"$request_id"' }],
  },
  {
    name: 'and head and body in two writes',
    edits: [{ file: 'page.conf', from: 'sendfile off;', to: 'sendfile on;' }],
  },
];

export const EDGES: readonly Cut[] = [
  { name: 'as it is', edits: [] },
  ...CUTS.map(({ name, edits }) => ({ name: `without ${name}`, edits })),
  { name: 'without any of them', edits: CUTS.flatMap(({ edits }) => edits) },
  ...FORMER,
];
