import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorWire } from '@meridia/contract/error.wire';
import { EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import type { Locale } from '@meridia/domain/locales';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const CAMPUS = 'api::campus.campus';
const REDIRECT = 'api::redirect.redirect';
const CRM_LINK = 'api::crm-link.crm-link';
const TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] }];

const written = z.object({ data: z.object({ documentId: z.string() }) });
const refusal = z.object({
  error: z.object({
    name: z.literal('ValidationError'),
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});

let service: OwnService;
/** The school's own editor: what an administrator may do proves nothing of her (C-12). */
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('editor');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

function expectOk({ status, text }: Answer, expected = 200): void {
  expect(status, text).toBe(expected);
}

function expectRefusal(answer: Answer, sentence: string): void {
  expect(answer.status, answer.text).toBe(400);
  expect(errorWire.parse(answer.json).error).toMatchObject({ name: 'ValidationError', message: sentence });
}

const idOf = (answer: Answer) => written.parse(answer.json).data.documentId;

const anEvent = (slug: string) => ({
  title: 'Portes ouvertes',
  slug,
  type: 'open-door',
  dateStart: '2030-01-12T09:00:00.000Z',
  description: TEXT,
});

async function createEvent(slug: string, extra: Record<string, unknown> = {}): Promise<string> {
  const answer = await editor.create(EVENT, { ...anEvent(slug), ...extra });
  expectOk(answer, 201);
  return idOf(answer);
}

async function publishedLocales(table: string, documentId: string): Promise<string[]> {
  const rows = await querySql<{ locale: string }>(
    service.database,
    `select locale from ${table} where document_id = $1 and published_at is not null order by locale desc`,
    [documentId],
  );
  return rows.map(({ locale }) => locale);
}

describe('C-02 the checks of French hold however many languages are published', () => {
  const SENTENCE = '« Description » est à remplir avant de publier en français.';

  it.each([
    ['French and English', ['fr', 'en']],
    ['English and French', ['en', 'fr']],
    ['French alone', ['fr']],
  ])('C-02 an empty description is refused when %s are published together', async (_what, locales) => {
    const documentId = await createEvent(`vide-${locales.join('-')}`, { description: [] });
    expectOk(await editor.update(EVENT, documentId, { title: 'Open day' }, 'en'));

    expectRefusal(await editor.bulk('bulkPublish', EVENT, [documentId], locales), SENTENCE);
    expect(await publishedLocales('events', documentId)).toEqual([]);
  });

  it('C-02 one incomplete document of several keeps them all as they were', async () => {
    const complete = await createEvent('complet');
    const empty = await createEvent('incomplet', { description: [] });

    const answer = await editor.bulk('bulkPublish', EVENT, [complete, empty], ['fr', 'en']);
    expectRefusal(answer, `Rien n’a été publié. «\u00a0Portes ouvertes\u00a0»\u00a0: ${SENTENCE}`);
    expect(await publishedLocales('events', complete)).toEqual([]);
  });

  it('C-02 complete ones are published in both languages, and unpublished again', async () => {
    const documentId = await createEvent('deux-langues');
    expectOk(await editor.update(EVENT, documentId, { title: 'Open day' }, 'en'));

    expectOk(await editor.bulk('bulkPublish', EVENT, [documentId], ['fr', 'en']));
    expect(await publishedLocales('events', documentId)).toEqual(['fr', 'en']);
    expectOk(await editor.bulk('bulkUnpublish', EVENT, [documentId], ['fr', 'en']));
    expect(await publishedLocales('events', documentId)).toEqual([]);
  });
});

describe('C-03 a campus that comes back is the campus of its events again', () => {
  async function eventsOfLyon(locale: Locale) {
    const query = { filters: { campuses: { slug: { $eq: 'lyon' } } }, pagination: { limit: 100 } };
    const client = clientOf('meridia', service.url);
    return client.getList(EVENTS_PATH, { locale, query, schema: eventWire });
  }

  async function lyon(): Promise<string> {
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from campuses where site = 'meridia' and slug = 'lyon' limit 1`,
    );
    return row?.document_id ?? '';
  }

  it.each([
    ['unpublished in French, published in both languages', ['fr'], [['fr', 'en']]],
    ['unpublished in both, published in both', ['fr', 'en'], [['fr', 'en']]],
    ['unpublished in both, published in one then the other', ['fr', 'en'], [['fr'], ['en']]],
  ])('C-03 %s', async (_what, unpublished, publications) => {
    const before = { fr: await eventsOfLyon('fr'), en: await eventsOfLyon('en') };
    expect(before.fr.length).toBeGreaterThan(0);
    const campus = await lyon();

    expectOk(await editor.bulk('bulkUnpublish', CAMPUS, [campus], unpublished));
    await expect.poll(async () => (await eventsOfLyon('fr')).length).toBe(0);
    for (const locales of publications) expectOk(await editor.bulk('bulkPublish', CAMPUS, [campus], locales));

    await expect.poll(() => eventsOfLyon('fr')).toEqual(before.fr);
    await expect.poll(() => eventsOfLyon('en')).toEqual(before.en);
  });
});

describe('C-04 « Dupliquer » makes the same checks as a new document', () => {
  const LOOP = 'La redirection mène à elle-même.';

  it.each([
    ['a loop', { source: '/boucle', destination: '/boucle' }, LOOP],
    [
      'a pattern that is none',
      { kind: 'pattern', source: '^/(', destination: '/agenda' },
      'Le motif n’est pas une expression régulière valide.',
    ],
    ['nothing changed', {}, 'Une redirection part déjà de cette source.'],
  ])('C-04 a redirect, with %s', async (what, changes, sentence) => {
    const source = `/origine-${what.replaceAll(' ', '-')}`;
    const first = { kind: 'exact', active: true, source, destination: '/agenda' };
    const created = await editor.create(REDIRECT, first);
    expectOk(created, 201);

    expectRefusal(await editor.clone(REDIRECT, idOf(created), { ...first, ...changes }), sentence);
    // Whatever was tried, the others can still be saved.
    expectOk(await editor.update(REDIRECT, idOf(created), { ...first, destination: '/contact' }));
  });

  it('C-04 a redirect with a source of its own is kept, and the change announced under its own id', async () => {
    const first = { kind: 'exact', active: true, source: '/copie-1', destination: '/agenda' };
    const created = await editor.create(REDIRECT, first);
    const copied = await editor.clone(REDIRECT, idOf(created), { ...first, source: '/copie-2' });
    expectOk(copied);

    const rows = await querySql<{ action: string }>(
      service.database,
      'select action from content_changes where document_id = $1',
      [idOf(copied)],
    );
    expect(rows).toEqual([{ action: 'clone' }]);
  });

  it('C-04 a CRM link that names no course', async () => {
    const [link] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from crm_links where site = 'meridia' limit 1`,
    );
    expectRefusal(
      await editor.clone(CRM_LINK, link?.document_id ?? '', { course: 'inconnue' }),
      'Aucun contenu « formation » de cette école n’a l’identifiant « inconnue ».',
    );
  });

  it('C-04 a copy is of the editor’s school, and is published under an address of its own', async () => {
    const documentId = await createEvent('a-copier');
    const copied = await editor.clone(EVENT, documentId, { ...anEvent('copie'), title: 'Copie' });
    expectOk(copied);
    expectOk(await editor.publish(EVENT, idOf(copied)));

    const rows = await querySql(
      service.database,
      'select distinct site, slug from events where document_id = $1',
      [idOf(copied)],
    );
    expect(rows).toEqual([{ site: 'meridia', slug: 'copie' }]);
  });
});

describe('C-15 English beside French', () => {
  it('C-15 « Publier » works on the first English version', async () => {
    const documentId = await createEvent('premiere-version-anglaise');
    expectOk(await editor.publish(EVENT, documentId));

    expectOk(await editor.saveAndPublish(EVENT, documentId, { title: 'First in English' }, 'en'));
    expect(await publishedLocales('events', documentId)).toEqual(['fr', 'en']);
    const rows = await querySql(
      service.database,
      `select title, slug, site from events where document_id = $1 and locale = 'en' and published_at is not null`,
      [documentId],
    );
    expect(rows).toEqual([{ title: 'First in English', slug: 'premiere-version-anglaise', site: 'meridia' }]);
  });

  const FRENCH_FIRST = 'Publiez d’abord la version française : la version anglaise s’appuie sur elle.';

  it('C-15 an English version whose French is not published is refused, and nothing is kept of it', async () => {
    const documentId = await createEvent('sans-francais');

    expectRefusal(await editor.saveAndPublish(EVENT, documentId, { title: 'Too early' }, 'en'), FRENCH_FIRST);
    const rows = await querySql(
      service.database,
      `select id from events where document_id = $1 and locale = 'en'`,
      [documentId],
    );
    expect(rows).toEqual([]);
  });

  it('C-15 news in English only are refused', async () => {
    const news = { title: 'English only', slug: 'english-only', summary: 'Only.', publishDate: '2026-01-01' };
    expectRefusal(await editor.publishNew(NEWS, { ...news, locale: 'en' }, 'en'), FRENCH_FIRST);

    const rows = await querySql(service.database, `select id from news_items where slug = 'english-only'`);
    expect(rows).toEqual([]);
  });

  it('C-15 several documents at once are refused alike', async () => {
    const documentId = await createEvent('en-lot');
    expectOk(await editor.update(EVENT, documentId, { title: 'In a batch' }, 'en'));

    expectRefusal(await editor.bulk('bulkPublish', EVENT, [documentId], ['en']), FRENCH_FIRST);
  });
});

describe('C-16 an address that is taken', () => {
  const SENTENCE = 'Un autre contenu publié a déjà cette adresse : choisissez-en une autre.';

  function expectOnField(answer: Answer, field: string, sentence: string): void {
    expect(answer.status, answer.text).toBe(400);
    const { error } = refusal.parse(answer.json);
    expect(error.message).toBe(sentence);
    expect(error.details.errors).toEqual([expect.objectContaining({ path: [field], message: sentence })]);
  }

  it('C-16 is told on the field when one document is published', async () => {
    expectOk(await editor.publishNew(EVENT, anEvent('adresse-prise')));
    expectOnField(await editor.publishNew(EVENT, anEvent('adresse-prise')), 'slug', SENTENCE);
  });

  it('C-16 is told when several are', async () => {
    expectOk(await editor.publishNew(EVENT, anEvent('adresse-en-lot')));
    const documentId = await createEvent('adresse-en-lot');
    expectOnField(await editor.bulk('bulkPublish', EVENT, [documentId], ['fr']), 'slug', SENTENCE);
  });

  it('C-16 two editors at once: one is published, the other told', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(() => editor.publishNew(EVENT, anEvent('adresse-simultanee'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('C-16 a CRM link that exists is told on its programme', async () => {
    const [link] = await querySql<{ action: string; course: string; campus: string }>(
      service.database,
      `select action, course, campus from crm_links where site = 'meridia' limit 1`,
    );
    expectOnField(
      await editor.create(CRM_LINK, { ...link, url: 'https://crm.meridia.example/x' }),
      'course',
      'Un lien existe déjà pour cette action, cette formation et ce campus.',
    );
  });
});
