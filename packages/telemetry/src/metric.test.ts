import { describe, expect, it } from 'vitest';
import { METRICS, prometheusName } from './metric.ts';

describe('names as Prometheus reads them', () => {
  it.each([
    ['meridia.pages.answered', 'meridia_pages_answered_total'],
    ['meridia.feed.age', 'meridia_feed_age_seconds'],
    ['http.server.request.duration', 'http_server_request_duration_seconds'],
    ['nodejs.eventloop.utilization', 'nodejs_eventloop_utilization_ratio'],
    ['v8js.memory.heap.used', 'v8js_memory_heap_used_bytes'],
    ['meridia.store.up', 'meridia_store_up'],
    ['meridia.vitals', 'meridia_vitals'],
  ] as const)('%s is %s', (name, expected) => {
    expect(prometheusName(name)).toBe(expected);
  });
});

it('every histogram has bounds, and they rise', () => {
  for (const [name, { kind, bounds = [] }] of METRICS) {
    if (kind === 'histogram') expect(bounds, name).not.toHaveLength(0);
    expect(
      [...bounds].sort((a, b) => a - b),
      name,
    ).toEqual(bounds);
  }
});
