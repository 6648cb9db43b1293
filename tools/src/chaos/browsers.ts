import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export type PageAnswer = {
  status: number;
  found: string;
  location: string;
  retryAfter: string;
  /** As a browser reads it. */
  body: string;
};

const LOST: PageAnswer = { status: 0, found: 'cut', location: '', retryAfter: '', body: '' };
const { HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS, NGHTTP2_NO_ERROR } = constants;
const unpack = promisify(brotliDecompress);

/** A body that cannot be unpacked is one that no browser shows. */
async function readBody(answer: PageAnswer, bytes: Buffer, isPacked: boolean): Promise<PageAnswer> {
  if (!isPacked) return { ...answer, body: bytes.toString() };
  return unpack(bytes).then(
    (body) => ({ ...answer, body: body.toString() }),
    () => answer,
  );
}

/**
 * As many browsers, each with one connection by HTTP/2, as visitors have: over a kept one of HTTP/1.1 a request would wait until nginx has
 * renewed behind what the request before was given. One whose connection the edge has closed opens another, and asks once more.
 */
export function createBrowsers(site: string, count: number, patienceMs: number) {
  const sessions: (ClientHttp2Session | undefined)[] = [];

  function sessionOf(place: number): ClientHttp2Session {
    const known = sessions[place];
    if (known && !known.closed && !known.destroyed) return known;
    // The certificate is the cluster's own.
    const session = connect(site, { rejectUnauthorized: false });
    session.on('error', () => session.destroy());
    session.on('goaway', () => session.close());
    sessions[place] = session;
    return session;
  }

  function askOnce(place: number, address: string): Promise<PageAnswer> {
    return new Promise((resolve) => {
      const session = sessionOf(place);
      const stream = session.request({
        [HTTP2_HEADER_PATH]: address,
        'accept-encoding': 'br',
        'x-forwarded-for': `198.51.100.${place + 1}`,
      });
      const parts: Buffer[] = [];
      let answer = LOST;
      let isPacked = false;
      stream.on('response', (headers) => {
        const header = (name: string) => String(headers[name] ?? '');
        isPacked = header('content-encoding') === 'br';
        answer = {
          ...LOST,
          status: Number(headers[HTTP2_HEADER_STATUS] ?? 0),
          found: header('x-edge'),
          location: header('location'),
          retryAfter: header('retry-after'),
        };
      });
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.setTimeout(patienceMs, () => stream.close());
      stream.on('error', () => (answer = LOST));
      stream.on('close', () => {
        if (stream.rstCode !== NGHTTP2_NO_ERROR || answer === LOST) resolve(LOST);
        else resolve(readBody(answer, Buffer.concat(parts), isPacked));
      });
      stream.end();
    });
  }

  return {
    async ask(turn: number, address: string): Promise<PageAnswer> {
      const place = turn % count;
      const isKept = sessions[place] !== undefined;
      const answer = await askOnce(place, address);
      return answer === LOST && isKept && sessionOf(place) ? askOnce(place, address) : answer;
    },
    close: () => sessions.forEach((session) => session?.destroy()),
  };
}
