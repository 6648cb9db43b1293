import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorWire } from '@meridia/contract/error.wire';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { actionsOf, shownVersions, versionsOf } from '../support/history-of.ts';
import type { Answer } from '../support/http-call.ts';
import { leastMs } from '../support/least-ms.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const EVENT = 'api::event.event';
const REDIRECT = 'api::redirect.redirect';
const CLAIRE = 'Claire Rédaction';
const TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] }];

const written = z.object({ data: z.object({ documentId: z.string(), updatedAt: z.string() }) });
const opened = z.object({
  savedSince: z.object({ id: z.string(), words: z.string(), updatedAt: z.string() }).nullable(),
});
const journal = z.object({
  entries: z.array(z.object({ documentId: z.string(), what: z.string(), type: z.string() })),
  hasMore: z.boolean(),
  authors: z.array(z.object({ id: z.number(), name: z.string() })),
  types: z.array(z.object({ uid: z.string(), name: z.string() })),
});
const shown = z.object({
  changes: z.array(z.object({ label: z.string(), removed: z.string(), added: z.string() })).nullable(),
  restoring: z.array(z.object({ label: z.string() })),
});

let service: OwnService;
let editor: EditorSession;
let admin: EditorSession;

beforeAll(async () => {
  service = await startOwnService('history');
  editor = await logInEditor(service.url, EDITORS.meridia);
  admin = await logInEditor(service.url, EDITORS.admin);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer;
}

const idOf = (answer: Answer) => written.parse(done(answer).json).data.documentId;
const createEvent = async (slug: string, extra: Record<string, unknown> = {}) =>
  idOf(
    await editor.create(EVENT, {
      title: 'Portes ouvertes',
      slug,
      type: 'open-door',
      dateStart: '2030-01-12T09:00:00.000Z',
      description: TEXT,
      ...extra,
    }),
  );
const save = async (documentId: string, data: Record<string, unknown>, locale = 'fr') =>
  done(await editor.update(EVENT, documentId, data, locale));

describe('HIST-01 every save and publication is a version', () => {
  it('HIST-01 each action is one, with its author', async () => {
    const documentId = await createEvent('histoire');
    await save(documentId, { title: 'Portes ouvertes d’hiver' });
    await save(documentId, { title: 'Portes ouvertes d’hiver' });
    done(await editor.publish(EVENT, documentId));
    done(await editor.unpublish(EVENT, documentId));
    done(await admin.publish(EVENT, documentId));
    await save(documentId, { title: 'Brouillon' });
    const discard = `/content-manager/collection-types/${EVENT}/${documentId}/actions/discard?locale=fr`;
    done(await editor.ask('POST', discard, {}));
    done(await editor.ask('DELETE', `/content-manager/collection-types/${EVENT}/${documentId}?locale=fr`));

    const versions = await versionsOf(service, documentId);
    expect(versions.map(({ action, author }) => `${action} ${author}`)).toEqual([
      `create ${CLAIRE}`,
      // The save and the publication of the same content a moment later are one.
      `publish ${CLAIRE}`,
      `unpublish ${CLAIRE}`,
      'publish Admin Meridia',
      `update ${CLAIRE}`,
      `discardDraft ${CLAIRE}`,
      `delete ${CLAIRE}`,
    ]);
    expect(versions.map(({ snapshot }) => snapshot.title)).toEqual([
      'Portes ouvertes',
      ...Array.from({ length: 3 }, () => 'Portes ouvertes d’hiver'),
      'Brouillon',
      ...Array.from({ length: 2 }, () => 'Portes ouvertes d’hiver'),
    ]);
  });

  it('HIST-01 several documents and languages at once, and what the languages share', async () => {
    const ids = [await createEvent('lot-un'), await createEvent('lot-deux')];
    for (const id of ids) await save(id, { title: 'Open day' }, 'en');
    const [first = ''] = ids;
    await save(first, { dateStart: '2030-02-12T09:00:00.000Z' });
    for (const action of ['bulkPublish', 'bulkUnpublish'] as const)
      done(await editor.bulk(action, EVENT, ids, ['fr', 'en']));
    const bulkDelete = `/content-manager/collection-types/${EVENT}/actions/bulkDelete`;
    for (const locale of ['en', 'fr'])
      done(await editor.ask('POST', bulkDelete, { documentIds: ids, locale }));

    expect(await actionsOf(service, first)).toEqual(['create', 'publish', 'unpublish', 'delete']);
    expect(await actionsOf(service, first, 'en')).toEqual(['create', 'publish', 'unpublish', 'delete']);
    const english = await versionsOf(service, first, 'en');
    expect(english.at(-1)?.snapshot).toMatchObject({
      title: 'Open day',
      dateStart: '2030-02-12T09:00:00.000Z',
    });
  });

  it('HIST-01 a copy and a type without drafts have theirs', async () => {
    const source = await createEvent('modele');
    const copy = idOf(await editor.clone(EVENT, source, { title: 'Copie', slug: 'copie' }));
    expect(await actionsOf(service, copy)).toEqual(['clone']);
    expect(await actionsOf(service, source)).toEqual(['create']);

    const redirect = { source: '/essai-histoire', destination: '/agenda', kind: 'exact', active: true };
    const documentId = idOf(await editor.create(REDIRECT, redirect));
    done(await editor.update(REDIRECT, documentId, { destination: '/contact' }));
    done(
      await editor.importRedirects(
        'source,destination,kind,group,active\n/essai-histoire,/campus,exact,,true',
      ),
    );
    const versions = await versionsOf(service, documentId);
    expect(versions.map(({ action, snapshot }) => [action, snapshot.destination])).toEqual([
      ['create', '/agenda'],
      ['update', '/contact'],
      ['update', '/campus'],
    ]);
  });

  it('HIST-01 what was there before its history can be restored too', async () => {
    const [row] = await querySql<{ document_id: string; title: string }>(
      service.database,
      `select document_id, title from news_items where site = 'meridia' and locale = 'fr' and published_at is null limit 1`,
    );
    const documentId = row?.document_id ?? '';
    done(await editor.update('api::news.news', documentId, { title: 'Tout autre chose' }));
    const [before, after] = await versionsOf(service, documentId);
    expect([before?.action, before?.author, before?.snapshot.title]).toEqual(['baseline', null, row?.title]);
    expect([after?.action, after?.author]).toEqual(['update', CLAIRE]);
  });

  it('HIST-01 a write that is refused leaves no version', async () => {
    const documentId = await createEvent('refusé', { slug: 'refuse', description: [] });
    expect((await editor.publish(EVENT, documentId)).status).toBe(400);
    expect(await actionsOf(service, documentId)).toEqual(['create']);
  });
});

describe('HIST-03 differences are read in French', () => {
  it('HIST-03 of a version with the one before, and with what the document says today', async () => {
    const documentId = await createEvent('differences');
    await save(documentId, { type: 'conference', state: 'cancelled' });
    await save(documentId, { title: '<script>alert(1)</script>' });
    const [, second] = (await shownVersions(editor, EVENT, documentId)).versions;
    expect(second?.what).toBe(`Enregistré par ${CLAIRE}`);

    const version = shown.parse((await editor.ask('GET', `/history/versions/${second?.id}`)).json);
    expect(version.changes).toMatchObject([
      { label: 'Type d’événement', removed: 'Portes ouvertes', added: 'Conférence' },
      { label: 'État', added: 'Annulé' },
    ]);
    expect(version.restoring.map(({ label }) => label)).toEqual(['Titre']);
  });

  it.each(['abc', '0', '999999999999999999', '1%20or%201=1'])(
    'HIST-03 there is no version %s',
    async (id) => {
      expect((await editor.ask('GET', `/history/versions/${id}`)).status).toBe(404);
    },
  );
});

describe('HIST-05 nobody replaces what somebody else has saved without knowing', () => {
  it('HIST-05 a form that was opened before is told who and when, refused, and saved once she agrees', async () => {
    const documentId = await createEvent('conflit');
    const { updatedAt } = written.parse((await save(documentId, { title: 'Ouvert' })).json).data;
    const open = async (at: string) => {
      const path = `/history/documents/${EVENT}/${documentId}/opening`;
      return opened.parse(done(await editor.ask('POST', path, { locale: 'fr', updatedAt: at })).json)
        .savedSince;
    };
    expect(await open(updatedAt)).toBeNull();
    await save(documentId, { title: 'Le mien' });
    expect(await open(updatedAt)).toBeNull();

    done(await admin.update(EVENT, documentId, { title: 'Le sien' }));
    const since = await open(updatedAt);
    expect(since?.words).toMatch(/^Admin Meridia, le \d+ \S+ \d{4} à \d\d:\d\d, a enregistré ce contenu$/);
    for (const answer of [
      await editor.update(EVENT, documentId, { title: 'Par-dessus' }),
      await editor.saveAndPublish(EVENT, documentId, { title: 'Par-dessus' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(errorWire.parse(answer.json).error.message).toContain('Admin Meridia');
    }
    expect((await versionsOf(service, documentId)).at(-1)?.snapshot.title).toBe('Le sien');

    expect(await open(since?.updatedAt ?? '')).toBeNull();
    await save(documentId, { title: 'Par-dessus' });
  });

  /** The form of a tab, as the panel opens and saves it (history/panel/edit-session.ts). */
  function aTab(documentId: string, openedAt: string, locale = 'fr') {
    const session = randomUUID().replaceAll('-', '');
    const updatedAt = openedAt;
    const path = `/content-manager/collection-types/${EVENT}/${documentId}`;
    const headers = () => ({ 'X-Edit-Session': [session, documentId, locale, updatedAt].join(';') });
    return {
      open: async (at = updatedAt) => {
        const asked = { locale, updatedAt: at, session };
        const answer = await editor.ask('POST', `/history/documents/${EVENT}/${documentId}/opening`, asked);
        return opened.parse(done(answer).json).savedSince;
      },
      save: (title: string) => editor.ask('PUT', `${path}?locale=${locale}`, { title }, headers()),
      publish: (title: string) =>
        editor.ask('POST', `${path}/actions/publish?locale=${locale}`, { title }, headers()),
    };
  }
  const titleOf = async (documentId: string) =>
    (await versionsOf(service, documentId)).at(-1)?.snapshot.title;
  const readAt = async (documentId: string, title: string) =>
    written.parse((await save(documentId, { title })).json).data.updatedAt;

  it('HIST-05 one person in two tabs: the older one is refused, told so, and saves once she agrees', async () => {
    const documentId = await createEvent('deux-onglets');
    const before = await readAt(documentId, 'Ouvert');
    const [first, second] = [aTab(documentId, before), aTab(documentId, before)];
    expect([await first.open(), await second.open()]).toEqual([null, null]);
    done(await second.save('Du second'));
    // The tab knows its own save before it has read the document again.
    done(await second.save('Du second, encore'));
    expect(await second.open()).toBeNull();

    for (const answer of [await first.save('Du premier'), await first.publish('Du premier')]) {
      expect(answer.status).toBe(400);
      expect(errorWire.parse(answer.json).error.message).toMatch(
        /^Vous avez enregistré .* dans un autre onglet/,
      );
    }
    expect(await titleOf(documentId)).toBe('Du second, encore');
    const since = await first.open();
    expect(since?.words).toMatch(/^Vous avez enregistré ce contenu dans un autre onglet/);
    expect(await first.open(since?.updatedAt)).toBeNull();
    done(await first.save('Du premier, en connaissance de cause'));
    expect((await second.publish('Du second')).status).toBe(400);
  });

  it('HIST-05 what another tab has opened since says nothing of this one, and a tab that never said that it opened is asked too', async () => {
    const documentId = await createEvent('onglet-tardif');
    const before = await readAt(documentId, 'Ouvert');
    const [stale, silent] = [aTab(documentId, before), aTab(documentId, before)];
    await stale.open();
    done(await admin.update(EVENT, documentId, { title: 'D’une autre personne' }));
    const [last] = (await versionsOf(service, documentId)).slice(-1);
    const rows = await querySql<{ row_updated_at: Date }>(
      service.database,
      'select row_updated_at from content_versions where id = $1',
      [last?.id],
    );
    const fresh = aTab(documentId, rows[0]?.row_updated_at.toISOString() ?? '');
    expect(await fresh.open()).toBeNull();
    for (const tab of [stale, silent]) expect((await tab.save('Par-dessus')).status).toBe(400);
    expect(await titleOf(documentId)).toBe('D’une autre personne');
    done(await fresh.save('À jour'));
  });

  it('HIST-05 two tabs that save at the same moment: one of them', async () => {
    const documentId = await createEvent('meme-moment');
    const before = await readAt(documentId, 'Ouvert');
    const tabs = ['un', 'deux', 'trois'].map((title) => ({ title, tab: aTab(documentId, before) }));
    const answers = await Promise.all(tabs.map(({ title, tab }) => tab.save(title)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const saved = tabs[answers.findIndex(({ status }) => status === 200)]?.title;
    expect(await titleOf(documentId)).toBe(saved);
  });

  it('HIST-05 a publication that changes other documents asks nothing of the forms that show them', async () => {
    const documentId = await createEvent('adresse-ouverte');
    done(await editor.publish(EVENT, documentId));
    await save(documentId, { slug: 'adresse-ouverte-2' });
    done(await editor.publish(EVENT, documentId));
    const [redirect] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from redirects where source = '/agenda/adresse-ouverte'`,
    );
    const id = redirect?.document_id ?? '';
    const opening = { locale: '', updatedAt: '2026-01-01T00:00:00.000Z' };
    done(await editor.ask('POST', `/history/documents/${REDIRECT}/${id}/opening`, opening));
    done(await admin.update(REDIRECT, id, { active: false }));

    const updatedAt = await readAt(documentId, 'Renommé');
    await save(documentId, { slug: 'adresse-ouverte-3' });
    const tab = aTab(documentId, new Date(Date.parse(updatedAt) + 60_000).toISOString());
    done(await tab.publish('Renommé'));
  });

  it.each(['', 'x', `${'0'.repeat(32)};x;fr;hier`, `';drop table content_versions;--`])(
    'HIST-05 a header that is none (« %s ») is as no header',
    async (value) => {
      const documentId = await createEvent(`entete-${randomUUID().slice(0, 8)}`);
      const path = `/content-manager/collection-types/${EVENT}/${documentId}?locale=fr`;
      done(await editor.ask('PUT', path, { title: 'Avec un en-tête' }, { 'X-Edit-Session': value }));
      expect(await titleOf(documentId)).toBe('Avec un en-tête');
    },
  );
});

describe('HIST-06 the journal of a school', () => {
  const read = async (query: string) =>
    journal.parse(done(await editor.ask('GET', `/history/journal?${query}`)).json);

  it('HIST-06 by author, type and day, fifty at a time', async () => {
    const { authors, types, entries } = await read('');
    const claire = authors.find(({ name }) => name === CLAIRE)?.id;
    expect(types.map(({ name }) => name)).toContain('Événement');
    expect(entries.length).toBeGreaterThan(5);

    const hers = await read(`author=${claire}&type=${EVENT}`);
    expect(new Set(hers.entries.map(({ type }) => type))).toEqual(new Set(['Événement']));
    expect(hers.entries.every(({ what }) => what.endsWith(CLAIRE))).toBe(true);
    expect((await read('day=2020-01-01')).entries).toEqual([]);
  });

  it.each(['day=demain', 'page=0', 'author=x', 'other=1', 'day=2026-02-31'])(
    'HIST-06 %s is refused',
    async (query) => {
      expect((await editor.ask('GET', `/history/journal?${query}`)).status).toBe(400);
    },
  );
});

describe('HIST-07 versions do not grow without end', () => {
  const addVersions = (documentId: string, count: number, values: { days: number; action: string }) =>
    querySql(
      service.database,
      `insert into content_versions (site, uid, document_id, locale, action, author_id, author, title, hash, snapshot, row_updated_at, at)
       select site, uid, document_id, locale, $3, author_id, author, title, 'hash ' || n, snapshot, row_updated_at,
         now() - make_interval(days => $4)
       from content_versions, generate_series(1, $2::int) as n where id = (select max(id) from content_versions where document_id = $1)`,
      [documentId, count, values.action, values.days],
    );

  it('HIST-07 the last fifty stay, none of more than 400 days, and always the last publication', async () => {
    const many = await createEvent('beaucoup');
    await addVersions(many, 1, { days: 2, action: 'publish' });
    await addVersions(many, 60, { days: 1, action: 'update' });
    await save(many, { title: 'Le dernier' });
    const kept = await actionsOf(service, many);
    expect(kept).toHaveLength(51);
    expect([kept[0], kept.at(-1)]).toEqual(['publish', 'update']);

    const old = await createEvent('ancien');
    await addVersions(old, 2, { days: 500, action: 'publish' });
    await addVersions(old, 3, { days: 401, action: 'update' });
    await save(old, { title: 'Le dernier' });
    expect(await actionsOf(service, old)).toEqual(['create', 'publish', 'update']);
  });

  it('HIST-07 with 10,000 versions of one document the panel and the journal answer in less than a second', async () => {
    const documentId = await createEvent('dix-mille', {
      description: Array.from({ length: 50 }, () => TEXT[0]),
    });
    await addVersions(documentId, 10_000, { days: 1, action: 'update' });
    const [last] = (await shownVersions(editor, EVENT, documentId)).versions;
    const times = {
      list: await leastMs(() => shownVersions(editor, EVENT, documentId)),
      page: await leastMs(() => shownVersions(editor, EVENT, documentId, '&page=900')),
      version: await leastMs(() => editor.ask('GET', `/history/versions/${last?.id}`)),
      journal: await leastMs(() => editor.ask('GET', '/history/journal')),
    };
    process.stdout.write(`10,000 versions: ${JSON.stringify(times)} ms\n`);
    expect(Math.max(...Object.values(times))).toBeLessThan(1000);
  });
});
