import { loadavg } from 'node:os';
import { buildSiteIfOlder } from '../../services/web-build.ts';
import { percentile } from '../statistics.ts';
import { openPanel, type Panel, type PublishedPage } from './panel.ts';
import { startSiteWithTwoNodes, type Part, type SiteWithTwoNodes } from './site-with-two-nodes.ts';
import { closeConnections, getPage, untilFresh } from './until-fresh.ts';

const PUBLICATIONS = 50;
const P95_MS = 3000;
const PATIENCE_MS = 15_000;
/** Of each part that is cut off: one publication just before, one while it is away where that can be, one once it is back. */
const ROUNDS = 3;
/** A node that missed a call asks for what has changed every thirty seconds. */
const PATIENCE_AFTER_CUT_MS = 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

let marks = 0;
/** Words that no page has yet. */
function nextWords(): string {
  marks += 1;
  return `publication${marks}m${process.pid}`;
}

type Publishing = { site: SiteWithTwoNodes; panel: Panel };
type Sent = { page: PublishedPage; words: string; startedAt: number; answeredMs: number };
type Measured = { uid: string; answeredMs: number; delay: number };

/** As an editor does: she saves, and clicks « Publier ». */
async function publish({ panel }: Publishing, page: PublishedPage): Promise<Sent> {
  const words = nextWords();
  await panel.save(page, `${page.title} ${words}`);
  const startedAt = performance.now();
  await panel.publish(page);
  return { page, words, startedAt, answeredMs: performance.now() - startedAt };
}

async function delayOf({ site }: Publishing, sent: Sent, patienceMs: number): Promise<number | null> {
  const { page, words, startedAt } = sent;
  const moment = await untilFresh({ nodeUrls: site.nodeUrls, path: page.path, words, patienceMs });
  return moment === null ? null : moment - startedAt;
}

/** Pages that each node has in its hands already, as after a day of visits. */
async function visitedPages({ site, panel }: Publishing): Promise<PublishedPage[]> {
  const visited: PublishedPage[] = [];
  for (const page of await panel.listPages()) {
    const answers = await Promise.all(site.nodeUrls.map((node) => getPage(`${node}${page.path}`)));
    if (answers.every((answer) => answer?.status === 200)) visited.push(page);
  }
  return visited;
}

const figures = (values: readonly number[]) =>
  `p50 ${seconds(percentile(values, 0.5))}, p95 ${seconds(percentile(values, 0.95))}, worst ${seconds(Math.max(...values))}`;

/** Where the time goes. */
function printParts(measured: readonly Measured[]): void {
  print(
    `         of it, the content service's answer: ${figures(measured.map(({ answeredMs }) => answeredMs))}`,
  );
  for (const uid of new Set(measured.map((one) => one.uid))) {
    const own = measured.filter((one) => one.uid === uid).map(({ delay }) => delay);
    print(`         ${uid}, ${own.length}: ${figures(own)}`);
  }
}

/** One after the other, without a pause: each waits for what the one before has given the nodes to do. */
async function measureInARow(publishing: Publishing, pages: readonly PublishedPage[]): Promise<boolean> {
  const chosen = pages.slice(0, PUBLICATIONS);
  const measured: Measured[] = [];
  for (const page of chosen) {
    const sent = await publish(publishing, page);
    const delay = await delayOf(publishing, sent, PATIENCE_MS);
    if (delay === null) print(`LOST     ${page.uid} ${page.path}`);
    else measured.push({ uid: page.uid, answeredMs: sent.answeredMs, delay });
  }
  const delays = measured.map(({ delay }) => delay);
  const lost = chosen.length - delays.length;
  const isRight = chosen.length === PUBLICATIONS && lost === 0 && percentile(delays, 0.95) <= P95_MS;
  print(`${chosen.length} publications, from the click until both nodes show it:`);
  print(`${isRight ? 'ok      ' : 'TOO MUCH'} ${figures(delays)}, lost ${lost}`);
  printParts(measured);
  return isRight;
}

/** Cut off at once after a publication was accepted, when nobody can have been told of it yet. */
async function cutOff(
  publishing: Publishing,
  part: Part,
  next: () => PublishedPage,
): Promise<(number | null)[]> {
  const { site } = publishing;
  const sent = [await publish(publishing, next())];
  await part.kill();
  if (part !== site.content) sent.push(await publish(publishing, next()));
  await part.start();
  sent.push(await publish(publishing, next()));
  return Promise.all(sent.map((one) => delayOf(publishing, one, PATIENCE_AFTER_CUT_MS)));
}

async function measureCuts(publishing: Publishing, pages: readonly PublishedPage[]): Promise<boolean> {
  const { node, content, redis } = publishing.site;
  let place = 0;
  // From the end: pages whose turn was longest ago.
  const next = () => pages.at(-1 - (place++ % pages.length)) as PublishedPage;
  let areAllThere = true;
  for (const part of [node, content, redis]) {
    const delays: (number | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1) delays.push(...(await cutOff(publishing, part, next)));
    const came = delays.filter((delay) => delay !== null);
    const lost = delays.length - came.length;
    areAllThere &&= lost === 0;
    print(
      `${lost === 0 ? 'ok      ' : 'LOST    '} ${part.name} cut off and started again ${ROUNDS} times: ${delays.length} publications, lost ${lost}, worst ${seconds(Math.max(...came))}`,
    );
  }
  return areAllThere;
}

/** `pnpm bench:publish`: how long after an editor's click both nodes show it, and that a power failure between loses nothing. */
process.stdout.on('error', () => undefined);
await buildSiteIfOlder();
const site = await startSiteWithTwoNodes();
try {
  const publishing = { site, panel: await openPanel(site.contentUrl) };
  const pages = await visitedPages(publishing);
  print(
    `load of the machine before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  const isQuick = await measureInARow(publishing, pages);
  const areAllThere = await measureCuts(publishing, pages);
  print(
    `load of the machine after: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  process.exitCode = isQuick && areAllThere ? 0 : 1;
} finally {
  closeConnections();
  await site.stop();
}
