import {
  CALLS,
  CROOKED_PATHS,
  ENCODINGS,
  ETAGS,
  FILTERS,
  INJECTED,
  MARK,
  METHODS,
  OTHER_HOST,
  PAGES,
  RANGES,
} from './hostile-values.data.ts';
import type { Random } from './seeded-random.ts';

export type HostileRequest = { family: string; target: string; bytes: Buffer };

type Parts = { method?: string; target: string; headers?: readonly string[]; body?: string };

const HOST = 'Host: www.meridia.example';

function toBytes({ method = 'GET', target, headers = [HOST], body = '' }: Parts): Buffer {
  const head = [`${method} ${target} HTTP/1.1`, 'Connection: close', ...headers].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${body}`);
}

const word = (random: Random) => `z${random.below(36 ** 6).toString(36)}`;
const encodedMark = encodeURIComponent(MARK);

function filters(random: Random): Parts {
  const list = random.pick(['/programme', '/agenda', '/actualites', '/offres-alternance']);
  const names = FILTERS[list] ?? [];
  const values = [
    word(random),
    encodedMark,
    '1',
    '9999',
    '20' + random.below(100) + '-0' + (1 + random.below(9)),
    'paris',
    '',
  ] as const;
  const query = Array.from({ length: 1 + random.below(6) }, () => {
    const name = names[random.below(names.length)] ?? 'page';
    return `${name}=${random.pick(values)}`;
  });
  return { target: `${list}?${query.join('&')}` };
}

function slugs(random: Random): Parts {
  const folder = random.pick([
    '/programme',
    '/campus',
    '/agenda',
    '/actualites',
    '/actualites/page',
    '/blog',
    '/offres-alternance',
    '/temoignages',
    '/vae',
    '',
  ]);
  return {
    target: `${folder}/${random.pick([word(random), encodedMark, `${word(random)}/${word(random)}`])}`,
  };
}

function longTargets(random: Random): Parts {
  const size = 1000 + random.below(15_000);
  return {
    target: random.pick([
      `/${'a'.repeat(size)}`,
      `/${'/'.repeat(size)}`,
      `/${'%2e'.repeat(size / 3)}`,
      `/${'../'.repeat(size / 3)}`,
      `/?q=${'x'.repeat(size)}`,
      `/programme?${'campus=a&'.repeat(size / 9)}`,
      `/crm/contact?${'programme=a&'.repeat(size / 12)}`,
      `/programme?${Array.from({ length: size / 9 }, (_none, index) => `p${index}=1`).join('&')}`,
    ]),
  };
}

function headers(random: Random): Parts {
  const target = random.pick(PAGES);
  const added = random.pick([
    [HOST, `Accept-Encoding: ${random.pick(ENCODINGS)}`],
    [HOST, `If-None-Match: ${random.pick(ETAGS)}`],
    [HOST, `Range: ${random.pick(RANGES)}`],
    [HOST, HOST, `Host: ${OTHER_HOST}`],
    [`Host: ${OTHER_HOST}`],
    [`Host: ${MARK}`],
    [],
    [HOST, `X-Forwarded-Host: ${OTHER_HOST}`, 'X-Forwarded-Proto: javascript', `X-Forwarded-For: ${MARK}`],
    [HOST, `X-Request-Id: ${MARK}`, `X-Original-URL: /${MARK}`, `Forwarded: host=${OTHER_HOST}`],
    [HOST, `Referer: https://${OTHER_HOST}/${MARK}?utm_source=${MARK}`, `Cookie: ${MARK}=%; a=${MARK}`],
    [HOST, `Cookie: ${'a=b;'.repeat(3000)}`],
    [HOST, `X-Big: ${'b'.repeat(30_000)}`],
    [HOST, ...Array.from({ length: 1500 }, (_none, index) => `X-${index}: 1`)],
    [HOST, 'Upgrade: websocket', 'Connection: Upgrade'],
    [HOST, 'Expect: 100-continue'],
    [HOST, 'Expect: 200-something'],
    [HOST, 'No colon here'],
    [HOST, 'X-Zero: a\u0000b'],
    [HOST, ' folded: 1'],
  ]);
  return { target, headers: added };
}

function bodies(random: Random): Parts {
  const target = random.pick(PAGES);
  const body = MARK.repeat(1 + random.below(400));
  return random.pick([
    { target, headers: [HOST, `Content-Length: ${Buffer.byteLength(body)}`], body },
    { target, headers: [HOST, 'Content-Length: -1'], body },
    { target, headers: [HOST, 'Content-Length: 5', 'Content-Length: 6'], body },
    { target, headers: [HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
    { target, headers: [HOST, 'Transfer-Encoding: chunked'], body: `zz\r\n${body}\r\n0\r\n\r\n` },
    { target, headers: [HOST, 'Transfer-Encoding: chunked'], body: `5\r\nabcde\r\n0\r\n\r\n` },
    { target, headers: [HOST, 'Transfer-Encoding: chunked, gzip'], body },
    {
      method: 'POST',
      target,
      headers: [HOST, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`],
      body,
    },
  ]);
}

const FAMILIES: Record<string, (random: Random) => Parts> = {
  methods: (random) => ({ method: random.pick(METHODS), target: random.pick(['*', ...PAGES]) }),
  connect: () => ({ method: 'CONNECT', target: `${OTHER_HOST}:443` }),
  paths: (random) => ({ target: random.pick(CROOKED_PATHS) }),
  'paths with a mark': (random) => ({
    target: `${random.pick(PAGES)}/${encodedMark}?${INJECTED}=%0d%0a${INJECTED}:1&q=${encodedMark}`,
  }),
  'long targets': longTargets,
  headers,
  bodies,
  files: (random) => ({
    target: `/${word(random)}.${random.pick(['php', 'asp', 'js', 'css', 'map', 'zip', 'sql'])}`,
  }),
  filters,
  slugs,
  calls: (random) => ({
    target: `${random.pick(CALLS)}${random.pick(['', '/', `/${word(random)}`])}?programme=${random.pick([word(random), encodedMark, ''])}&campus=${random.pick([word(random), 'paris', encodedMark])}&locale=${random.pick(['fr', 'en', 'xx'])}`,
  }),
};

/** So many requests of every family in turn, the same ones for the same seed. */
export function hostileRequests(random: Random, count: number): HostileRequest[] {
  const families = Object.entries(FAMILIES);
  return Array.from({ length: count }, (_none, index) => {
    const [family, make] = families[index % families.length] ?? ['paths', FAMILIES.paths];
    const parts = make?.(random) ?? { target: '/' };
    return {
      family,
      target: `${parts.method ?? 'GET'} ${parts.target.slice(0, 120)}`,
      bytes: toBytes(parts),
    };
  });
}
