import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor } from '../support/editor-session.ts';

const NEWS = 'api::news.news';
const WAIT = { timeout: 120_000 };

/** As another version of the code left them: what documents say is not in them, and there is what no document says. */
const OF_ANOTHER_VERSION = [
  'create table passages_before as select * from search_passages',
  'create table uses_before as select * from content_uses',
  'update search_version set version = 0',
  'update content_uses_version set version = 0',
  `update search_passages set title = 'avant', names = '{}'`,
  `insert into search_passages (site, uid, document_id, locale, position, kind, address, title, title_words, text, is_only, names, vector)
   values ('meridia', '${NEWS}', 'gone', 'fr', 0, 'news', 'gone', 'avant', 1, '', true, '{}', '')`,
  `delete from content_uses where name like 'page:%'`,
  `insert into content_uses (site, uid, document_id, locale, is_published, field, kind, name)
   values ('meridia', '${NEWS}', 'gone', 'fr', true, 'body', 'link', 'path:/gone')`,
];

let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let service: ContentService;

const sql = (text: string, values: unknown[] = []) =>
  querySql<Record<string, unknown>>(clone.database, text, values);
const countOf = async (text: string) => Number((await sql(`select count(*) ${text}`))[0]?.count);

const start = (name: string) =>
  startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    name: `contract-rebuild-${name}`,
  });

beforeAll(async () => {
  clone = await cloneTemplate('rebuild');
  for (const text of OF_ANOTHER_VERSION) await sql(text);
  service = await start('1');
});
afterAll(async () => {
  await service.stop();
  await clone.drop();
});

describe('SCALE-02 what another version of the code derived', () => {
  let newsId: string;

  it('SCALE-02 is derived again by a service that answers; one that is killed is gone on with', async () => {
    await expect.poll(() => sql('select name from index_rebuilds'), WAIT).toEqual([{ name: 'search' }]);
    service.child.kill('SIGKILL');
    await service.stop();
    // What came before would be written again by one that begins anew.
    const marked = await sql(
      `update search_passages set text = 'marked' from index_rebuilds as left_at
       where search_passages.uid = left_at.uid and search_passages.document_id <= left_at.document_id returning title`,
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ title }) => title === 'avant')).toEqual([]);
    expect(await countOf(`from search_passages where title = 'avant'`)).toBeGreaterThan(1);

    service = await start('2');
    await expect.poll(() => countOf('from search_version where version > 0'), WAIT).toBe(1);
    expect(await countOf(`from search_passages where text = 'marked'`)).toBe(marked.length);
    expect(await countOf(`from search_passages where title = 'avant'`)).toBe(0);
  });

  it('SCALE-02 an editor publishes meanwhile', async () => {
    const editor = await logInEditor(service.url, EDITORS.meridia);
    const [news] = await sql(
      `select document_id from news_items where site = 'meridia' and locale = 'fr' order by document_id desc limit 1`,
    );
    newsId = String(news?.document_id);
    const answer = await editor.saveAndPublish(NEWS, newsId, { title: 'Écrit pendant ce temps' });
    expect(answer.status, answer.text).toBe(200);
  });

  it('SCALE-02 ends as each write leaves it, without what is of no document', async () => {
    await expect.poll(() => countOf('from content_uses_version where version > 0'), WAIT).toBe(1);
    expect(await countOf(`from search_passages where document_id = 'gone'`)).toBe(0);
    const PASSAGE = 'site, uid, document_id, locale, position, address, title, names, vector';
    const USE = 'site, uid, document_id, locale, is_published, field, kind, name';
    for (const [columns, before, after] of [
      [PASSAGE, 'passages_before', 'search_passages'],
      [USE, 'uses_before', 'content_uses'],
    ]) {
      const different = await sql(
        `select * from (
           (select ${columns} from ${before} except select ${columns} from ${after})
           union all (select ${columns} from ${after} except select ${columns} from ${before})
         ) as different where document_id <> $1 limit 3`,
        [newsId],
      );
      expect(different, after).toEqual([]);
    }
    const titles = await sql(
      `select title from search_passages where document_id = $1 and locale = 'fr' and position = 0`,
      [newsId],
    );
    expect(titles).toEqual([{ title: 'Écrit pendant ce temps' }]);
  });
});
