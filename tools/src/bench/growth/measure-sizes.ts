import { residentBytes } from '../../services/process-facts.ts';
import { median } from '../statistics.ts';
import { MADE_PAGES, openFeed, read, readSitemap, WARMING } from './growth-questions.ts';
import {
  startContentOf,
  startNodeOf,
  type ContentOfSize,
  type NodeOfSize,
  type Size,
} from './services-of-size.ts';

export const FIGURES = [
  { key: 'contentStart', name: 'start of the content service', unit: 's', isFlat: false },
  { key: 'nodeStart', name: 'start of a node, until it is ready', unit: 's', isFlat: true },
  { key: 'nodeMemory', name: 'memory of a node', unit: 'MB', isFlat: false },
  { key: 'firstPages', name: 'news, page 1, made', unit: 'ms', isFlat: true },
  { key: 'lastPages', name: 'news, last page, made', unit: 'ms', isFlat: true },
  { key: 'documents', name: 'a news item or an event, made', unit: 'ms', isFlat: true },
  { key: 'agenda', name: 'agenda, all that is to come, made', unit: 'ms', isFlat: false },
  { key: 'search', name: 'search, made', unit: 'ms', isFlat: true },
  { key: 'feed', name: 'feed, nothing new', unit: 'ms', isFlat: true },
  { key: 'addresses', name: 'addresses in the sitemap', unit: '', isFlat: false },
  { key: 'sitemap', name: 'sitemap, whole', unit: 'ms', isFlat: false },
] as const;

type Key = (typeof FIGURES)[number]['key'];

/** What was measured at a size, each time. */
type Samples = Record<Key, number[]>;

const TURNS = 5;
const FEED_READINGS = 40;

const noSamples = () => Object.fromEntries(FIGURES.map(({ key }) => [key, []])) as unknown as Samples;

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask();
  return performance.now() - startedAt;
}

type Measured = { content: ContentOfSize; samples: Samples };

/** New nodes, and every page is asked of one size after the other: the machine's unrest meets all of them. */
async function measureTurn(measured: readonly Measured[]): Promise<void> {
  const running: { node: NodeOfSize; samples: Samples }[] = [];
  try {
    for (const { content, samples } of measured) {
      const node = await startNodeOf(content);
      running.push({ node, samples });
      samples.nodeStart.push(node.startSeconds);
    }
    for (const path of WARMING) for (const { node } of running) await read(node.url + path);
    for (const { key, pathOf } of MADE_PAGES)
      for (const { node, samples } of running)
        samples[key].push(await timed(() => read(node.url + pathOf(node.content))));
    for (const { node, samples } of running) {
      samples.sitemap.push(await timed(async () => samples.addresses.push(await readSitemap(node.url))));
      samples.nodeMemory.push(residentBytes(node.pid) / 1e6);
    }
  } finally {
    for (const { node } of running) await node.stop();
  }
}

async function measureFeeds(measured: readonly Measured[]): Promise<void> {
  const feeds = await Promise.all(
    measured.map(async ({ content, samples }) => ({ ask: await openFeed(content.service.url), samples })),
  );
  for (let turn = 0; turn < FEED_READINGS; turn += 1)
    for (const { ask, samples } of feeds) samples.feed.push(await timed(ask));
}

/** Each figure at each size: the middle of what was measured. */
export async function measureSizes(sizes: readonly Size[]): Promise<Record<Key, number[]>> {
  const measured: Measured[] = [];
  try {
    for (const size of sizes) {
      const content = await startContentOf(size);
      measured.push({ content, samples: { ...noSamples(), contentStart: [content.startSeconds] } });
    }
    for (let turn = 0; turn < TURNS; turn += 1) await measureTurn(measured);
    await measureFeeds(measured);
    const middles = FIGURES.map(({ key }) => [key, measured.map(({ samples }) => median(samples[key]))]);
    return Object.fromEntries(middles) as Record<Key, number[]>;
  } finally {
    for (const { content } of measured) await content.service.stop();
  }
}
