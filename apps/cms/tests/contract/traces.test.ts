import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../support/http-call.ts';
import { sharedService } from '../support/shared-service.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const { url, tracesPort, tokens } = sharedService();
const received: Span[] = [];
let collector: Server;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as Sent;
      for (const { scopeSpans } of resourceSpans) received.push(...scopeSpans.flatMap(({ spans }) => spans));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await once(collector.listen(tracesPort, '127.0.0.1'), 'listening');
});
afterAll(() => {
  collector.close();
  collector.closeAllConnections();
});

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Asks for something that no cache has, as part of a trace. */
async function askInTrace(limit: number, token: string | undefined, flags: '00' | '01') {
  const [traceId, spanId] = [hex(16), hex(8)];
  const headers = { traceparent: `00-${traceId}-${spanId}-${flags}` };
  await call(url, `/api/testimonials?pagination[limit]=${limit}`, { token, headers });
  return { traceId, spanId };
}

it('a call of a site is a span of its trace, and so is each statement, when the trace is sampled', async () => {
  const ofNobody = await askInTrace(21, undefined, '01');
  const notSampled = await askInTrace(22, tokens.meridia, '00');
  const { traceId, spanId } = await askInTrace(23, tokens.meridia, '01');

  await expect.poll(() => received.filter((span) => span.traceId === traceId).length).toBeGreaterThan(1);
  const spans = received.filter((span) => span.traceId === traceId);
  const server = spans.find(({ name }) => name === 'GET /api/testimonials');
  expect(server?.parentSpanId).toBe(spanId);
  expect(spans.find(({ name }) => name === 'SELECT')?.parentSpanId).toBe(server?.spanId);
  expect(received.map((span) => span.traceId)).not.toContain(ofNobody.traceId);
  expect(received.map((span) => span.traceId)).not.toContain(notSampled.traceId);
});
