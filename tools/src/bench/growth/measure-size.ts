import { startOwnRedis } from '../../services/own-redis.ts';
import { residentBytes } from '../../services/process-facts.ts';
import { startContentService } from '../../services/content-service.ts';
import { ACCOUNTS } from '../../services/service-accounts.ts';
import { PATIENT, startWebNode } from '../../services/web-node.ts';
import { median } from '../statistics.ts';

export type SizeFigures = Record<(typeof FIGURES)[number]['key'], number>;

export const FIGURES = [
  { key: 'contentStart', name: 'start of the content service', unit: 's', isFlat: false },
  { key: 'nodeStart', name: 'start of a node, until it is ready', unit: 's', isFlat: true },
  { key: 'nodeMemory', name: 'memory of a node', unit: 'MB', isFlat: false },
  { key: 'firstPages', name: 'news, page 1, made', unit: 'ms', isFlat: true },
  { key: 'lastPages', name: 'news, last page, made', unit: 'ms', isFlat: true },
  { key: 'agenda', name: 'agenda, made', unit: 'ms', isFlat: true },
  { key: 'search', name: 'search, made', unit: 'ms', isFlat: true },
  { key: 'feed', name: 'feed, nothing new', unit: 'ms', isFlat: true },
  { key: 'addresses', name: 'addresses in the sitemap', unit: '', isFlat: false },
  { key: 'sitemap', name: 'sitemap, whole', unit: 'ms', isFlat: false },
] as const;

const WORDS = ['campus', 'bourse', 'alternance', 'diplôme', 'international'];
const PER_PAGE = 12;
const NEAR = 5;

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask();
  return performance.now() - startedAt;
}

async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** Each page for the first time, so that it is made: the middle of a few. */
async function madeMs(addresses: readonly string[]): Promise<number> {
  const taken: number[] = [];
  for (const address of addresses) taken.push(await timed(() => read(address)));
  return median(taken);
}

async function readFeed(contentUrl: string): Promise<number> {
  const { username, password } = ACCOUNTS.meridia;
  const login = await fetch(`${contentUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const last = JSON.parse(await read(`${contentUrl}/api/changes`, headers)) as { meta: { latest: number } };
  const taken: number[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    taken.push(await timed(() => read(`${contentUrl}/api/changes?since=${last.meta.latest}`, headers)));
  return median(taken);
}

async function readSitemap(site: string): Promise<{ addresses: number; ms: number }> {
  const startedAt = performance.now();
  const index = await read(`${site}/sitemap.xml`);
  let addresses = 0;
  for (const [, part = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const text = await read(`${site}${new URL(part).pathname}`);
    addresses += text.match(/<url>/g)?.length ?? 0;
  }
  return { addresses, ms: performance.now() - startedAt };
}

/** A content service and a node on this database, alone and new: nothing is kept from another size. */
export async function measureSize(
  databaseUrl: string,
  mediaFolder: string,
  newsOfSchool: number,
): Promise<SizeFigures> {
  const stops: (() => unknown)[] = [];
  try {
    const contentFrom = performance.now();
    const content = await startContentService({
      name: 'cms-growth',
      databaseUrl,
      mediaFolder,
      extra: { MICRO_CACHE_MS: '0' },
    });
    stops.push(content.stop);
    const contentStart = (performance.now() - contentFrom) / 1000;
    const redis = await startOwnRedis();
    stops.push(redis.kill);
    const nodeFrom = performance.now();
    const node = await startWebNode({
      name: 'growth',
      contentUrl: content.url,
      mediaFolder,
      settings: { ...PATIENT, REDIS_URL: redis.url },
    });
    stops.push(node.stop);
    const nodeStart = (performance.now() - nodeFrom) / 1000;

    // The first pages compile the code; they are none of those that are measured.
    await madeMs(['/', '/campus', '/programme', '/ecole/histoire', '/contact'].map((one) => node.url + one));
    const pageAt = (place: number) => `${node.url}/actualites${place > 1 ? `/page/${place}` : ''}`;
    const near = Array.from({ length: NEAR }, (_, place) => place + 1);
    const last = Math.floor(newsOfSchool / PER_PAGE);
    const firstPages = await madeMs(near.map(pageAt));
    const lastPages = await madeMs(near.map((place) => pageAt(last - place)));
    const agenda = await madeMs(
      ['', '?campus=lyon', '?campus=paris', '?type=conference', '?type=open-door'].map(
        (query) => `${node.url}/agenda${query}`,
      ),
    );
    const search = await madeMs(WORDS.map((word) => `${node.url}/recherche?q=${encodeURIComponent(word)}`));
    const { addresses, ms: sitemap } = await readSitemap(node.url);
    return {
      contentStart,
      nodeStart,
      nodeMemory: residentBytes(node.child.pid ?? 0) / 1e6,
      firstPages,
      lastPages,
      agenda,
      search,
      feed: await readFeed(content.url),
      addresses,
      sitemap,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
