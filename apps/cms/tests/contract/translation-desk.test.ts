import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorWire } from '@meridia/contract/error.wire';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { actionsOf, versionsOf } from '../support/history-of.ts';
import { call, type Answer } from '../support/http-call.ts';
import { leastMs } from '../support/least-ms.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { deskPath, lineOf, markCurrent, readDesk, readList, saveEnglish } from '../support/translation-of.ts';

const EVENT = 'api::event.event';
const CLAIRE = 'Claire Rédaction';
const NEVER = '1970-01-01T00:00:00.000Z';
const created = z.object({ data: z.object({ documentId: z.string() }) });

let service: OwnService;
let editor: EditorSession;
let manager: EditorSession;
let boreal: EditorSession;

beforeAll(async () => {
  service = await startOwnService('translation_desk');
  editor = await logInEditor(service.url, EDITORS.meridia);
  manager = await logInEditor(service.url, EDITORS.responsable);
  boreal = await logInEditor(service.url, EDITORS.boreal);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer;
}
const sentenceOf = (answer: Answer) => errorWire.parse(answer.json).error.message;
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

async function anEvent(slug: string): Promise<string> {
  const event = {
    ...{ title: 'Portes ouvertes', slug, type: 'open-door', venue: 'Amphithéâtre' },
    ...{ dateStart: '2030-03-16T09:00:00.000Z', description: paragraph('Venez visiter le campus.') },
  };
  return created.parse(done(await editor.create(EVENT, event)).json).data.documentId;
}

async function inBothLanguages(slug: string): Promise<string> {
  const id = await anEvent(slug);
  done(await editor.update(EVENT, id, { title: 'Open day', venue: 'Lecture hall' }, 'en'));
  return id;
}

const stateOf = async (id: string) => (await lineOf(editor, id))?.state;
const changeFrench = async (id: string, fields: object = { title: 'Journée portes ouvertes' }) =>
  done(await editor.update(EVENT, id, { ...fields }));

describe('TRAD-01 the list of a school', () => {
  it('TRAD-01, TRAD-02 has every document, up to date as the seed has it, in less than a second', async () => {
    const { types, lines } = await readList(editor);
    const took = await leastMs(() => readList(editor));
    const counts = Object.entries(Object.groupBy(lines, ({ state }) => state)).map(
      ([state, group]) => `${state} ${group.length}`,
    );
    process.stdout.write(
      `translation desk: ${took} ms for ${lines.length} documents: ${counts.join(', ')}\n`,
    );
    expect(types.length).toBeGreaterThan(10);
    expect(lines.length).toBeGreaterThan(300);
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['missing', 'current']));
    expect(took).toBeLessThan(1000);
  });

  it('TRAD-01 is one school’s, and for somebody who is logged in', async () => {
    const id = await anEvent('liste-d-ici');
    expect(await stateOf(id)).toBe('missing');
    expect(await lineOf(boreal, id)).toBeUndefined();
    expect((await editor.ask('GET', '/translation-desk?site=boreal')).status).toBe(403);
    expect((await call(service.url, '/translation-desk')).status).toBe(401);
  });
});

describe('TRAD-02 the French has changed since', () => {
  it('TRAD-02, TRAD-03 is told with what changed, who changed it and when', async () => {
    const id = await inBothLanguages('change');
    expect(await stateOf(id)).toBe('current');
    await changeFrench(id);
    const line = await lineOf(editor, id);
    expect(line).toMatchObject({ state: 'changed', changed: ['Titre'] });
    expect(line?.since).toMatch(new RegExp(`^${CLAIRE}, le \\d+ \\S+ \\d{4} à \\d\\d:\\d\\d$`));

    const { state, fields, accord } = await readDesk(editor, EVENT, id);
    expect(state).toBe('changed');
    expect(accord).toContain(`Anglais enregistré par ${CLAIRE}`);
    const title = fields.find(({ name }) => name === 'title');
    expect(title).toMatchObject({ label: 'Titre', french: 'Journée portes ouvertes', english: 'Open day' });
    expect(title?.changes).toEqual([expect.objectContaining({ label: 'Titre' })]);
    expect(fields.filter(({ changes }) => changes.length > 0)).toHaveLength(1);
    expect(fields.find(({ name }) => name === 'description')?.french).toBe('Venez visiter le campus.');
    expect(fields.some(({ name }) => name === 'dateStart')).toBe(false);
  });

  it('TRAD-02 neither by what the languages share, nor by a publication, nor by a relation', async () => {
    const id = await inBothLanguages('partage');
    const [lyon] = await querySql<{ id: string }>(
      service.database,
      `select document_id as id from campuses where site = 'meridia' limit 1`,
    );
    await changeFrench(id, { dateStart: '2030-04-16T09:00:00.000Z' });
    await changeFrench(id, { campuses: { set: [{ documentId: lyon?.id }] } });
    done(await editor.publish(EVENT, id));
    expect(await actionsOf(service, id)).toContain('publish');
    expect(await actionsOf(service, id, 'en')).toContain('shared');
    expect(await stateOf(id)).toBe('current');
  });

  it('TRAD-02 content of the seed is up to date until its French is saved', async () => {
    const seeded = (await readList(editor)).lines.find(
      ({ uid, state }) => uid === EVENT && state === 'current',
    );
    const id = seeded?.documentId ?? '';
    await changeFrench(id, { title: 'Un autre titre' });
    expect(await lineOf(editor, id)).toMatchObject({ state: 'changed', changed: ['Titre'] });
    expect((await readDesk(editor, EVENT, id)).accord).toContain('avant l’historique');
    done(await editor.update(EVENT, id, { title: seeded?.title }));
    expect(await stateOf(id)).toBe('current');
  });

  it('TRAD-02 a version restored: English counts as saved, French of before as unchanged', async () => {
    const id = await inBothLanguages('restaure');
    const [english] = await versionsOf(service, id, 'en');
    const [french] = await versionsOf(service, id);
    done(await editor.update(EVENT, id, { title: 'Open house' }, 'en'));
    await changeFrench(id);
    expect(await stateOf(id)).toBe('changed');
    done(await editor.ask('POST', `/history/versions/${french?.id}/restore`, {}));
    expect(await stateOf(id)).toBe('current');

    await changeFrench(id);
    done(await editor.ask('POST', `/history/versions/${english?.id}/restore`, {}));
    expect(await stateOf(id)).toBe('current');
  });

  it('TRAD-02 an English that was saved and abandoned does not count', async () => {
    const id = await inBothLanguages('abandonne');
    done(await editor.publish(EVENT, id));
    done(await editor.publish(EVENT, id, 'en'));
    await changeFrench(id);
    done(await editor.update(EVENT, id, { title: 'Open house' }, 'en'));
    expect(await stateOf(id)).toBe('current');
    const discard = `/content-manager/collection-types/${EVENT}/${id}/actions/discard?locale=en`;
    done(await editor.ask('POST', discard, {}));
    expect(await stateOf(id)).toBe('changed');
  });

  it('TRAD-02 a copy has the languages it was made with, and nothing has changed since', async () => {
    const id = await inBothLanguages('modele');
    await changeFrench(id);
    const copied = done(await editor.clone(EVENT, id, { slug: 'copie-du-modele', title: 'Une copie' }));
    const copy = created.parse(copied.json).data.documentId;
    const rows = await querySql(
      service.database,
      `select id from events where document_id = $1 and locale = 'en'`,
      [copy],
    );
    expect(await stateOf(copy)).toBe(rows.length === 0 ? 'missing' : 'current');
  });

  it('TRAD-02 the French that the English was written from is kept, however often French is saved', async () => {
    const id = await inBothLanguages('souvent');
    const [source] = await versionsOf(service, id);
    await querySql(
      service.database,
      `insert into content_versions (site, uid, document_id, locale, action, title, hash, snapshot, row_updated_at)
       select site, uid, document_id, locale, 'update', title, hash || n, snapshot || '{"venue": "Cour"}', row_updated_at
       from content_versions, generate_series(1, 60) as n where id = $1`,
      [source?.id],
    );
    await changeFrench(id, { venue: 'Cour' });
    const kept = await versionsOf(service, id);
    expect(kept.length).toBeLessThan(55);
    expect(kept[0]?.id).toBe(source?.id);
    expect(await lineOf(editor, id)).toMatchObject({ state: 'changed', changed: ['Lieu hors campus'] });
  });
});

describe('TRAD-04 English written at the desk', () => {
  it('TRAD-04 is a draft with its version: what is published stays, and the English is up to date', async () => {
    const id = await inBothLanguages('ecrit-ici');
    done(await editor.publish(EVENT, id));
    done(await editor.publish(EVENT, id, 'en'));
    await changeFrench(id);
    done(await saveEnglish(editor, [EVENT, id], { title: 'Open house', venue: ' ' }));
    const last = (await versionsOf(service, id, 'en')).at(-1);
    expect(last).toMatchObject({
      action: 'update',
      author: CLAIRE,
      snapshot: { title: 'Open house', venue: null },
    });
    const titles = await querySql(
      service.database,
      `select title from events where document_id = $1 and locale = 'en' order by published_at nulls first`,
      [id],
    );
    expect(titles).toEqual([{ title: 'Open house' }, { title: 'Open day' }]);
    expect(await stateOf(id)).toBe('current');
  });

  it('TRAD-04 the first save makes the English version, with what the languages share', async () => {
    const id = await anEvent('commence');
    done(await editor.publish(EVENT, id));
    expect(await readDesk(editor, EVENT, id)).toMatchObject({ state: 'missing', updatedAt: NEVER });
    done(await saveEnglish(editor, [EVENT, id], { title: 'Begun here' }));
    const rows = await querySql(
      service.database,
      `select title, slug, site, type, to_char(date_start, 'YYYY-MM-DD') as day, published_at as published
       from events where document_id = $1 and locale = 'en'`,
      [id],
    );
    const shared = { slug: 'commence', site: 'meridia', type: 'open-door', day: '2030-03-16' };
    expect(rows).toEqual([{ title: 'Begun here', ...shared, published: null }]);
    expect(await actionsOf(service, id, 'en')).toEqual(['create']);
    expect(await lineOf(editor, id)).toMatchObject({ state: 'current', isEnglishPublished: false });
    done(await editor.publish(EVENT, id, 'en'));
    expect(await lineOf(editor, id)).toMatchObject({ state: 'current', isEnglishPublished: true });
  });

  it('TRAD-04 is refused with who and when, where somebody else has saved since', async () => {
    const id = await inBothLanguages('conflit');
    const { updatedAt } = await readDesk(editor, EVENT, id);
    done(await saveEnglish(manager, [EVENT, id], { title: 'Hers' }));
    const refusal = await saveEnglish(editor, [EVENT, id], { title: 'Mine' }, updatedAt);
    expect(refusal.status).toBe(400);
    expect(sentenceOf(refusal)).toMatch(/, le .* a enregistré ce contenu après que vous l’avez ouvert/);
    expect((await versionsOf(service, id, 'en')).at(-1)?.snapshot.title).toBe('Hers');
    done(await saveEnglish(editor, [EVENT, id], { title: 'Mine' }));
    expect((await versionsOf(service, id, 'en')).at(-1)?.snapshot.title).toBe('Mine');
  });

  it('TRAD-04 two who begin the same English: the second is told', async () => {
    const id = await anEvent('deux-debuts');
    done(await saveEnglish(manager, [EVENT, id], { title: 'Hers' }, NEVER));
    expect((await saveEnglish(editor, [EVENT, id], { title: 'Mine' }, NEVER)).status).toBe(400);
  });

  it.each([
    ['what the languages share', { slug: 'autre' }],
    ['rich text', { description: 'Text' }],
    ['the school', { site: 'boreal' }],
    ['no field', { nothing: 'x' }],
    ['nothing at all', {}],
    ['two lines in a title', { title: 'Two\nlines' }],
    ['too long a title', { title: 'x'.repeat(60_000) }],
  ])('TRAD-04 %s is refused', async (_what, fields) => {
    const id = await inBothLanguages(`refus-${Object.keys(fields).join('')}-${_what.length}`);
    const answer = await saveEnglish(editor, [EVENT, id], fields as Record<string, string>);
    expect([400, 403], answer.text).toContain(answer.status);
    expect(await actionsOf(service, id, 'en')).toEqual(['create']);
  });
});

describe('TRAD-06 « Marquer comme à jour »', () => {
  it('TRAD-06 covers the French that was seen, and no later one', async () => {
    const id = await inBothLanguages('marque');
    await changeFrench(id);
    const { frenchVersion } = await readDesk(editor, EVENT, id);
    done(await markCurrent(editor, [EVENT, id], frenchVersion));
    expect(await stateOf(id)).toBe('current');
    expect((await readDesk(editor, EVENT, id)).accord).toContain(`Marqué comme à jour par ${CLAIRE}`);
    expect(await actionsOf(service, id, 'en')).toEqual(['create']);

    await changeFrench(id, { venue: 'Cour' });
    expect(await lineOf(editor, id)).toMatchObject({ state: 'changed', changed: ['Lieu hors campus'] });
    done(await markCurrent(editor, [EVENT, id], frenchVersion));
    expect(await stateOf(id)).toBe('changed');
  });

  it('TRAD-06 names a French version of this document that has an English', async () => {
    const id = await inBothLanguages('marque-autre');
    const other = await anEvent('marque-sans-anglais');
    const { frenchVersion } = await readDesk(editor, EVENT, other);
    const [english] = await versionsOf(service, id, 'en');
    expect((await markCurrent(editor, [EVENT, other], frenchVersion)).status).toBe(400);
    expect((await markCurrent(editor, [EVENT, id], frenchVersion)).status).toBe(400);
    expect((await markCurrent(editor, [EVENT, id], english?.id ?? '')).status).toBe(400);
    expect((await markCurrent(editor, [EVENT, id], '1; drop table')).status).toBe(400);
  });
});

describe('TRAD-05 the other school', () => {
  it('TRAD-05 neither reads, writes nor marks', async () => {
    const id = await inBothLanguages('d-ici');
    const { frenchVersion, updatedAt } = await readDesk(editor, EVENT, id);
    expect((await boreal.ask('GET', deskPath(EVENT, id))).status).toBe(403);
    expect((await saveEnglish(boreal, [EVENT, id], { title: 'Theirs' }, updatedAt)).status).toBe(403);
    expect((await markCurrent(boreal, [EVENT, id], frenchVersion)).status).toBe(403);
    expect(await actionsOf(service, id, 'en')).toEqual(['create']);
  });

  it.each(['api::redirect.redirect', 'admin::user', 'plugin::upload.file'])(
    'TRAD-05 %s has no languages',
    async (uid) => {
      expect((await editor.ask('GET', deskPath(uid, 'x'))).status).toBe(404);
    },
  );
});
