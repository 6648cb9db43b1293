import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { COURSES_PATH } from '@meridia/contract/endpoints';
import { courseWire } from '@meridia/contract/courses.wire';
import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { publishedIds } from '../support/published-ids.ts';
import { relationsOf } from '../support/relations-of.ts';

/** Types that refer to each other. */
const TYPES = { courses: 'api::course.course', campuses: 'api::campus.campus', events: 'api::event.event' };
const OF_EACH = 4;
const WAITING = 20;
const HELD_MS = 6000;

let service: OwnService;
let second: Awaited<ReturnType<typeof startContentService>>;
let editors: EditorSession[];

beforeAll(async () => {
  service = await startOwnService('writers');
  second = await startContentService({
    databaseUrl: databaseUrl(service.database),
    mediaFolder: service.mediaFolder,
    name: 'contract-writers-second',
  });
  const urls = [service.url, second.url, service.url, second.url];
  editors = await Promise.all(urls.map((url) => logInEditor(url, EDITORS.meridia)));
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const published = (table: string) => publishedIds(service.database, table, OF_EACH);

describe('editors of a school who publish at the same time', () => {
  it('four of them, on two processes, documents that refer to each other: none is refused, no relation is lost', async () => {
    const documents: [string, string][] = [];
    for (const [table, uid] of Object.entries(TYPES))
      for (const id of await published(table)) documents.push([uid, id]);
    expect(documents).toHaveLength(3 * OF_EACH);
    const before = await relationsOf(service.database);
    expect(before.length).toBeGreaterThan(100);

    // Each begins elsewhere: all types are written at every moment.
    const answers = await Promise.all(
      editors.map(async (editor, index) => {
        const seen: string[] = [];
        for (let turn = 0; turn < documents.length; turn += 1) {
          const [uid = '', id = ''] = documents[(turn + index * OF_EACH) % documents.length] ?? [];
          const { status, text } = await editor.publish(uid, id);
          seen.push(status === 200 ? 'published' : `${uid} ${id}: ${status} ${text.slice(0, 200)}`);
        }
        return seen;
      }),
    );

    expect(new Set(answers.flat())).toEqual(new Set(['published']));
    expect(await relationsOf(service.database)).toEqual(before);
  });

  it('twenty who wait for somebody keep nobody from reading, and are all served', async () => {
    const [id = ''] = await published('courses');
    const holder = new Client({ connectionString: databaseUrl(service.database) });
    await holder.connect();
    try {
      await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', ['writer of meridia']);
      const startedAt = performance.now();
      const writers = Array.from({ length: WAITING }, () => editors[0]?.publish(TYPES.courses, id));

      const client = clientOf('boreal', service.url);
      while (performance.now() - startedAt < HELD_MS) {
        const askedAt = performance.now();
        await client.getList(COURSES_PATH, { locale: 'fr', query: {}, schema: courseWire });
        expect(performance.now() - askedAt).toBeLessThan(2000);
      }
      await holder.query('select pg_advisory_unlock_all()');
      const statuses = (await Promise.all(writers)).map((answer) => answer?.status);
      expect(statuses).toEqual(Array.from({ length: WAITING }, () => 200));
    } finally {
      await holder.end();
    }
  });
});
