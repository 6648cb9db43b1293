import {
  constants,
  monitorEventLoopDelay,
  performance,
  PerformanceObserver,
  type PerformanceEntry,
} from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { observe } from './instruments.ts';

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 10;

/** Between two collections the heap is mostly garbage, and says nothing of what is held. Answers how to stop. */
function observeLiveMemory(): () => void {
  let live = process.memoryUsage().heapUsed;
  const collections = new PerformanceObserver((list) => {
    const entries: (PerformanceEntry & { detail?: { kind?: number } })[] = list.getEntries();
    if (entries.some(({ detail }) => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR))
      live = process.memoryUsage().heapUsed;
  });
  collections.observe({ entryTypes: ['gc'] });
  observe('meridia.memory.live', () => live);
  return () => collections.disconnect();
}

/** What Node tells of itself, under the names of OpenTelemetry's conventions. Answers how to stop. */
export function observeRuntime(): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  observe('nodejs.eventloop.delay.p99', () => {
    const seconds = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return seconds;
  });

  let last = performance.eventLoopUtilization();
  observe('nodejs.eventloop.utilization', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  });

  for (const [place, { space_name: name }] of getHeapSpaceStatistics().entries()) {
    observe('v8js.memory.heap.used', () => getHeapSpaceStatistics()[place]?.space_used_size ?? null, {
      'v8js.heap.space.name': name,
    });
  }
  observe('process.memory.usage', () => process.memoryUsage.rss());
  const stopLiveMemory = observeLiveMemory();
  return () => {
    delay.disable();
    stopLiveMemory();
  };
}
