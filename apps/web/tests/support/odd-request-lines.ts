import type { Random } from './seeded-random.ts';

export type OddRequest = {
  /** The address that it is made of. */
  clean: string;
  /** What stands in the request line: one character for each byte. */
  target: string;
  method: 'GET' | 'HEAD';
  host: string;
  encoding: string;
};

/** One character for each byte of UTF-8. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Bytes that some reader of a request line takes for an end, a separator, or nothing. */
const BYTES = [
  ...['#', '"', "'", '<', '>', '\\', '^', '`', '{', '|', '}', '[', ']', '%', ';', '@', ':', '*', '~', ','],
  ...[
    '\u0001',
    '\u0009',
    '\u000b',
    '\u001f',
    ' ',
    '\u007f',
    '\u0080',
    '\u00ff',
    asBytes('é'),
    asBytes('\u202e'),
  ],
] as const;
/** The same, and what changes a path, in the encoding of an address. */
const CODES = [
  ...[
    '%23',
    '%3f',
    '%3F',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2e%2e',
    '%00',
    '%0a',
    '%0d%0a',
    '%20',
    '%25',
    '%2523',
  ],
  ...['%', '%z', '%4', '%zz', '%u00e9', '%c3%a9', '%C3%A9', '%c0%ae', '%ff', '%26', '%3d', '%3b'],
] as const;
const ENDS = [
  ...[
    '#',
    '#x',
    '?#',
    '#?',
    '?',
    '??',
    '?&',
    '?=',
    '/',
    '//',
    '/.',
    '/..',
    '/./',
    ';x',
    ';x=1',
    '%3f',
    '%3fx=1',
    '%23x',
  ],
  ...[
    '?x=1',
    '?x=1#y',
    '?page=1',
    '?page=2',
    '?page=02',
    '?campus=lyon',
    '?campus=lyon&campus=lyon',
    '?campus=Lyon',
  ],
  ...[
    '?campus=%6cyon',
    '?campus=nulle-part',
    '?inconnu=1',
    '?q=bourse',
    '?etat=incomplete',
    '?programme=&campus=',
  ],
] as const;
const CAMPAIGNS = [
  ...[
    '?utm_source=x',
    '?utm_source=x#y',
    '?utm_source#',
    '?utm_source',
    '?&utm_source=x',
    '?utm_source=x&',
    '?utm_source=x&&',
  ],
  ...[
    '?utm_source=x&page=2',
    '?page=2&utm_source=x',
    '?gclid=1&fbclid=2&x=3',
    '?UTM_SOURCE=x',
    '?utm_source=x;page=2',
  ],
  ...[
    '?%75tm_source=x',
    '?utm_source=%23',
    '?utm_source=x?page=2',
    `?${Array.from({ length: 9 }, (_, n) => `utm_${'abcdefghi'[n]}=1`).join('&')}`,
  ],
] as const;
const BEGINNINGS = [
  ...[
    '/',
    '//',
    '/.',
    '/./',
    '/..',
    '/%2e',
    '/%2e%2e',
    '/%2f',
    '\\',
    '/\\',
    '*',
    '?',
    '#',
    '/;',
    '/@',
    '/x/..',
    '/x/%2e%2e',
  ],
  ...[
    '/_site/..',
    '/_site/%2e%2e',
    '/images/..',
    '/crm/..',
    '/crm/%2e%2e',
    '/media/..',
    '/partage/..',
    '/api/..',
    '/en/..',
  ],
  ...[
    'http://127.0.0.1',
    'http://evil.example',
    'HTTP://localhost',
    'https://127.0.0.1',
    'http:/',
    'ftp://127.0.0.1',
  ],
] as const;
const HOSTS = [
  ...[
    'evil.example',
    'LOCALHOST',
    'localhost.',
    'localhost:9',
    '127.0.0.1:80',
    'localhost,evil.example',
    'evil.example,localhost',
  ],
  ...['[::1]', '10.1.2.3', 'localhost|x', 'localhost?x', 'localhost#x', 'x.localhost'],
] as const;
const ENCODINGS = ['br', 'gzip', '', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity'] as const;

const insert = (text: string, random: Random, piece: string) => {
  const place = 1 + random.below(text.length);
  return text.slice(0, place) + piece + text.slice(place);
};
const replaceOne = (text: string, random: Random, change: (letter: string) => string) => {
  const place = 1 + random.below(Math.max(1, text.length - 1));
  return text.slice(0, place) + change(text.charAt(place)) + text.slice(place + 1);
};
const codeOf = (letter: string) => (letter ? `%${letter.charCodeAt(0).toString(16)}` : '');

const CHANGES: readonly ((target: string, random: Random) => string)[] = [
  (target, random) => insert(target, random, random.pick(BYTES)),
  (target, random) => insert(target, random, random.pick(CODES)),
  (target, random) => target + random.pick(ENDS),
  (target, random) => target + random.pick(CAMPAIGNS),
  (target, random) => random.pick(BEGINNINGS) + target,
  (target, random) => replaceOne(target, random, codeOf),
  (target, random) => replaceOne(target, random, (letter) => letter.toUpperCase()),
  (target, random) => target.replace('?', random.pick(['?#', '??', '#?', '%3f', '?&', '&?', '?x=1&'])),
];

/** Request lines that are an address of the site and a little more: the same for the same seed. */
export function oddRequests(
  random: Random,
  clean: readonly [string, ...string[]],
  count: number,
): OddRequest[] {
  return Array.from({ length: count }, (_none, rank) => {
    const address = clean[rank % clean.length] ?? '/';
    const change = () => CHANGES[random.below(CHANGES.length)] ?? ((target: string) => target);
    const once = change()(address, random);
    return {
      clean: address,
      target: random.below(3) === 0 ? change()(once, random) : once,
      method: random.below(10) === 0 ? 'HEAD' : 'GET',
      host: random.below(8) === 0 ? random.pick(HOSTS) : random.pick(['127.0.0.1', 'localhost']),
      encoding: random.pick(ENCODINGS),
    };
  });
}
