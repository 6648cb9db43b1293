import { setTimeout as sleep } from 'node:timers/promises';
import { openPanel, type Panel, type PublishedPage } from '../bench/publish/panel.ts';
import { getPage } from '../bench/publish/until-fresh.ts';

const EVERY_MS = 1000;
const STEP_MS = 50;

const WHY_LENGTH = 160;

export type Publication = { page: PublishedPage; words: string; at: number };
/** A publication that was tried; `refused`: why it was not accepted, null when it was. */
export type Attempt = { path: string; at: number; refused: string | null };

/** Somebody who publishes all day long, a page each second, and tries again with the next one when the service is away. */
export async function startEditor(contentUrl: string, site: string) {
  let panel: Panel = await openPanel(contentUrl);
  const pages = await panel.listPages();
  /** The last publication of each page that the service has accepted. */
  const last = new Map<string, Publication>();
  const attempts: Attempt[] = [];
  let isGoing = true;
  let count = 0;

  async function publishNext(): Promise<Publication | null> {
    const page = pages[count % pages.length];
    if (!page) throw new Error('There is nothing to publish');
    count += 1;
    const words = `chaos${count}p${process.pid}`;
    try {
      await panel.save(page, `${page.title} ${words}`);
      await panel.publish(page);
    } catch (error) {
      const refused = String(error).replaceAll(/\s+/g, ' ').slice(0, WHY_LENGTH);
      attempts.push({ path: page.path, at: performance.now(), refused });
      // Away, or it does not know her any more: she logs in again.
      panel = await openPanel(contentUrl).catch(() => panel);
      // The draft may have been saved, and published by a later turn: nothing can be said of this page until then.
      last.delete(page.path);
      return null;
    }
    const publication = { page, words, at: performance.now() };
    last.set(page.path, publication);
    attempts.push({ path: page.path, at: publication.at, refused: null });
    return publication;
  }

  let current: Promise<unknown> = Promise.resolve();
  const work = async () => {
    while (isGoing) {
      const startedAt = performance.now();
      current = publishNext();
      await current;
      await sleep(Math.max(0, EVERY_MS - (performance.now() - startedAt)));
    }
  };
  const working = work();

  /** Null: visitors see it. Otherwise what they are given instead, and by whom: by the edge, which had it from a node. */
  const whyNotShown = async ({ page, words }: Publication): Promise<string | null> => {
    const answer = await getPage(`${site}${page.path}`);
    if (answer?.status === 200 && answer.html.includes(words)) return null;
    const { 'x-edge': edge, 'x-cache': node } = answer?.headers ?? {};
    return `${answer?.status ?? 'cut'}, edge ${String(edge)}, node ${String(node)}`;
  };

  return {
    pages,
    /** Publications that were tried. */
    count: () => count,
    /** Those that were accepted or refused after this moment. */
    since: (from: number): Attempt[] => attempts.filter(({ at }) => at >= from),
    /** When a publication that was accepted after now could be read by a visitor; null: not in time. */
    async untilShown(patienceMs: number): Promise<number | null> {
      const from = performance.now();
      const until = from + patienceMs;
      while (performance.now() < until) {
        for (const publication of [...last.values()].filter(({ at }) => at > from)) {
          if ((await whyNotShown(publication)) === null) return performance.now();
        }
        await sleep(STEP_MS);
      }
      return null;
    },
    /** Of what was accepted before this moment, what visitors still see as it was. */
    async stillOld(before: number): Promise<string[]> {
      const due = [...last.values()].filter(({ at }) => at <= before);
      const old: string[] = [];
      for (const publication of due) {
        const why = await whyNotShown(publication);
        const { path } = publication.page;
        if (why !== null && last.get(path) === publication) old.push(`${path} (${why})`);
      }
      return old;
    },
    async stop(): Promise<void> {
      isGoing = false;
      await working;
    },
  };
}

export type Editor = Awaited<ReturnType<typeof startEditor>>;
