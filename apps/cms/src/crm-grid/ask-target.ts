import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { failureOf, type Outcome } from './check-outcome.rules';
import { isPublicAddress } from './public-address';

const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const AGENT = 'Meridia (verification des liens)';

type Asking = {
  /** Hosts that may be on a private network: the stand-in of the demonstration, a CRM of the school's own. */
  allowedHosts: readonly string[];
  patienceMs?: number;
};
type Method = 'HEAD' | 'GET';
type Hop = { url: URL; method: Method; signal: AbortSignal; isAllowed: boolean };

const privateError = () => Object.assign(new Error('A private address'), { code: 'EPRIVATE' });

/** The address that was looked at is the one that is connected to: a name cannot mean another one in between. */
const lookupPublic: RequestOptions['lookup'] = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses: LookupAddress[] = found ?? [];
    const [first] = addresses;
    if (error || !first) return answer(error ?? privateError(), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return answer(privateError(), '', 0);
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
  });
};

/** Its status and where it leads; nothing of its body is read. */
function askOnce({ url, method, signal, isAllowed }: Hop): Promise<{ status: number; location?: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(privateError());
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions = {
    ...{ method, signal, agent: false, headers: { 'User-Agent': AGENT, Accept: 'text/html,*/*;q=0.5' } },
    ...(isAllowed ? {} : { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const sent = send(url, options, ({ statusCode = 0, headers }: IncomingMessage) => {
      resolve({ status: statusCode, ...(headers.location ? { location: headers.location } : {}) });
      sent.destroy();
    });
    sent.on('error', reject).end();
  });
}

function toHttpUrl(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base?.href);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

/** Many forms know no HEAD: an error is asked again as a browser asks. */
async function askHop(hop: Omit<Hop, 'method'>) {
  const answer = await askOnce({ ...hop, method: 'HEAD' });
  return answer.status >= 400 ? askOnce({ ...hop, method: 'GET' }) : answer;
}

/** GRID-03, GRID-04: whether a visitor who is led to this address gets a page. */
export async function askTarget(
  target: string,
  { allowedHosts, patienceMs = PATIENCE_MS }: Asking,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(patienceMs);
  let url = toHttpUrl(target);
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!url) return { failure: 'address' };
      const isAllowed = allowedHosts.includes(url.hostname);
      const { status, location } = await askHop({ url, signal, isAllowed });
      if (!REDIRECTS.has(status) || !location) return { status };
      url = toHttpUrl(location, url);
    }
    return { failure: 'redirects' };
  } catch (error) {
    return { failure: signal.aborted ? 'slow' : failureOf((error as { code?: string }).code ?? '') };
  }
}
