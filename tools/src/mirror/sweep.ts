import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { readSitemap } from '../crawl/sitemap.ts';
import { askSite, headersFor, type SiteAnswer } from './ask-site.ts';
import { keepBytes, readMirror, writeMirror, type Mirror, type MirroredAnswer } from './mirror-folder.ts';

export type Sweep = {
  folder: string;
  /** A node, or the edge. */
  site: string;
  /** The name under which visitors know it, when it is another than that of the node. */
  host?: string | undefined;
  /** The addresses of the files of this build. */
  files: readonly string[];
  /** Instead of those that the sitemap names. */
  pages?: readonly string[];
};
export type SweepResult = { pages: number; media: number; files: number; changed: number; lost: number };

const AT_ONCE = 2;
/** Nothing is at this address any more, or it is somewhere else. */
const GONE = [301, 302, 308, 404, 410];
const MEDIA = /\/media\/[\w.%~-]+(?:\/[\w.%~-]+)*/g;
const ACTIONS = ['/crm/brochure', '/crm/contact', '/crm/registration'];
/** Not in the sitemap: for machines, and the first step of each action. */
const FIXED = ['/robots.txt', '/sitemap.xml', ...ACTIONS];

/** What is named by its content never changes: it is asked for once. */
const isForEver = ({ headers }: MirroredAnswer) => headers['cache-control']?.includes('immutable') ?? false;

function mediaIn({ headers, body }: SiteAnswer): string[] {
  if (!headers['content-type']?.startsWith('text/html')) return [];
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
  return [...new Set(text.toString().match(MEDIA) ?? [])];
}

/** Of the time that the site has, so much is left to visitors for each part that the mirror takes. */
const REST = 2;
const LONGEST_REST_MS = 500;

/**
 * Each address once. Visitors come first: one at a time, with a rest that is longer where the answer took longer, because it had to be
 * made or the site has much to do. The first time there is no copy yet, and two are asked for at once, without a rest.
 */
async function forEach(
  addresses: Iterable<string>,
  visit: (address: string) => Promise<void>,
  isFirst: boolean,
): Promise<void> {
  const rest = [...new Set(addresses)].values();
  const work = async () => {
    for (const address of rest) {
      const askedAt = performance.now();
      await visit(address);
      if (!isFirst) await sleep(Math.min(LONGEST_REST_MS, REST * (performance.now() - askedAt)));
    }
  };
  await Promise.all(Array.from({ length: isFirst ? AT_ONCE : 1 }, work));
}

/**
 * Asks for every page that the sitemap names, what they show and the files of the build, and keeps the answers: the last good one
 * of each address stays when the site does not give it now. Files of former builds stay: a page that somebody has open asks for them.
 */
export async function sweep({ folder, site, host, files, pages }: Sweep): Promise<SweepResult> {
  const before = readMirror(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const answers: Mirror['answers'] = {};
  const isFirst = Object.keys(before.answers).length === 0;
  const result = { pages: 0, media: 0, files: 0, changed: 0, lost: 0 };

  async function keep(address: string): Promise<void> {
    const known = before.answers[address];
    if (known) answers[address] = known;
    if (known && isForEver(known)) return;
    const answer = await askSite({ site, host, agent }, address, known?.headers.etag).catch(() => null);
    if (answer?.status === 304) return;
    if (answer?.status !== 200) {
      // A page that is gone is not kept; one that the site cannot give now is.
      if (answer && GONE.includes(answer.status)) delete answers[address];
      result.lost += 1;
      return;
    }
    answers[address] = {
      headers: answer.headers,
      bytes: keepBytes(folder, answer.body),
      media: mediaIn(answer),
    };
    result.changed += 1;
  }

  await forEach([...(pages ?? (await readSitemap(site, headersFor(host)))), ...FIXED], keep, isFirst);
  result.pages = Object.keys(answers).length;
  const media = Object.values(answers).flatMap((answer) => answer.media);
  await forEach(media, keep, isFirst);
  result.media = Object.keys(answers).length - result.pages;
  await forEach(files, keep, isFirst);
  const former = Object.entries(before.answers).filter(([address]) => address.startsWith('/_site/'));
  for (const [address, answer] of former) answers[address] ??= answer;
  result.files = Object.keys(answers).length - result.pages - result.media;
  agent.destroy();
  writeMirror(folder, { writtenAt: new Date().toISOString(), answers });
  return result;
}
