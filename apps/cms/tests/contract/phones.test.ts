import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const CAMPUS = 'api::campus.campus';
const SITE = 'api::site.site';
const refusal = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const settings = z.object({ data: z.object({ schools: z.array(z.record(z.string(), z.unknown())) }) });

/** As a database was before: two columns, some that disagree, one that is no number, and no conversion yet. */
const BEFORE = [
  `alter table campuses add column phone_international varchar(255)`,
  `alter table components_site_phones add column international varchar(255)`,
  `update components_site_phones set number = '01.99.00.10.62', international = '+33199001062'`,
  `update campuses set phone = '01 99 00 10 62', phone_international = '+33 1 99 00 10 62'`,
  `update campuses set phone = '022 555 12 34', phone_international = '+41 22 555 12 34' where slug = 'nantes'`,
  `update campuses set phone = 'bientôt', phone_international = null where slug = 'lille'`,
  `update campuses set phone = null, phone_international = null where slug = 'rennes'`,
  `delete from content_migrations where number = 4`,
];

let service: OwnService;
let editor: EditorSession;
let lyon: string;

beforeAll(async () => {
  service = await startOwnService('phones', {
    prepare: async (database) => {
      for (const sql of BEFORE) await querySql(database, sql);
    },
  });
  editor = await logInEditor(service.url, EDITORS.meridia);
  lyon = await idOf('lyon');
});
afterAll(() => service.stop());

async function idOf(slug: string): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from campuses where site = 'meridia' and slug = $1 limit 1`,
    [slug],
  );
  return row?.document_id ?? '';
}

async function storedOf(slug: string): Promise<(string | null)[]> {
  const rows = await querySql<{ phone: string | null }>(
    service.database,
    `select distinct phone from campuses where site = 'meridia' and slug = $1`,
    [slug],
  );
  return rows.map(({ phone }) => phone);
}

async function draftOf(documentId: string): Promise<string | null | undefined> {
  const [row] = await querySql<{ phone: string | null }>(
    service.database,
    `select phone from campuses where document_id = $1 and locale = 'fr' and published_at is null`,
    [documentId],
  );
  return row?.phone;
}

describe('PHONE-02 a database in which a number stood twice', () => {
  it.each([
    ['paris', '+33 1 99 00 10 62', 'both said the same'],
    ['nantes', '+41 22 555 12 34', 'the one that was dialled names its country'],
    ['lille', 'bientôt', 'what is no number is left for somebody to look at'],
    ['rennes', null, 'none stays none'],
  ])('%s: %s, since %s; in every language, drafts and published', async (slug, phone, _why) => {
    expect(await storedOf(slug)).toEqual([phone]);
  });

  it('the settings of the schools too', async () => {
    const rows = await querySql(service.database, 'select distinct number from components_site_phones');
    expect(rows).toEqual([{ number: '+33 1 99 00 10 62' }]);
  });

  it('what is no number is not published again', async () => {
    const { status, json } = await editor.publish(CAMPUS, await idOf('lille'));
    expect(status).toBe(400);
    expect(refusal.parse(json).error.details.errors.map(({ path }) => path)).toContainEqual(['phone']);
  });
});

describe('PHONE-01 a number is kept in one form', () => {
  it.each([
    ['04.72.00.00.01', '+33 4 72 00 00 01'],
    ['+33472000002', '+33 4 72 00 00 02'],
    ['+32 2 555 12 34', '+32 2 555 12 34'],
    ['  ', null],
  ])('« %s » is kept as %s', async (typed, kept) => {
    const { status, text } = await editor.update(CAMPUS, lyon, { phone: typed });
    expect(status, text).toBe(200);
    expect(await draftOf(lyon)).toBe(kept);
  });

  it.each([['demandez Paul'], ['04 72 00 00'], ['04 72 00 00 00 poste 12']])(
    '« %s » is refused on its field, and changes nothing',
    async (typed) => {
      await editor.update(CAMPUS, lyon, { phone: '04 72 00 00 03' });
      const { status, json } = await editor.update(CAMPUS, lyon, { phone: typed, city: 'Ailleurs' });
      expect(status).toBe(400);
      const { message, details } = refusal.parse(json).error;
      expect(message).toContain('Ce n’est pas un numéro de téléphone');
      expect(details.errors).toMatchObject([{ path: ['phone'] }]);
      expect(await draftOf(lyon)).toBe('+33 4 72 00 00 03');
    },
  );

  it('by « Publier » and by a copy as well', async () => {
    const published = await editor.saveAndPublish(CAMPUS, lyon, { phone: '04-72-00-00-04' });
    expect(published.status, published.text).toBe(200);
    expect(await storedOf('lyon')).toEqual(['+33 4 72 00 00 04']);
    const copied = await editor.clone(CAMPUS, lyon, { title: 'Lyon 2', slug: 'lyon-2', phone: 'non' });
    expect(copied.status).toBe(400);
  });

  it('in the settings of the school, on the field of its entry', async () => {
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from sites where site = 'meridia' limit 1`,
    );
    const documentId = row?.document_id ?? '';
    const { schools } = settings.parse(
      (await editor.ask('GET', `/content-manager/collection-types/${SITE}/${documentId}?locale=fr`)).json,
    ).data;
    const withNumber = (number: string) => ({
      schools: schools.map((school) => ({ ...school, phone: { number } })),
    });
    const refused = await editor.update(SITE, documentId, withNumber('abc'));
    expect(refusal.parse(refused.json).error.details.errors[0]?.path).toEqual([
      'schools',
      '0',
      'phone',
      'number',
    ]);
    const kept = await editor.update(SITE, documentId, withNumber('0199001063'));
    expect(kept.status, kept.text).toBe(200);
    const rows = await querySql(
      service.database,
      `select 1 from components_site_phones where number = '+33 1 99 00 10 63'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
