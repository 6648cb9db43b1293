import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannerWire } from '@meridia/contract/banners.wire';
import { BANNERS_PATH } from '@meridia/contract/endpoints';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const BANNER = 'api::banner.banner';
const CAMPUS = 'api::campus.campus';

/** The database as it was while banners and popins had days: summer and winter. */
async function goBack(database: string): Promise<void> {
  await querySql(
    database,
    `alter table banners add column starts_on date, add column ends_on date;
     alter table popins add column starts_on date, add column ends_on date, add column delay_ms int;
     update banners set starts_on = '2026-07-14', ends_on = '2026-12-31', starts_at = null, ends_at = null;
     update popins set starts_on = '2026-12-01', ends_on = null, starts_at = null, ends_at = null,
       delay_ms = 2500, delay_seconds = null;
     delete from content_migrations where number = 2`,
  );
  await querySql(
    database,
    `insert into content_versions (site, uid, document_id, locale, action, title, hash, snapshot, row_updated_at)
     values ('meridia', 'api::popin.popin', 'with-days', 'fr', 'save', 'Essai', 'x', $1, now())`,
    [JSON.stringify({ title: 'Essai', startsOn: '2026-07-14', endsOn: null, delayMs: 4000 })],
  );
  await querySql(
    database,
    `insert into content_bin (site, uid, document_id, locales, title, was_published, snapshot, deleted_by)
     values ('meridia', $1, 'with-days', '{fr}', 'Essai', false, $2, 'Inès Martin')`,
    [BANNER, JSON.stringify({ versions: [{ row: { id: 7, starts_on: null, ends_on: '2026-07-14' } }] })],
  );
}

let service: OwnService;
let editor: EditorSession;

const idOf = async (table: string, slug?: string) => {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from ${table} where site = 'meridia' ${slug ? `and slug = '${slug}'` : ''} limit 1`,
  );
  return row?.document_id ?? '';
};

beforeAll(async () => {
  service = await startOwnService('notices', { prepare: goBack });
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

describe('LAY-07 a database in which banners and popins had days', () => {
  const momentsIn = (table: string, also = '') =>
    querySql(
      service.database,
      `select distinct to_char(starts_at, 'YYYY-MM-DD HH24:MI:SS') as starts, to_char(ends_at, 'YYYY-MM-DD HH24:MI:SS') as ends ${also} from ${table}`,
    );

  it('LAY-07 shows them from the first hour of the first day to the end of the last, in Paris', async () => {
    expect(await momentsIn('banners')).toEqual([
      { starts: '2026-07-13 22:00:00', ends: '2026-12-31 22:59:59' },
    ]);
    expect(await momentsIn('popins', ', delay_seconds as delay')).toEqual([
      { starts: '2026-11-30 23:00:00', ends: null, delay: 3 },
    ]);
  });

  it('HIST-02, BIN-02 keeps them in the history and in the bin', async () => {
    const [version] = await querySql<{ snapshot: unknown }>(
      service.database,
      `select snapshot from content_versions where document_id = 'with-days'`,
    );
    expect(version?.snapshot).toEqual({
      title: 'Essai',
      startsAt: '2026-07-13T22:00:00.000Z',
      endsAt: null,
      delaySeconds: 4,
      campuses: [],
    });
    const [binned] = await querySql<{ row: unknown }>(
      service.database,
      `select snapshot->'versions'->0->'row' as row from content_bin where document_id = 'with-days'`,
    );
    expect(binned?.row).toMatchObject({ id: 7, starts_at: null, ends_at: '2026-07-14T21:59:59' });
  });
});

describe('LAY-08 a banner of a campus', () => {
  const readBanner = async () => {
    const site = clientOf('meridia', service.url);
    const [banner] = await site.getList(BANNERS_PATH, { locale: 'fr', schema: bannerWire });
    return { ofCampuses: banner?.ofCampuses, campuses: banner?.campuses.map(({ slug }) => slug) };
  };

  it('LAY-08 names it, and is on no page while the campus is withdrawn', async () => {
    const [banner, lyon] = [await idOf('banners'), await idOf('campuses', 'lyon')];
    expect(await readBanner()).toEqual({ ofCampuses: false, campuses: [] });

    const limited = await editor.saveAndPublish(BANNER, banner, {
      campuses: { set: [{ documentId: lyon }] },
    });
    expect(limited.status, limited.text).toBe(200);
    await expect.poll(readBanner).toEqual({ ofCampuses: true, campuses: ['lyon'] });

    expect((await editor.unpublish(CAMPUS, lyon)).status).toBe(200);
    await expect.poll(readBanner).toEqual({ ofCampuses: true, campuses: [] });
    expect((await editor.publish(CAMPUS, lyon)).status).toBe(200);
    await expect.poll(readBanner).toEqual({ ofCampuses: true, campuses: ['lyon'] });
  });

  it('LAY-08 a draft that is limited changes nothing of what is published', async () => {
    const banner = await idOf('banners');
    expect((await editor.update(BANNER, banner, { campuses: { set: [] } })).status).toBe(200);
    expect(await readBanner()).toEqual({ ofCampuses: true, campuses: ['lyon'] });
    expect((await editor.publish(BANNER, banner)).status).toBe(200);
    await expect.poll(readBanner).toEqual({ ofCampuses: false, campuses: [] });
  });

  it('LAY-08 names no campus of another school', async () => {
    const [tromso] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from campuses where site = 'boreal' and slug = 'tromso' limit 1`,
    );
    const refused = await editor.update(BANNER, await idOf('banners'), {
      campuses: { set: [{ documentId: tromso?.document_id }] },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });
});
