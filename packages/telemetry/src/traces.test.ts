import { emptyResource } from '@opentelemetry/resources';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { afterEach, expect, it } from 'vitest';
import { activeSpan, inSpan, inTrace, openTraces, startOfTrace } from './traces.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** The exporter forgets its spans when it is shut down, so they are read while the last batch is sent. */
class KeepingExporter extends InMemorySpanExporter {
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }
}

function trace(sampleRatio: number): KeepingExporter {
  const exporter = new KeepingExporter();
  close = openTraces(emptyResource(), exporter, sampleRatio);
  return exporter;
}

const work = () =>
  inTrace(startOfTrace(TRACE), { name: 'GET /agenda' }, () =>
    inSpan({ name: 'events' }, () => Promise.resolve(activeSpan()?.traceId)),
  );

it('the spans of a request are of the trace its id names', async () => {
  const exporter = trace(1);
  const seen = await work();
  await close?.();

  const spans = exporter.getFinishedSpans();
  expect(seen).toBe(TRACE);
  expect(spans.map(({ name }) => name)).toEqual(['events', 'GET /agenda']);
  expect(spans.map((span) => span.spanContext().traceId)).toEqual([TRACE, TRACE]);
  expect(spans[0]?.parentSpanContext?.spanId).toBe(spans[1]?.spanContext().spanId);
});

it('a failure ends its span and goes on', async () => {
  const exporter = trace(1);
  const failing = inTrace(startOfTrace(TRACE), { name: 'GET /agenda' }, () =>
    Promise.reject(new TypeError('away')),
  );
  await expect(failing).rejects.toThrow('away');
  await close?.();

  expect(exporter.getFinishedSpans()[0]).toMatchObject({
    attributes: { 'error.type': 'TypeError' },
    status: { message: 'away' },
  });
});

it('a request that is not sampled makes no span', async () => {
  const exporter = trace(0);
  const seen = await work();
  await close?.();

  expect(seen).toBeUndefined();
  expect(exporter.getFinishedSpans()).toEqual([]);
});
