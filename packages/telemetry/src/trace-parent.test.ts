import { describe, expect, it } from 'vitest';
import { isSampled, isTraceId, parseTraceparent, traceStart, writeTraceparent } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`;

it('reads what it writes', () => {
  const parent = parseTraceparent(HEADER);

  expect(parent).toMatchObject({ traceId: TRACE, spanId: '00f067aa0ba902b7', traceFlags: 1 });
  expect(parent && writeTraceparent(parent)).toBe(HEADER);
});

describe('no traceparent', () => {
  it.each([
    undefined,
    '',
    TRACE,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `${HEADER}-more`,
    HEADER.toUpperCase(),
  ])('%s', (header) => {
    expect(parseTraceparent(header)).toBeNull();
  });
});

it("the edge's request id is a trace id, and an id of another shape is none", () => {
  expect(isTraceId(TRACE)).toBe(true);
  expect(isTraceId('a-request')).toBe(false);
});

it('samples the part of all requests that is asked, the same ones in every process', () => {
  const ids = Array.from({ length: 1000 }, (_, place) =>
    (BigInt(place) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(32, '0').slice(-32),
  );
  const sampled = ids.filter((id) => isSampled(traceStart(id, 0.1)));

  expect(sampled.length).toBeGreaterThan(60);
  expect(sampled.length).toBeLessThan(140);
  expect(ids.filter((id) => isSampled(traceStart(id, 0)))).toEqual([]);
  expect(ids.every((id) => isSampled(traceStart(id, 1)))).toBe(true);
  expect(parseTraceparent(writeTraceparent(traceStart(TRACE, 1)))).toEqual(traceStart(TRACE, 1));
});
