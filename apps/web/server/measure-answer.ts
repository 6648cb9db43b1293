import type { IncomingMessage, ServerResponse } from 'node:http';
import { record } from '@meridia/telemetry/instruments';
import { log } from '@/lib/log';
import { requestContext, type RequestContext } from '@/lib/request-context';
import type { PublicUrl } from './public-url';

/** The browser left before it had the whole answer: what nginx calls this, in its log. */
const LEFT = 499;

/** Says of each answer, once it is sent, what it was and how long it took: in the log, and in the metrics. */
export function measureAnswer(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  { url, context }: { url: PublicUrl; context: RequestContext },
): void {
  const startedAt = performance.now();
  const tell = () => {
    const { statusCode: status, writableFinished: isComplete } = response;
    const ms = performance.now() - startedAt;
    log.info('request', { method, host: url.host, path: url.path, status, ms: Math.round(ms), isComplete });
    record('http.server.request.duration', ms / 1000, {
      'http.request.method': method,
      'http.route': context.route,
      'http.response.status_code': String(isComplete ? status : LEFT),
    });
  };
  // A connection that the client closes is no longer within its request: the line would lack its id.
  response.once('close', () => requestContext.run(context, tell));
}
