import type { ServerResponse } from 'node:http';

export type Readiness = { isReady: () => boolean };

function answer(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Answers the probes of an orchestrator; false for any other address. On any host: REDIR-08 leaves health checks alone. */
export function answerProbe(
  path: string,
  response: ServerResponse,
  { version, readiness }: { version: string; readiness: Readiness },
): boolean {
  // Alive: the process answers, whatever it depends on.
  if (path === '/healthz') {
    answer(response, 200, { status: 'ok', version });
    return true;
  }
  // Ready: redirects are known, home and error page are rendered, and it is not stopping.
  if (path === '/readyz') {
    const isReady = readiness.isReady();
    answer(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
    return true;
  }
  return false;
}
