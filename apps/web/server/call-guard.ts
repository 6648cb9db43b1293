import type { IncomingMessage, ServerResponse } from 'node:http';
import { count } from '@meridia/telemetry/instruments';
import type { ServerEnvironment } from '@/env/server';
import { localeOfPath } from '@/lib/paths';
import { clientAddress } from './client-address';
import type { PlainAnswers } from './plain-answers';
import { createRateLimit } from './rate-limit';

const CALLS = /^\/api(?:\/|$)/;
const ACTIONS = /^(?:\/en)?\/crm\//;
const SEARCHES = /^(?:\/en)?\/recherche$/;

export const isCallPath = (path: string): boolean => CALLS.test(path);

/** What a script could ask for without end, each time another thing: so many times a minute from one address. */
export function createCallGuard(
  { CALLS_PER_MINUTE, ACTIONS_PER_MINUTE, TRUSTED_EDGE }: ServerEnvironment,
  { sendErrorCall, sendBusyPage }: PlainAnswers,
) {
  const calls = { ...createRateLimit(CALLS_PER_MINUTE), reason: 'too many calls' };
  // Counted apart: what the modal asks for never stands in the plain way to the CRM (S-17).
  const actions = { ...createRateLimit(ACTIONS_PER_MINUTE), reason: 'too many actions' };
  const searches = { ...createRateLimit(CALLS_PER_MINUTE), reason: 'too many searches' };

  /** `path`: canonical, since written with escapes it is the same address. True when the request is answered. */
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const isCall = isCallPath(path);
    const limit = isCall ? calls : ACTIONS.test(path) ? actions : SEARCHES.test(path) ? searches : null;
    if (limit === null) return false;
    const wait = limit.secondsToWait(clientAddress(request, TRUSTED_EDGE));
    if (wait === null) return false;
    count('meridia.calls.rejected', { reason: limit.reason });
    if (isCall) sendErrorCall(response, 429, { 'Retry-After': wait });
    else sendBusyPage(response, localeOfPath(path), wait);
    return true;
  };
}
