import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { querySql } from '../support/database.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

type Link = { event: string; campus: string; locale: string; is_published: boolean };

const EVENT = 'api::event.event';
const LYON = { documentId: 'l', title: 'Lyon' };

const linksIn = (database: string, table: string) =>
  querySql<Link>(
    database,
    `select e.document_id as event, c.document_id as campus, e.locale, e.published_at is not null as is_published
     from ${table} l join events e on e.id = l.event_id join campuses c on c.id = l.campus_id
     order by 1, 2, 3, 4`,
  );

/** The database as it was while an event had one campus. */
async function goBack(database: string): Promise<void> {
  const end = (column: string) => ({ column, key: { documentId: 'x' } });
  const snapshot = {
    links: [
      { table: 'events_campus_lnk', row: { id: 3 }, source: end('event_id'), target: end('campus_id') },
      { table: 'courses_campuses_lnk', row: { id: 4 }, source: end('course_id'), target: end('campus_id') },
    ],
  };
  await querySql(
    database,
    `create table events_campus_lnk as
       select distinct on (event_id) id, event_id, campus_id from events_campuses_lnk order by event_id, campus_ord, id;
     delete from events_campuses_lnk;
     delete from content_migrations where number = 1`,
  );
  for (const campus of [LYON, null])
    await querySql(
      database,
      `insert into content_versions (site, uid, document_id, locale, action, title, hash, snapshot, row_updated_at)
       values ('meridia', $1, $2, 'fr', 'save', 'Essai', 'x', $3, now())`,
      [EVENT, campus ? 'with' : 'without', JSON.stringify({ title: 'Essai', campus })],
    );
  await querySql(
    database,
    `insert into content_bin (site, uid, document_id, locales, title, was_published, snapshot, deleted_by)
     values ('meridia', $1, 'binned', '{fr}', 'Essai', false, $2, 'Inès Martin')`,
    [EVENT, JSON.stringify(snapshot)],
  );
}

let service: OwnService;
let before: Link[];

beforeAll(async () => {
  service = await startOwnService('onecampus', {
    prepare: async (database) => {
      await goBack(database);
      before = await linksIn(database, 'events_campus_lnk');
    },
  });
});
afterAll(() => service.stop());

describe('ENT-03 a database in which an event had one campus', () => {
  it('ENT-03 keeps every link, drafts and languages included', async () => {
    expect(before.length).toBeGreaterThan(100);
    expect(await linksIn(service.database, 'events_campuses_lnk')).toEqual(before);
  });

  it('HIST-02 versions name the campus as one of several', async () => {
    const versions = await querySql<{ snapshot: unknown }>(
      service.database,
      `select snapshot from content_versions where document_id in ('with', 'without') order by document_id`,
    );
    expect(versions.map(({ snapshot }) => snapshot)).toEqual([
      { title: 'Essai', campuses: [LYON] },
      { title: 'Essai', campuses: [] },
    ]);
  });

  it('BIN-02 what is in the bin comes back with its campus', async () => {
    const [binned] = await querySql<{ snapshot: { links: { table: string; row: object }[] } }>(
      service.database,
      `select snapshot from content_bin where document_id = 'binned'`,
    );
    expect(binned?.snapshot.links.map(({ table, row }) => [table, row])).toEqual([
      ['events_campuses_lnk', { id: 3, campus_ord: 1 }],
      ['courses_campuses_lnk', { id: 4 }],
    ]);
  });

  it('ENT-03 a campus that is taken off since does not come back with the next start', async () => {
    await querySql(service.database, 'delete from events_campuses_lnk');
    const again = await startContentService({
      databaseUrl: databaseUrl(service.database),
      mediaFolder: service.mediaFolder,
      name: 'contract-one-campus-again',
    });
    await again.stop();
    expect(await linksIn(service.database, 'events_campuses_lnk')).toEqual([]);
  });
});
