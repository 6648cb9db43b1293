import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCluster, type Cluster } from '../support/cluster.ts';
import { FAULTS } from '@meridia/tools/faults/content-faults';
import type { Editor } from '../support/editor.ts';
import { firstEventOf, renameEvent, type NextEvent } from '../support/next-event.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { untilShown } from '../support/shown.ts';
import { printTable } from '../support/table.ts';
import type { WebNode } from '../support/web-node.ts';

/** Until the nodes have noticed; and where they hear of changes, until what is round a page would make a visitor wait. */
const NOTICED_MS = 1500;
const HEARD_MS = 4500;
/** The second for which a visitor waits for a new page, beside twice what the same requests take when all is well. */
const WAIT_MS = 1000;
const NOISE_MS = 1000;
const RECOVERED_MS = 10_000;
const EVENT = 'api::event.event';
const CAMPUS = 'api::campus.campus';
const GZIP = { headers: { 'Accept-Encoding': 'gzip' } };

const rows: Record<string, string | number>[] = [];

let cluster: Cluster;
let editor: Editor;
let event: NextEvent;
let eventPath: string;
let campusId: string;
let pages: string[];
/** What each address answered when all was well. */
const before = new Map<string, string>();

const outcome = ({ status, headers }: Awaited<ReturnType<WebNode['ask']>>) =>
  `${status} ${headers.location ?? ''}`.trim();

beforeAll(async () => {
  cluster = await createCluster('matrix');
  editor = sharedEditor();
  const a = await cluster.start('a');
  await cluster.start('b');
  event = await firstEventOf(a, editor);
  const { slug } = await editor.find(EVENT, { documentId: event.documentId });
  eventPath = `/agenda/${String(slug)}`;
  campusId = (await editor.find(CAMPUS, { slug: 'lyon' })).documentId;
  pages = [...new Set([...(await pagesOfEachKind(sharedContent().url)), eventPath])];
  // On one node: the other has them from Redis.
  for (const page of pages) before.set(page, outcome(await a.ask(page)));
});
afterAll(async () => {
  await cluster.gate.mend();
  await renameEvent(editor, event, event.title);
  await cluster.stop();
  printTable('outage matrix, two nodes, a publication just before each', rows);
});

type Seen = { asked: number; worstMs: number; worst: string; wrong: string[] };

/** Asks every node for every page, again and again. */
async function askAllFor(lastingMs: number): Promise<Seen> {
  const until = performance.now() + lastingMs;
  const seen: Seen = { asked: 0, worstMs: 0, worst: '', wrong: [] };
  const askOne = async (node: WebNode, page: string) => {
    const answer = await node.ask(page, GZIP);
    seen.asked += 1;
    if (answer.ms > seen.worstMs) Object.assign(seen, { worstMs: answer.ms, worst: page });
    if (outcome(answer) !== before.get(page)) seen.wrong.push(`${page}: ${outcome(answer)}`);
  };
  do {
    await Promise.all(cluster.nodes.flatMap((node) => pages.map((page) => askOne(node, page))));
    await sleep(100);
  } while (performance.now() < until);
  return seen;
}

const PARTS = [
  ['as a whole', false],
  ['but for its feed', true],
] as const;

/** The gate tries one of each kind; `WHOLE_MATRIX=1 pnpm test:web outage-matrix` tries them all (four minutes). */
const ONE_OF_EACH = ['refused', 'frozen', 'slow by 3 s', 'wrong items', 'status 500'];
const tried = Object.entries(FAULTS).filter(
  ([name]) => process.env.WHOLE_MATRIX || ONE_OF_EACH.includes(name),
);

describe.each(tried)('with the content service %s', (name, fault) => {
  it.each(PARTS)(
    'S-06 %s, pages seen before stay, and what was published comes',
    async (part, isFeedAlive) => {
      const title = `${name} ${part} ${Date.now()}`;
      const usual = await askAllFor(0);
      await Promise.all([renameEvent(editor, event, title), editor.publish(CAMPUS, campusId)]);
      await cluster.gate.spoil(fault, { isFeedAlive });
      const seen = await askAllFor(isFeedAlive ? HEARD_MS : NOTICED_MS);
      await cluster.gate.mend();
      const [page, home] = await Promise.all([
        untilShown(cluster.nodes, eventPath, title),
        untilShown(cluster.nodes, '/', title),
      ]);
      rows.push({
        'content service': `${name}, ${part}`,
        asked: seen.asked,
        'not as before': seen.wrong.length,
        'slowest, ms': Math.round(seen.worstMs),
        'usually, ms': Math.round(usual.worstMs),
        where: seen.worst,
        'its page right after, ms': page,
        'home right after, ms': home,
      });

      expect(seen.wrong).toEqual([]);
      expect(seen.worstMs).toBeLessThan(2 * usual.worstMs + WAIT_MS + NOISE_MS);
      expect(Math.max(page, home)).toBeLessThan(RECOVERED_MS);
    },
  );
});
