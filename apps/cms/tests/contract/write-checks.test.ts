import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { eventPath, EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire, type EventWire } from '@meridia/contract/events.wire';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { REFUSED_REDIRECTS } from '../support/refused-redirects.data.ts';

const REDIRECT = 'api::redirect.redirect';
const CRM_LINK = 'api::crm-link.crm-link';
const EVENT = 'api::event.event';

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('writes');
  editor = await logInEditor(service.url, EDITORS.admin);
  const first = await editor.create(REDIRECT, aRedirect({ source: '/ancien', destination: '/visite' }));
  expect(first.status).toBe(201);
});
afterAll(() => service.stop());

const aRedirect = (fields: Record<string, unknown>) => ({
  site: 'meridia',
  kind: 'exact',
  active: true,
  ...fields,
});

function expectRefusal(answer: Answer, sentence: string): void {
  expect(answer.status, answer.text).toBe(400);
  expect(errorWire.parse(answer.json).error).toMatchObject({ name: 'ValidationError', message: sentence });
}

async function anEvent(): Promise<EventWire> {
  const query = { filters: { campuses: { slug: { $eq: 'lyon' } } } };
  const client = clientOf('meridia', service.url);
  const [event] = await client.getList(EVENTS_PATH, { locale: 'fr', query, schema: eventWire });
  if (!event) throw new Error('No event');
  return event;
}

describe('REDIR-11 redirects are checked on save', () => {
  it.each(REFUSED_REDIRECTS)('REDIR-11 refuses %s', async (_what, fields, sentence) => {
    expectRefusal(await editor.create(REDIRECT, aRedirect(fields)), sentence);
  });

  it('REDIR-11 the other school may use the same source', async () => {
    const fields = { site: 'boreal', source: '/ancien', destination: '/visite' };
    expect((await editor.create(REDIRECT, aRedirect(fields))).status).toBe(201);
  });
});

describe('CRM links name what exists', () => {
  it.each([
    [
      'an unknown course',
      { course: 'inconnue', campus: 'lyon' },
      'Aucun contenu « formation » de cette école n’a l’identifiant « inconnue ».',
    ],
    [
      'a campus of the other school',
      { course: 'bts-commerce-international', campus: 'tromso' },
      'Aucun contenu « campus » de cette école n’a l’identifiant « tromso ».',
    ],
  ])('refuses %s', async (_what, fields, sentence) => {
    const link = { site: 'meridia', action: 'brochure', url: 'https://crm.meridia.example/x', ...fields };
    expectRefusal(await editor.create(CRM_LINK, link), sentence);
  });

  it('only http(s) links are kept', async () => {
    const link = { site: 'meridia', action: 'brochure', course: 'bts-tourisme', campus: 'lyon' };
    const answer = await editor.create(CRM_LINK, { ...link, url: 'javascript:alert(1)' });

    expect(answer.status).toBe(400);
    expect(errorWire.parse(answer.json).error.name).toBe('ValidationError');
  });
});

describe('no document stands at an address of the site’s own', () => {
  it.each([
    ['api::course.course', 'slug', 'comparer'],
    ['api::news.news', 'slug', 'page'],
    ['api::article.article', 'rubrique', 'apercu'],
  ])('refuses it for %s', async (uid, field, address) => {
    expectRefusal(
      await editor.create(uid, { site: 'meridia', [field]: address }),
      `L’adresse « ${address} » est celle d’une page du site : choisissez-en une autre.`,
    );
  });
});

describe('I18N-04 what French must have, English may leave empty', () => {
  it('I18N-04 publishing French without its description is refused, and what was published stays', async () => {
    const { documentId, slug } = await anEvent();
    expect((await editor.update(EVENT, documentId, { description: [] })).status).toBe(200);
    expectRefusal(
      await editor.publish(EVENT, documentId),
      '« Description » est à remplir avant de publier en français.',
    );

    const options = { locale: 'fr', schema: eventDetailWire } as const;
    const event = await clientOf('meridia', service.url).getDocument(eventPath(slug), options);
    expect(event?.description.length).toBeGreaterThan(0);
  });

  it('I18N-04 the same event is published in English without one', async () => {
    const { documentId, slug } = await anEvent();
    await editor.update(EVENT, documentId, { title: 'In English', description: [] }, 'en');
    expect((await editor.publish(EVENT, documentId, 'en')).status).toBe(200);

    const options = { locale: 'en', schema: eventDetailWire } as const;
    const read = () => clientOf('meridia', service.url).getDocument(eventPath(slug), options);
    await expect.poll(read).toMatchObject({ title: 'In English', description: [] });
  });
});

describe('CALL-12 a document stays in its school, and so does what it points to', () => {
  it('CALL-12 refuses to move a document to the other school', async () => {
    const { documentId } = await anEvent();
    expectRefusal(
      await editor.update(EVENT, documentId, { site: 'boreal' }),
      'Un contenu ne change pas d’école.',
    );
  });

  it.each([
    ['documentId, connected', 'document_id', (id: unknown) => ({ connect: [{ documentId: id }] })],
    ['documentId, set', 'document_id', (id: unknown) => ({ set: [{ documentId: id }] })],
    ['documentId, alone', 'document_id', (id: unknown) => id],
    ['row number, connected', 'id', (id: unknown) => ({ connect: [{ id }] })],
    ['row number, set', 'id', (id: unknown) => ({ set: [{ id }] })],
    ['row number, alone', 'id', (id: unknown) => id],
  ])('CALL-12 refuses a campus of the other school named by %s', async (_how, column, toRelation) => {
    const [tromso] = await querySql<{ id: unknown }>(
      service.database,
      `select ${column} as id from campuses where site = 'boreal' and slug = 'tromso' and published_at is null and locale = 'fr'`,
    );
    const { documentId } = await anEvent();

    expectRefusal(
      await editor.update(EVENT, documentId, { campuses: toRelation(tromso?.id) }),
      '« Campus » désigne un contenu d’une autre école.',
    );
  });
});
