import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readAccounts, somebody } from '../support/people.ts';
import { lineOf, markCurrent, readDesk, readList, saveEnglish } from '../support/translation-of.ts';

const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const CAMPUS = 'api::campus.campus';
const created = z.object({ data: z.object({ documentId: z.string() }) });

let service: OwnService;
let editor: EditorSession;
let manager: EditorSession;
let campuses: string[];

beforeAll(async () => {
  service = await startOwnService('translation_rights', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
  editor = await logInEditor(service.url, EDITORS.meridia);
  manager = await logInEditor(service.url, EDITORS.responsable);
  campuses = (await readAccounts(manager)).campuses.map(({ documentId }) => documentId);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer;
}

async function anEvent(slug: string, campus?: string): Promise<string> {
  const place = campus ? { campuses: { set: [{ documentId: campus }] } } : {};
  const event = {
    title: 'Atelier',
    slug,
    type: 'conference',
    dateStart: '2030-03-16T09:00:00.000Z',
    ...place,
  };
  const id = created.parse(done(await editor.create(EVENT, event)).json).data.documentId;
  done(await editor.update(EVENT, id, { title: 'Workshop' }, 'en'));
  done(await editor.update(EVENT, id, { title: 'Atelier de printemps' }));
  return id;
}

async function expectReader(session: EditorSession, id: string): Promise<void> {
  const { canWrite, fields, frenchVersion, updatedAt } = await readDesk(session, EVENT, id);
  expect(canWrite).toBe(false);
  expect(fields.filter(({ isEditable }) => isEditable)).toEqual([]);
  expect((await saveEnglish(session, [EVENT, id], { title: 'Mine' }, updatedAt)).status).toBe(403);
  expect((await markCurrent(session, [EVENT, id], frenchVersion)).status).toBe(403);
}

describe('TRAD-05 who translates what', () => {
  it('TRAD-05 somebody of a campus: the documents of her campus, and no others', async () => {
    const [own = '', other = ''] = campuses;
    const mine = await anEvent('de-mon-campus', own);
    const elsewhere = await anEvent('d-un-autre-campus', other);
    const ofNone = await anEvent('de-l-ecole');
    const session = await somebody(service.url, manager, {
      ...{ role: 'redaction-campus', campuses: [own], email: 'desk-campus@meridia.example' },
    });
    const { types, lines } = await readList(session);
    expect(types.map(({ uid }) => uid).toSorted()).toEqual([
      ...[EVENT, 'api::job-offer.job-offer', 'api::team-member.team-member'],
    ]);
    const ids = lines.map(({ documentId }) => documentId);
    expect(ids).toContain(mine);
    expect(ids).not.toContain(elsewhere);
    expect(ids).not.toContain(ofNone);

    expect((await readDesk(session, EVENT, mine)).canWrite).toBe(true);
    done(await saveEnglish(session, [EVENT, mine], { title: 'Spring workshop' }));
    expect((await lineOf(session, mine))?.state).toBe('current');
    for (const id of [elsewhere, ofNone]) await expectReader(session, id);
  });

  it('TRAD-05 somebody who reads: everything, and nothing to write', async () => {
    const id = await anEvent('a-relire');
    const session = await somebody(service.url, manager, {
      ...{ role: 'relecture', email: 'desk-relecture@meridia.example' },
    });
    const hers = await readList(session);
    expect(hers.lines).toHaveLength((await readList(editor)).lines.length);
    expect(await lineOf(session, id)).toMatchObject({ state: 'changed' });
    await expectReader(session, id);
  });

  it('TRAD-05 admissions: their types, and the fields of a campus that are theirs', async () => {
    const session = await somebody(service.url, manager, {
      ...{ role: 'admissions', email: 'desk-admissions@meridia.example' },
    });
    const { types } = await readList(session);
    expect(types.map(({ uid }) => uid)).not.toContain(NEWS);
    const [campus = ''] = campuses;
    const { fields, updatedAt } = await readDesk(session, CAMPUS, campus);
    expect(fields.find(({ name }) => name === 'summary')?.isEditable).toBe(false);
    expect((await saveEnglish(session, [CAMPUS, campus], { summary: 'Ours' }, updatedAt)).status).toBe(403);
    const id = await anEvent('des-admissions');
    done(await saveEnglish(session, [EVENT, id], { title: 'Ours' }));
  });

  it('TRAD-05 an administrator names the school', async () => {
    const admin = await logInEditor(service.url, EDITORS.admin);
    expect((await admin.ask('GET', '/translation-desk')).status).toBe(400);
    expect((await readList(admin, '?site=boreal')).lines.length).toBeGreaterThan(0);
    const id = await anEvent('d-administration');
    done(await saveEnglish(admin, [EVENT, id], { title: 'Theirs' }));
  });

  it('TRAD-05 somebody who writes French only reads', async () => {
    const id = await anEvent('en-francais-seulement');
    await querySql(
      service.database,
      `update admin_permissions set properties = jsonb_set(properties, '{locales}', '["fr"]')
       where subject = $1 and action like '%explorer.update' and id in (
         select permission_id from admin_permissions_role_lnk join admin_roles on admin_roles.id = role_id
         where code = 'redaction-meridia')`,
      [EVENT],
    );
    done(await editor.update(EVENT, id, { title: 'Atelier d’été' }));
    const { types } = await readList(editor);
    expect(types.map(({ uid }) => uid)).not.toContain(EVENT);
    expect(types.map(({ uid }) => uid)).toContain(NEWS);
    await expectReader(editor, id);
  });
});
