import { TraceFlags } from '@opentelemetry/api';
import type { SpanContext } from '@opentelemetry/api';

const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const TRACEPARENT = /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/;
const LAST_DIGITS = 8;
const ALL_LAST_DIGITS = 16 ** LAST_DIGITS;

export const isTraceId = (text: string): boolean => TRACE_ID.test(text);

export const isSampled = ({ traceFlags }: SpanContext): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0;

/** What a header of W3C Trace Context says; null if it is none. */
export function parseTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags}`;
}

/** The beginning of a trace whose id came from the edge: all nodes decide alike whether it is sampled. */
export function traceStart(traceId: string, sampleRatio: number): SpanContext {
  const isSampled = Number.parseInt(traceId.slice(-LAST_DIGITS), 16) < sampleRatio * ALL_LAST_DIGITS;
  return {
    traceId,
    // Nobody made a span at the edge: the beginning of the id stands in for its own.
    spanId: `${traceId.slice(0, 15)}1`,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  };
}
