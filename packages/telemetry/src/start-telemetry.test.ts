import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { count, observe, record } from './instruments.ts';
import { METRICS, prometheusName } from './metric.ts';
import type { MetricName } from './metric.ts';
import { startTelemetry } from './start-telemetry.ts';
import type { Telemetry } from './start-telemetry.ts';

const HELD_ITEMS = 500_000;
/** At the least: a pointer and a number for each. */
const HELD_BYTES = HELD_ITEMS * 16;

let telemetry: Telemetry | undefined;
afterEach(() => telemetry?.stop());

async function start(): Promise<void> {
  telemetry = await startTelemetry({ service: 'web', version: 'test', metricsPort: 0 });
}

async function scrape(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${telemetry?.metricsPort}/metrics`);
  return answer.text();
}

/** Of this process, which was not started so that it can be told to collect. */
async function liveAfterCollection(): Promise<number> {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  // Node tells of a collection when it is done with what it is at.
  await sleep(50);
  return Number(/^meridia_memory_live_bytes (\S+)/m.exec(await scrape())?.[1]);
}

/** Tells something of every metric of the site, so that all of them are in the text. */
function measureAll(): void {
  for (const [name, { kind, toldBy }] of METRICS) {
    if (!toldBy.includes('web')) continue;
    if (kind === 'counter') count(name as 'meridia.pages.saved');
    if (kind === 'histogram') record(name as 'meridia.content.call.duration', 0.02);
    if (kind === 'gauge') observe(name as 'meridia.feed.age', () => 1);
  }
}

describe('the endpoint', () => {
  it('tells every metric of the process, in a text that promtool takes', async () => {
    await start();
    measureAll();
    const text = await scrape();

    for (const [name, { toldBy }] of METRICS) {
      const isTold = text.includes(`\n# TYPE ${prometheusName(name as MetricName)} `);
      expect(isTold, name).toBe(toldBy.includes('web'));
    }
    expect(text).toContain('target_info{service_name="meridia-web",service_version="test"} 1');
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: text,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toBe('');
    expect(status).toBe(0);
  });

  it('tells what a full collection has left, and not what is garbage', async () => {
    await start();
    const before = await liveAfterCollection();
    const held = Array.from({ length: HELD_ITEMS }, (_, place) => [place]);

    expect((await liveAfterCollection()) - before).toBeGreaterThan(HELD_BYTES);
    expect(held.splice(0)).toHaveLength(HELD_ITEMS);
    expect((await liveAfterCollection()) - before).toBeLessThan(HELD_BYTES);
  });

  it('counts, measures and reads', async () => {
    await start();
    count('meridia.pages.answered', { source: 'memory' });
    count('meridia.pages.answered', { source: 'memory' });
    record('meridia.vitals', 2.2, { name: 'LCP', template: 'home' });
    observe('meridia.feed.age', () => Promise.resolve(4.5));
    const text = await scrape();

    expect(text).toContain('meridia_pages_answered_total{source="memory"} 2');
    expect(text).toContain('meridia_pages_answered_total{source="error"} 0');
    expect(text).toContain('meridia_vitals_bucket{name="LCP",template="home",le="1.8"} 0');
    expect(text).toContain('meridia_vitals_bucket{name="LCP",template="home",le="2.5"} 1');
    expect(text).toContain('meridia_feed_age_seconds 4.5');
  });

  it('leaves out a reading that fails or hangs, and tells the rest', async () => {
    await start();
    observe('meridia.feed.age', () => Promise.reject(new Error('away')));
    observe('meridia.feed.lag', () => new Promise<null>(() => {}));
    observe('meridia.store.up', () => 0);
    const text = await scrape();

    expect(text).not.toMatch(/^meridia_feed_/m);
    expect(text).toContain('meridia_store_up 0');
  });

  it('is gone once telemetry has stopped', async () => {
    await start();
    await telemetry?.stop();

    await expect(scrape()).rejects.toThrow();
  });
});

it('without a port nothing listens and measuring does nothing', async () => {
  telemetry = await startTelemetry({ service: 'web', version: 'test' });

  expect(telemetry.metricsPort).toBeNull();
  expect(() => count('meridia.pages.saved')).not.toThrow();
});
