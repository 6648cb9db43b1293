import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { bytesFile, readMirror, type Mirror } from './mirror-folder.ts';

const LOOK_AGAIN_MS = 2000;
/** A choice leads to the CRM, which the mirror cannot do: better said than asked again. */
const isChoice = (address: string, query: string | undefined) =>
  /^\/(?:en\/)?crm\//.test(address) && Boolean(query);
const takesBrotli = ({ headers }: IncomingMessage) =>
  /(?:^|[\s,])br\s*(?:,|;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|$)/.test(String(headers['accept-encoding'] ?? ''));

/** The list, read again when it has been written again; the one in hand when it cannot be read. */
function createReader(folder: string): () => Mirror {
  let mirror = readMirror(folder);
  let writtenMs = 0;
  let lookedAt = 0;
  return () => {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return mirror;
    lookedAt = performance.now();
    try {
      const { mtimeMs } = statSync(path.join(folder, 'mirror.json'));
      if (mtimeMs !== writtenMs) mirror = readMirror(folder);
      writtenMs = mtimeMs;
    } catch {
      // Being written, or the disk is gone: what was read before is still true.
    }
    return mirror;
  };
}

/**
 * Answers as the site did, for the hour in which nothing else answers: the edge asks here last. A filter of a list is not applied; what
 * was never a page of the sitemap is not known here.
 */
export function createMirrorServer(folder: string): Server {
  const current = createReader(folder);
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const { answers, writtenAt } = current();
    const isKnown = Object.hasOwn(answers, address) && !isChoice(address, query);
    const answer = isKnown ? answers[address] : undefined;
    if (!answer) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    try {
      const { 'content-encoding': encoding, ...headers } = answer.headers;
      const bytes = readFileSync(bytesFile(folder, answer.bytes));
      const isPacked = encoding === 'br' && takesBrotli(request);
      const body = encoding === 'br' && !isPacked ? brotliDecompressSync(bytes) : bytes;
      response.writeHead(200, {
        ...headers,
        ...(isPacked && { 'content-encoding': 'br' }),
        'content-length': body.length,
        'x-cache': 'MIRROR',
        'x-mirrored-at': writtenAt,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
    }
  });
}
