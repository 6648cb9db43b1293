import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span, SpanContext, SpanKind } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { isSampled, traceStart } from './trace-parent.ts';

export type Work = { readonly name: string; readonly kind?: SpanKind; readonly attributes?: Attributes };

const SCOPE = 'meridia';
/** A collector that is away costs a bounded queue, and no visitor waits for it. */
const SENT_AT_MOST_MS = 5000;

let isOn = false;
let ratio = 0;

/** Starts to send traces. Answers how to send what is left and stop. */
export function openTraces(
  resource: Resource,
  exporter: SpanExporter,
  sampleRatio: number,
): () => Promise<void> {
  const provider = new TracerProvider({
    resource,
    // Whether a trace is sampled is said where it begins; nothing starts one of its own.
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SENT_AT_MOST_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  ratio = sampleRatio;
  return async () => {
    isOn = false;
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}

export const traceExporter = (url: string): SpanExporter =>
  new OTLPTraceExporter({ url, timeoutMillis: SENT_AT_MOST_MS });

function fail(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

async function timed<Result>(span: Span, run: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await run(span);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs a part of the work of a trace as a span of its own; without a sampled trace it only runs it. */
export function inSpan<Result>(work: Work, run: (span: Span | null) => Promise<Result>): Promise<Result> {
  const parent = isOn ? trace.getActiveSpan() : undefined;
  if (!parent || !isSampled(parent.spanContext())) return run(null);
  return trace.getTracer(SCOPE).startActiveSpan(work.name, work, (span) => timed(span, run));
}

/** The beginning of the trace of a request that has an id from the edge. */
export const startOfTrace = (traceId: string): SpanContext => traceStart(traceId, isOn ? ratio : 0);

/** Runs the first work this process does for a trace that began elsewhere. */
export function inTrace<Result>(
  start: SpanContext | null,
  work: Work,
  run: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  if (!isOn || !start || !isSampled(start)) return run(null);
  return context.with(trace.setSpanContext(context.active(), start), () => inSpan(work, run));
}

/** Of the span that is being worked on, for a call to the next process. */
export const activeSpan = (): SpanContext | null =>
  isOn ? (trace.getActiveSpan()?.spanContext() ?? null) : null;
