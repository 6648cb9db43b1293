import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsPath } from '@meridia/contract/endpoints';
import { newsWire } from '@meridia/contract/news.wire';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { freePort } from '@meridia/tools/services/free-port';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture } from '../support/foreign-school.ts';
import { scrape, valueOf } from '../support/scrape.ts';

const NEWS = 'api::news.news';
/** More translations than a statement takes values. */
const GROWN_NEWS = 70_000;

const rowsOfNews = (locale: string, publishedAt: string) =>
  `insert into news_items (document_id, site, locale, title, slug, publish_date, created_at, updated_at, published_at)
   select 'grown-' || n, 'meridia', '${locale}', 'Actualité ' || n, 'actualite-' || n, date '2026-01-01' - n % 2000, now(), now(), ${publishedAt}
   from generate_series(1, ${GROWN_NEWS}) as n`;

/** A school of a hundred thousand documents: rows of every table that grows with it. */
const FILL = [
  ...['fr', 'en'].flatMap((locale) => [rowsOfNews(locale, 'null'), rowsOfNews(locale, 'now()')]),
  `insert into content_changes (seq, site, uid, document_id, action, created_at)
   select nextval('content_changes_numbers'), 'meridia', '${NEWS}', 'grown-' || n, 'publish', now() - interval '1 day'
   from generate_series(1, 100000) as n`,
  `insert into content_versions (site, uid, document_id, locale, action, author_id, author, title, hash, snapshot, row_updated_at)
   select 'meridia', '${NEWS}', 'grown-' || n % ${GROWN_NEWS}, 'fr', 'update', 1 + n % 20, 'Une éditrice', 'Titre', n::text, '{}', now()
   from generate_series(1, 140000) as n`,
  `insert into files (document_id, name, url, formats, folder_path, hash, ext, mime, size, provider, created_at, updated_at)
   select 'grown-' || n, 'image.webp', '/media/' || md5(n::text) || '.webp',
     jsonb_build_object('small', jsonb_build_object('url', '/media/small-' || md5(n::text) || '.webp')), '/1', md5(n::text), '.webp',
     'image/webp', 1, 'local', now(), now()
   from generate_series(1, 50000) as n`,
  `insert into content_uses (site, uid, document_id, locale, is_published, field, kind, name)
   select 'meridia', '${NEWS}', 'grown-' || n, 'fr', true, 'body', 'link', 'path:/actualites/actualite-' || n
   from generate_series(1, 100000) as n`,
  `insert into content_bin (site, uid, document_id, locales, title, was_published, snapshot, deleted_by, ends_at)
   select 'meridia', '${NEWS}', 'grown-' || n, '{fr}', 'Titre', false, '{}', '', now() + interval '20 days'
   from generate_series(1, 20000) as n`,
  'analyze',
];

/** The process that asks, and two workers. */
const SCANS_OF_A_PARALLEL_READ = 3;
/** Those that were filled: a statement that reads one of them from end to end takes as long as the school is large. */
const GROWN = ['news_items', 'content_changes', 'content_versions', 'files', 'content_uses', 'content_bin'];

const LIST = {
  fields: ['title', 'slug', 'publishDate', 'summary', 'focusImageAlt'],
  sort: ['publishDate:desc', 'slug:asc'],
};

const metricsPort = await freePort();

let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let service: ContentService;
let editor: EditorSession;

const sql = (text: string, values: unknown[] = []) =>
  querySql<Record<string, string>>(clone.database, text, values);

const start = (name: string) =>
  startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    extra: { METRICS_PORT: String(metricsPort) },
    name: `contract-query-plans-${name}`,
  });

beforeAll(async () => {
  clone = await cloneTemplate('query_plans');
  for (const text of FILL) await sql(text);
  service = await start('1');
});
afterAll(async () => {
  await service.stop();
  await clone.drop();
});

const pngOf = async () => new Uint8Array(await (await aPicture()).arrayBuffer());

const expectDone = ({ status, text }: { status: number; text: string }) =>
  expect(status, text).toBeLessThan(300);

describe('SCALE-03 in a school of a hundred thousand documents', () => {
  it('EN-02 a list without what is translated takes any number of translations', async () => {
    const { items, total } = await clientOf('meridia', service.url).getPage(newsPath('meridia'), {
      locale: 'fr',
      query: { ...LIST, without: 'en' },
      start: 0,
      limit: 2,
      schema: newsWire,
    });
    const [untranslated] = await sql(
      `select count(*) from news_items as one where site = 'meridia' and locale = 'fr' and published_at is not null
         and not exists (select 1 from news_items as other
           where other.document_id = one.document_id and other.locale = 'en' and other.published_at is not null)`,
    );
    expect(total).toBe(Number(untranslated?.count));
    expect(items.filter(({ slug }) => slug.startsWith('actualite-'))).toEqual([]);
  });

  it('SCALE-03 a document is written, published, followed and deleted', async () => {
    // The list in two parts reads as much as it counts. A connection tells its counts at its end.
    await service.stop();
    await sql('select pg_stat_reset()');
    service = await start('2');
    editor = await logInEditor(service.url, EDITORS.meridia);
    const uploaded = await editor.upload({ name: 'a.png', type: 'image/png', content: await pngOf() });
    const [image] = uploaded.json as { url: string }[];
    const content = [{ type: 'image', image, children: [{ type: 'text', text: '' }] }];
    const body = [{ __component: 'body.rich-text', content }];
    // Strapi counts a type whenever its own « create » is called, for its telemetry.
    const made = await editor.publishNew(NEWS, {
      title: 'Actualité',
      summary: 'Un résumé.',
      publishDate: '2026-11-01',
      body,
    });
    expectDone(made);
    const { documentId, slug } = (made.json as { data: { documentId: string; slug: string } }).data;
    expect(slug).toBe('actualite');
    expectDone(await editor.saveAndPublish(NEWS, documentId, { title: 'Une autre actualité' }));
    expectDone(await editor.ask('GET', `/receipts/${NEWS}/${documentId}`));
    expectDone(await editor.ask('GET', `/history/documents/${NEWS}/${documentId}`));
    expectDone(await editor.ask('GET', `/where-used/${NEWS}/${documentId}`));
    expectDone(await editor.ask('POST', `/where-used/${NEWS}/${documentId}/delete`, { isConfirmed: true }));
  });

  it.each(['/bin', '/history/journal', '/history/journal?author=3', '/schedule'])(
    'SCALE-03 %s is read',
    async (path) => expectDone(await editor.ask('GET', path)),
  );

  it('SCALE-03 what waits is read for a scrape', async () => {
    const metrics = await scrape(`http://127.0.0.1:${metricsPort}/metrics`);
    for (const name of ['meridia_outbox_waiting', 'meridia_schedule_late_seconds', 'meridia_media_up'])
      expect(valueOf(metrics, name), name).not.toBeNull();
  });

  it('SCALE-03 none of it reads a table from end to end, nor does what the service does beside', async () => {
    // What is planned is looked for every ten seconds.
    const plans = `select sum(idx_scan) as scans from pg_stat_user_indexes where indexrelname = 'news_items_publish_at_idx'`;
    await expect.poll(async () => Number((await sql(plans))[0]?.scans)).toBeGreaterThan(0);
    await service.stop();
    const scanned = await sql(
      'select relname, seq_scan, seq_tup_read from pg_stat_user_tables where relname = any($1) and seq_scan > 0',
      [GROWN],
    );
    // The hourly sweep of media reads the library once (decision 0036), if it comes to it before the end.
    const ofSweep = ({ relname, seq_scan }: Record<string, string>) =>
      relname === 'files' && Number(seq_scan) <= SCANS_OF_A_PARALLEL_READ;
    expect(scanned.filter((one) => !ofSweep(one))).toEqual([]);
  });
});
