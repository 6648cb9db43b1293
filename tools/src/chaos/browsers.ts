import { connect, constants, type ClientHttp2Session } from 'node:http2';

export type PageAnswer = { status: number; found: string };

const LOST: PageAnswer = { status: 0, found: 'cut' };
const { HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;

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
      let answer = LOST;
      stream.on('response', (headers) => {
        answer = {
          status: Number(headers[HTTP2_HEADER_STATUS] ?? 0),
          found: String(headers['x-edge'] ?? ''),
        };
      });
      stream.setTimeout(patienceMs, () => stream.close());
      stream.on('error', () => (answer = LOST));
      stream.on('close', () => resolve(stream.rstCode === constants.NGHTTP2_NO_ERROR ? answer : LOST));
      stream.resume();
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
