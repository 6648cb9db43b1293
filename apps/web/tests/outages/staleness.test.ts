import { readFileSync } from 'node:fs';
import { PATIENT } from '@meridia/tools/services/web-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContentClient } from '@meridia/content-client/content-client';
import * as endpoints from '@meridia/contract/endpoints';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { createCluster, type Cluster } from '../support/cluster.ts';
import { frenchPages, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { readStoredFacts, staleAfter, touchedBy, type StoredFacts } from '../support/stored-facts.ts';
import { printTable } from '../support/table.ts';
import type { WebNode } from '../support/web-node.ts';

/** A new page is drawn by one thread, and read from one content service. */
const AT_ONCE = 4;
const NEWS_SHARE = 0.1;
const UPLOAD = 'plugin::upload.file';

/** What editors publish, and where it is read. */
const TYPES = {
  news: ['api::news.news', endpoints.newsPath('meridia')],
  event: ['api::event.event', endpoints.EVENTS_PATH],
  campus: ['api::campus.campus', endpoints.CAMPUSES_PATH],
  course: ['api::course.course', endpoints.COURSES_PATH],
  article: ['api::article.article', endpoints.articlesPath('meridia')],
  'blog post': ['api::blog-post.blog-post', endpoints.BLOG_POSTS_PATH],
  testimonial: ['api::testimonial.testimonial', endpoints.TESTIMONIALS_PATH],
  'job offer': ['api::job-offer.job-offer', endpoints.JOB_OFFERS_PATH],
  'key figure': ['api::key-figure.key-figure', endpoints.KEY_FIGURES_PATH],
  'team member': ['api::team-member.team-member', endpoints.TEAM_MEMBERS_PATH],
  'news category': ['api::news-category.news-category', endpoints.NEWS_CATEGORIES_PATH],
  brochure: ['api::brochure.brochure', endpoints.BROCHURES_PATH],
  label: ['api::label.label', endpoints.LABELS_PATH],
  menu: ['api::menu-enrichi.menu-enrichi', endpoints.MENUS_PATH],
  banner: ['api::banner.banner', endpoints.BANNERS_PATH],
  popin: ['api::popin.popin', endpoints.POPINS_PATH],
  redirect: ['api::redirect.redirect', endpoints.REDIRECTS_PATH],
} as const;
const OF_THE_FRAME = ['label', 'menu', 'banner', 'popin', 'upload', 'site settings'];

let cluster: Cluster;
let node: WebNode;

async function askAll(pages: readonly string[]): Promise<string[]> {
  const left = [...pages];
  const found: string[] = [];
  const worker = async () => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      const { status, headers } = await node.ask(page, { headers: { 'Accept-Encoding': 'gzip' } });
      found.push(`${status} ${String(headers['x-cache'])}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

beforeAll(async () => {
  cluster = await createCluster('staleness');
  node = await cluster.start('a', PATIENT);
});
afterAll(() => cluster.stop());

type Counts = { behind: number; blocking: number };

/** Of the pages in use, what the node has found after each change that it heard. */
function countsOf(log: string): Counts[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"pages after a change"'))
    .map((line) => JSON.parse(line) as Counts);
}

describe('S-08 one publication', () => {
  it('makes stale what the stored pages say, and nothing else', async () => {
    const editor = sharedEditor();
    const pages = await pagesOfEachKind(sharedContent().url);
    await askAll(pages);
    for (const uid of [TYPES['job offer'], TYPES.news, TYPES.menu, TYPES.event].map(([first]) => first)) {
      // All that was made stale before has been renewed.
      await expect
        .poll(async () => (await askAll(pages)).filter((one) => / (STALE|MISS)$/.test(one)))
        .toEqual([]);
      const { documentId } = await editor.find(uid, {});
      // Published again as it is; a menu has no list of its own.
      const change = { uid, documentId, isInPlace: uid !== TYPES.menu[0] };
      const expected = staleAfter(await readStoredFacts(cluster.redis.url), touchedBy(change));
      const heard = countsOf(readFileSync(node.logFile, 'utf8')).length;
      await editor.publish(uid, documentId);
      const said = () => countsOf(readFileSync(node.logFile, 'utf8'))[heard];
      await expect.poll(said).toMatchObject(expected);
    }
  });

  it('of a news item blocks a tenth of all pages at most, and one of the frame none', async () => {
    const pages = await frenchPages(sharedContent().url);
    const found = await askAll(pages);
    expect(found.filter((one) => !/^(200|410) /.test(one))).toEqual([]);
    const facts = await readStoredFacts(cluster.redis.url);
    expect(facts.length).toBeGreaterThan(350);

    const baseUrl = `${sharedContent().url}/api`;
    const client = createContentClient({ baseUrl, credentials: () => ACCOUNTS.meridia });
    const schema = z.object({ documentId: z.string() });
    // As few as the list that gives fewest.
    const all = { locale: 'fr', schema, pageSize: 10 } as const;
    const types = await Promise.all(
      Object.entries(TYPES).map(async ([name, [uid, path]]) => {
        const documents = await client.getAll(path, all);
        return rowOf(
          name,
          facts,
          uid,
          documents.map(({ documentId }) => documentId),
        );
      }),
    );
    // Whatever a page shows of the media library is noted round it.
    const files = new Set(facts.flatMap(({ around }) => around.tags.filter((tag) => !tag.includes('::'))));
    const rows = [
      ...types,
      rowOf(
        'upload',
        facts,
        UPLOAD,
        [...files].filter((id) => facts.every(({ about }) => !about.tags.includes(id))),
      ),
      rowOf('site settings', facts, 'api::site.site', ['']),
    ];
    printTable(
      `stale after one publication, of ${facts.length} stored pages, the worst document of each type`,
      rows,
    );

    const blocking = Object.fromEntries(rows.map((row) => [row.type, row.blocking]));
    expect(blocking.news).toBeLessThanOrEqual(NEWS_SHARE * facts.length);
    expect(OF_THE_FRAME.map((name) => blocking[name])).toEqual(OF_THE_FRAME.map(() => 0));
  });
});

/** Of the documents of a type, the one whose publication makes most pages wait. */
function rowOf(type: string, facts: readonly StoredFacts[], uid: string, documents: readonly string[]) {
  const counts = documents.map((documentId) => staleAfter(facts, touchedBy({ uid, documentId })));
  const [worst] = counts.toSorted((a, b) => b.blocking - a.blocking || b.behind - a.behind);
  const { blocking, behind } = worst ?? staleAfter(facts, touchedBy({ uid }));
  const share = (count: number) => `${((100 * count) / facts.length).toFixed(1)} %`;
  return {
    type,
    documents: documents.length,
    blocking,
    'of all': share(blocking),
    behind,
    'of all ': share(behind),
  };
}
