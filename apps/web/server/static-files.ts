import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { bestEncoding, isKnownTag, type Encoding } from './encodings.rules';
import { SHOWN_ELSEWHERE, type SecurityHeaders } from './security-headers';

/** Written by the build beside each file that they make smaller; nginx looks for the same names. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Names of the build are made of the content; a font that changes gets another name. */
const LIVES = [
  ['/_site/', FOR_EVER],
  ['/fonts/', FOR_EVER],
  ['/icons/', A_DAY],
  ['/images/', A_DAY],
  ['/speculation-rules.json', A_DAY],
] as const;

/** Shown by search engines, messengers and other sites. */
const PICTURES = ['/icons/', '/images/'];

/** Files that are more than their ending says. */
const OWN_HEADERS: Record<string, Record<string, string>> = {
  '/service-worker.js': { 'Service-Worker-Allowed': '/' },
  '/speculation-rules.json': { 'Content-Type': 'application/speculationrules+json' },
};

type StaticFile = { hash: string; bytes: Partial<Record<Encoding, Buffer>>; headers: Record<string, string> };

function toAddress(folder: string, file: string): string {
  const segments = path.relative(folder, file).split(path.sep);
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** `.vite/manifest.json` tells how the site is built, and nobody who visits it. */
const isHidden = (file: string): boolean => file.split(path.sep).some((segment) => segment.startsWith('.'));

function readFiles(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  const isMade = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending));
  return new Map(
    names
      .filter((name) => !isMade(name) && !isHidden(path.relative(folder, name)))
      .map((name) => {
        const address = toAddress(folder, name);
        const plain = readFileSync(name);
        const made = Object.entries(ENDINGS).filter(([, ending]) => names.includes(`${name}${ending}`));
        const headers = {
          'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
          'Cache-Control': LIVES.find(([place]) => address.startsWith(place))?.[1] ?? ASKED_EACH_TIME,
          ...(made.length > 0 && { Vary: 'Accept-Encoding' }),
          ...(PICTURES.some((place) => address.startsWith(place)) && SHOWN_ELSEWHERE),
          ...OWN_HEADERS[address],
        };
        const packed = made.map(([encoding, ending]) => [encoding, readFileSync(`${name}${ending}`)]);
        const bytes = { plain, ...Object.fromEntries(packed) } as StaticFile['bytes'];
        const hash = createHash('sha1').update(plain).digest('base64url').slice(0, 16);
        return [address, { hash, bytes, headers }];
      }),
  );
}

/** `names`: other addresses of some of them. */
type Options = { folders: readonly string[]; names: Readonly<Record<string, string>> };

/** The files of the site and of its build, from memory, as the build has packed them. */
export function createStaticFiles({ folders, names }: Options, securityHeaders: SecurityHeaders) {
  const files = new Map(folders.flatMap((folder) => [...readFiles(folder)]));
  for (const [name, address] of Object.entries(names)) {
    const file = files.get(address);
    if (file) files.set(name, file);
  }
  return {
    has: (address: string): boolean => files.has(address),
    /** What a file holds, for whoever draws with it. */
    read: (address: string): Buffer | undefined => files.get(address)?.bytes.plain,

    /** True when the request is answered. */
    answer(request: IncomingMessage, response: ServerResponse, address: string): boolean {
      const file = files.get(address);
      if (!file) return false;
      const wanted = bestEncoding(request.headers['accept-encoding']);
      const encoding = file.bytes[wanted] ? wanted : file.bytes.gzip && wanted === 'br' ? 'gzip' : 'plain';
      const body = file.bytes[encoding] ?? Buffer.alloc(0);
      const etag = `"${file.hash}-${encoding}"`;
      const headers = { ...securityHeaders(), ...file.headers, ETag: etag };
      if (isKnownTag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, headers).end();
        return true;
      }
      response.writeHead(200, {
        ...headers,
        ...(encoding !== 'plain' && { 'Content-Encoding': encoding }),
        'Content-Length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;
