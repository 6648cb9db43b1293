import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '@meridia/domain/error-catalogue';
import type { ServerEnvironment } from '../src/env/server.ts';
import { toCanonicalPath } from '../src/features/redirects/address-path.rules.ts';
import { sendErrorPage } from './own-answers.ts';
import type { PublicUrl } from './public-url.ts';
import { createRateLimit } from './rate-limit.ts';

const CALLS = /^\/api(?:\/|$)/;
const ACTIONS = /^(?:\/en)?\/crm\//;
const READS = ['GET', 'HEAD'];

/** The address our own edge saw, which it writes last; anyone may write the others. */
function clientAddress({ headers, socket }: IncomingMessage, isEdgeTrusted: boolean): string {
  const forwarded = isEdgeTrusted
    ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

function refuse(response: ServerResponse, status: number, isCall: boolean): void {
  if (!isCall) {
    sendErrorPage(response, status);
    return;
  }
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response
    .writeHead(status, headers)
    .end(JSON.stringify({ statusCode: status, errorText: errorMessage(status) }));
}

/** What a script could ask for without end, each time another thing: only read, and so many times a minute from one address. */
export function createCallGuard({ CALLS_PER_MINUTE, TRUSTED_EDGE }: ServerEnvironment) {
  const limit = createRateLimit(CALLS_PER_MINUTE);

  /** True when the request is answered. */
  return (request: IncomingMessage, response: ServerResponse, url: PublicUrl): boolean => {
    // Written with escapes, it is the same address.
    const path = toCanonicalPath(url.path) ?? url.path;
    const isCall = CALLS.test(path);
    if (!isCall && !ACTIONS.test(path)) return false;

    if (!READS.includes(request.method ?? '')) {
      response.setHeader('Allow', READS.join(', '));
      refuse(response, 405, isCall);
      return true;
    }
    const wait = limit.secondsToWait(clientAddress(request, TRUSTED_EDGE));
    if (wait === null) return false;
    response.setHeader('Retry-After', String(wait));
    refuse(response, 429, isCall);
    return true;
  };
}
