import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture, foreignTypes, type ForeignType } from '../support/foreign-school.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin, readUses, readWhole } from '../support/panel-document.ts';
import { readAccounts, somebody } from '../support/people.ts';

const COLLECTIONS = '/content-manager/collection-types';
const EVENT = 'api::event.event';
const CAMPUS = 'api::campus.campus';
const NEWS = 'api::news.news';
const REDIRECT = 'api::redirect.redirect';
const created = z.object({ data: z.object({ documentId: z.string() }) });
const message = z.object({ error: z.object({ message: z.string() }) });
const uploaded = z.array(z.object({ id: z.number(), url: z.string() }));

let service: OwnService;
let editor: EditorSession;
let types: ForeignType[];

beforeAll(async () => {
  service = await startOwnService('bin');
  types = await foreignTypes(await logInEditor(service.url, EDITORS.admin), 'meridia');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

const remove = (uid: string, documentId: string, body: object = {}) =>
  editor.ask('POST', `/where-used/${uid}/${documentId}/delete`, { isConfirmed: true, ...body });

async function entryOf(documentId: string): Promise<string> {
  const entry = (await readBin(editor)).find((one) => one.documentId === documentId);
  if (!entry) throw new Error(`${documentId} is not in the bin`);
  return entry.id;
}

async function restore(documentId: string): Promise<void> {
  const { status, text } = await editor.ask('POST', `/bin/${await entryOf(documentId)}/restore`, {});
  expect(status, text).toBe(200);
}

async function idBySlug(table: string, slug: string): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from ${table} where site = 'meridia' and slug = $1 limit 1`,
    [slug],
  );
  return row?.document_id ?? '';
}

function eventsOfLyon() {
  const query = { filters: { campuses: { slug: { $eq: 'lyon' } } }, pagination: { limit: 100 } };
  return clientOf('meridia', service.url).getList(EVENTS_PATH, { locale: 'fr', query, schema: eventWire });
}

describe('BIN-02 what is restored is what was deleted', () => {
  it('BIN-02 for every type of content, with its components, pictures and relations in both directions', async () => {
    expect(types.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const { uid, documentId, relations } of types) {
      const before = await readWhole(editor, uid, documentId, relations);
      const { status, text } = await remove(uid, documentId);
      if (status === 403) {
        refused.push(uid);
        continue;
      }
      expect(status, `${uid} ${text}`).toBe(200);
      expect((await editor.ask('GET', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`)).status).toBe(404);

      await restore(documentId);
      expect(await readWhole(editor, uid, documentId, relations), uid).toEqual(before);
    }
    // The settings of a school are never deleted by its editors.
    expect(refused).toEqual(['api::site.site']);
    expect(await readBin(editor)).toEqual([]);
  });

  it('BIN-02 and once published again, visitors read it as before', async () => {
    const lyon = await idBySlug('campuses', 'lyon');
    await editor.publish(CAMPUS, lyon);
    const before = await eventsOfLyon();
    expect(before.length).toBeGreaterThan(0);

    expect((await remove(CAMPUS, lyon)).status).toBe(200);
    await expect.poll(async () => (await eventsOfLyon()).length).toBe(0);
    await restore(lyon);
    expect((await eventsOfLyon()).length).toBe(0);
    expect((await editor.publish(CAMPUS, lyon)).status).toBe(200);
    await expect.poll(eventsOfLyon).toEqual(before);
  });

  it('BIN-02 two that point to each other come back together, whichever is first', async () => {
    const [event] = await eventsOfLyon();
    const eventId = event?.documentId ?? '';
    const campusId = event?.campuses[0]?.documentId ?? '';
    const before = await readWhole(editor, EVENT, eventId, ['campuses']);
    await remove(EVENT, eventId);
    await remove(CAMPUS, campusId);

    await restore(eventId);
    await restore(campusId);
    expect(await readWhole(editor, EVENT, eventId, ['campuses'])).toEqual(before);
  });

  it('BIN-01 one language alone, by Strapi’s own call', async () => {
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from news_items where site = 'meridia' and locale = 'en' limit 1`,
    );
    const id = row?.document_id ?? '';
    const before = await readWhole(editor, NEWS, id, ['cat_news', 'campus_infos']);
    await editor.unpublish(NEWS, id, 'en');
    expect((await editor.ask('DELETE', `${COLLECTIONS}/${NEWS}/${id}?locale=en`)).status).toBe(200);
    const [entry] = (await readBin(editor)).filter((one) => one.documentId === id);
    expect(entry?.locales).toEqual(['en']);

    await restore(id);
    expect(await readWhole(editor, NEWS, id, ['cat_news', 'campus_infos'])).toEqual(before);
  });
});

describe('BIN-02 what cannot be restored', () => {
  it('BIN-02 is refused with a sentence, and stays in the bin', async () => {
    const source = { source: '/corbeille-essai', destination: '/agenda', kind: 'exact', active: true };
    const first = created.parse((await editor.create(REDIRECT, source)).json).data.documentId;
    await remove(REDIRECT, first);
    await editor.create(REDIRECT, source);

    const { status, json } = await editor.ask('POST', `/bin/${await entryOf(first)}/restore`, {});
    expect(status).toBe(400);
    expect(message.parse(json).error.message).toContain('Une redirection part déjà de cette source');
    expect(await entryOf(first)).not.toBe('');
  });

  it.each(['0', '999999999', 'x', '1;drop'])('BIN-02 %s is nothing', async (id) => {
    expect((await editor.ask('POST', `/bin/${encodeURIComponent(id)}/restore`, {})).status).toBe(404);
  });
});

describe('USED-05 a picture', () => {
  async function uploadPicture(): Promise<{ id: number; url: string }> {
    const { json } = await editor.sendForm(
      'POST',
      '/upload',
      { files: await aPicture('#654321') },
      'vue.png',
    );
    const [file] = uploaded.parse(json);
    if (!file) throw new Error('No picture');
    return file;
  }

  it('USED-05 in use is not deleted, and the editor is told where it is used', async () => {
    const { id } = await uploadPicture();
    const news = await idBySlug('news_items', 'prix-du-livre-etudiant-2026');
    expect((await editor.update(NEWS, news, { focusImage: id })).status).toBe(200);
    const answers = [
      await editor.ask('DELETE', `/upload/files/${id}`),
      await editor.ask('POST', '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(400);
      expect(message.parse(json).error.message).toMatch(/est utilisée dans 1.actualité : « .+ »/);
    }
    expect((await editor.ask('GET', `/upload/files/${id}`)).status).toBe(200);
  });

  it('BIN-01 that nothing uses goes to the bin, and comes back as it was', async () => {
    const { id } = await uploadPicture();
    const before = (await editor.ask('GET', `/upload/files/${id}`)).json;
    expect((await editor.ask('DELETE', `/upload/files/${id}`)).status).toBe(200);
    expect((await editor.ask('GET', `/upload/files/${id}`)).status).toBe(404);

    const entry = (await readBin(editor)).find(({ uid }) => uid === 'plugin::upload.file');
    expect((await editor.ask('POST', `/bin/${entry?.id}/restore`, {})).status).toBe(200);
    expect((await editor.ask('GET', `/upload/files/${id}`)).json).toEqual(before);
  });
});

describe('BIN-02 a picture whose uploader has no account any more', () => {
  it('BIN-02 comes back, as nobody’s', async () => {
    const { json } = await editor.sendForm(
      'POST',
      '/upload',
      { files: await aPicture('#765432') },
      'vue.png',
    );
    const id = uploaded.parse(json)[0]?.id;
    expect((await editor.ask('DELETE', `/upload/files/${id}`)).status).toBe(200);
    const entry = (await readBin(editor)).find(({ uid }) => uid === 'plugin::upload.file');
    await querySql(
      service.database,
      `update content_bin set snapshot = jsonb_set(jsonb_set(snapshot, '{file,created_by_id}', '999999'), '{file,updated_by_id}', '999999')
       where id = $1`,
      [entry?.id],
    );
    const { status, text } = await editor.ask('POST', `/bin/${entry?.id}/restore`, {});
    expect(status, text).toBe(200);
    const [row] = await querySql<{ created_by_id: number | null }>(
      service.database,
      'select created_by_id from files where id = $1',
      [id],
    );
    expect(row).toEqual({ created_by_id: null });
  });
});

describe('BIN-01 many at once', () => {
  const bulkDelete = (documentIds: readonly string[]) =>
    editor.ask('POST', `${COLLECTIONS}/${CAMPUS}/actions/bulkDelete`, { documentIds, locale: 'fr' });

  it('BIN-01 go to the bin; one that is used by something published stops them all', async () => {
    // One that no test above has deleted: what comes back is a draft.
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from campuses where site = 'meridia' and published_at is not null order by slug desc limit 1`,
    );
    const campus = row?.document_id ?? '';
    const copy = await editor.clone(CAMPUS, campus, { slug: 'copie-d-un-campus' });
    const copyId = created.parse(copy.json).data.documentId;
    expect((await readUses(editor, CAMPUS, campus)).groups.length).toBeGreaterThan(3);

    const { status, json } = await bulkDelete([copyId, campus]);
    expect(status).toBe(400);
    expect(message.parse(json).error.message).toContain('est utilisé dans');
    expect((await readBin(editor)).some(({ documentId }) => documentId === copyId)).toBe(false);

    expect((await bulkDelete([copyId])).status).toBe(200);
    expect((await readBin(editor)).some(({ documentId }) => documentId === copyId)).toBe(true);
  });
});

describe('BIN-02, ACC-03 the bin of somebody of a campus', () => {
  const ENTRY = `insert into content_bin (site, uid, document_id, locales, title, was_published, snapshot, deleted_by, deleted_at, ends_at)
    select 'meridia', $1, $2 || n, '{fr}', 'Titre', false, $3, '', now() - n * interval '1 second', now() + interval '20 days'
    from generate_series($4::int, $5::int) as n`;

  it('BIN-02, ACC-03 has what is hers, however much of others was deleted since', async () => {
    const manager = await logInEditor(service.url, EDITORS.responsable);
    const { campuses } = await readAccounts(manager);
    const idOf = (title: string) => campuses.find((campus) => campus.title === title)?.documentId ?? '';
    const person = await somebody(service.url, manager, {
      ...{ role: 'redaction-campus', campuses: [idOf('Lyon')], email: 'corbeille@meridia.example' },
    });
    const naming = (documentId: string, campus: string) =>
      JSON.stringify({
        links: [
          {
            source: { key: { documentId } },
            target: { key: { uid: CAMPUS, documentId: idOf(campus) } },
          },
        ],
      });
    await querySql(service.database, ENTRY, [EVENT, 'of-paris-', naming('of-paris-1', 'Paris'), 1, 300]);
    await querySql(service.database, ENTRY, [NEWS, 'news-', '{}', 1, 300]);
    await querySql(service.database, ENTRY, [EVENT, 'of-lyon-', naming('of-lyon-900', 'Lyon'), 900, 900]);

    expect((await readBin(person)).map(({ documentId }) => documentId)).toEqual(['of-lyon-900']);
    expect(await readBin(editor)).toHaveLength(500);
  });
});
