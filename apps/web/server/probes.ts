import type { ServerResponse } from 'node:http';
import type { PlainAnswers } from './plain-answers';

export type Readiness = { isReady: () => boolean };

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Answers the probes of an orchestrator; false for any other address. On any host: REDIR-08 leaves health checks alone. */
export function createProbes({ send }: PlainAnswers, version: string, { isReady }: Readiness) {
  const answer = (response: ServerResponse, status: number, body: object) =>
    send(response, status, HEADERS, JSON.stringify(body));

  return (path: string, response: ServerResponse): boolean => {
    // Alive: the process answers, whatever it depends on.
    if (path === '/healthz') answer(response, 200, { status: 'ok', version });
    // Ready: redirects are known, home and error page are there, and it is not stopping.
    else if (path === '/readyz')
      answer(response, isReady() ? 200 : 503, { status: isReady() ? 'ready' : 'not ready' });
    else return false;
    return true;
  };
}
