import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { versionsOf } from '../support/history-of.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

type Data = Record<string, unknown>;

const COLLECTIONS = '/content-manager/collection-types';
const EVENT = 'api::event.event';
const CAMPUS = 'api::campus.campus';
/** Counted by the service: editors may not write it, so it is restored by an administrator. */
const MISS = 'api::search-miss.search-miss';
const STRAPI_FIELDS = new Set([
  ...['id', 'documentId', 'locale', 'localizations', 'status'],
  ...['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'publishedAt', 'firstPublishedAt'],
]);

const attribute = z.object({
  type: z.string(),
  relationType: z.string().optional(),
  required: z.boolean().optional(),
  repeatable: z.boolean().optional(),
  multiple: z.boolean().optional(),
});
const models = z.object({
  data: z.array(
    z.object({
      uid: z.string(),
      options: z.object({ draftAndPublish: z.boolean().optional() }),
      attributes: z.record(z.string(), attribute),
    }),
  ),
});
const list = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const found = z.object({ data: z.record(z.string(), z.unknown()) });
const restored = z.object({ leftOut: z.array(z.string()) });
type Model = z.infer<typeof models>['data'][number];

let service: OwnService;
let editor: EditorSession;
let admin: EditorSession;
let types: Model[];

beforeAll(async () => {
  service = await startOwnService('restore');
  editor = await logInEditor(service.url, EDITORS.meridia);
  admin = await logInEditor(service.url, EDITORS.admin);
  await admin.create(MISS, { site: 'meridia', words: 'astrologie', times: 3, month: '2026-11' });
  await admin.create('api::label.label', { site: 'meridia', key: 'essai.histoire', label: 'Essai' });
  const { data } = models.parse((await editor.ask('GET', '/content-manager/content-types')).json);
  types = data.filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer;
}

const fieldsOf = ({ attributes }: Model, type?: string) =>
  Object.entries(attributes).filter(
    ([name, field]) => !STRAPI_FIELDS.has(name) && (type === undefined || field.type === type),
  );

/** The content, without the numbers of rows: a component that is written again has another one. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const isFile = 'mime' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isFile || !STRAPI_FIELDS.has(name))
      .map(([name, part]) => [name, withoutIds(part)]),
  );
}

/** All that the panel shows of a document, its relations in their order. */
async function read(model: Model, documentId: string): Promise<Data> {
  const path = `${COLLECTIONS}/${model.uid}/${documentId}?locale=fr`;
  const { data } = found.parse(done(await admin.ask('GET', path)).json);
  const relations = fieldsOf(model, 'relation').map(async ([name]) => {
    const answer = await admin.ask(
      'GET',
      `/content-manager/relations/${model.uid}/${documentId}/${name}?locale=fr&status=draft&pageSize=100`,
    );
    return [name, list.parse(answer.json).results.map((one) => one.documentId)] as const;
  });
  return { ...(withoutIds(data) as Data), ...Object.fromEntries(await Promise.all(relations)) };
}

/** Two documents in each relation that may have two: a type whose relations are empty would prove nothing. */
async function filledRelations(model: Model): Promise<Data> {
  const filled = fieldsOf(model, 'relation').map(async ([name, { relationType = '' }]) => {
    const path = `/content-manager/relations/${model.uid}/${name}?pageSize=5&locale=fr&_q=`;
    const { results } = list.parse(done(await editor.ask('GET', path)).json);
    const count = relationType.endsWith('ToMany') ? 2 : 1;
    // Not in the order in which they are listed.
    const set = results.slice(0, count).map(({ documentId }) => ({ documentId }));
    expect(set, `${model.uid} ${name}`).toHaveLength(count);
    return [name, { set: set.toReversed() }] as const;
  });
  return Object.fromEntries(await Promise.all(filled));
}

/** Types without drafts hardly have a field that may be empty. */
const OTHER_VALUES: Record<string, Data> = {
  'api::crm-link.crm-link': { url: 'https://crm.example/autre' },
  'api::label.label': { label: 'Autre', link: '/autre' },
  'api::redirect.redirect': { destination: '/agenda', group: 'legal', active: false },
  [MISS]: { times: 99 },
  'api::search-synonym.search-synonym': { words: 'essai, tentative' },
};

/** Everything that may be empty is emptied. */
function emptied(model: Model): Data {
  const fields = fieldsOf(model).flatMap(
    ([name, { type, required, repeatable, multiple }]): [string, unknown][] => {
      if (type === 'relation') return [[name, { set: [] }]];
      if (type === 'dynamiczone' || repeatable || multiple) return [[name, []]];
      return required ? [] : [[name, null]];
    },
  );
  return Object.fromEntries(fields);
}

const restore = async (session: EditorSession, id: string | undefined) =>
  restored.parse(done(await session.ask('POST', `/history/versions/${id}/restore`, {})).json);

describe('HIST-04 a restored document is equal to its version', () => {
  it('HIST-04 relations included, for every type of content with a school', async () => {
    const counts = { types: 0, relations: 0, parts: 0 };
    for (const model of types) {
      const { uid } = model;
      const session = uid === MISS ? admin : editor;
      const query = `filters[site][$eq]=meridia&pageSize=1&locale=fr`;
      const [one] = list.parse((await admin.ask('GET', `${COLLECTIONS}/${uid}?${query}`)).json).results;
      const documentId = one?.documentId ?? '';
      expect(documentId, `${uid} has no document to try`).not.toBe('');

      done(await session.update(uid, documentId, await filledRelations(model)));
      const before = await read(model, documentId);
      done(await session.update(uid, documentId, OTHER_VALUES[uid] ?? emptied(model)));

      const [version, changed] = (await versionsOf(service, documentId)).slice(-2);
      expect(changed?.snapshot, uid).not.toEqual(version?.snapshot);
      expect(await restore(session, version?.id), uid).toEqual({ leftOut: [] });
      expect(await read(model, documentId), uid).toEqual(before);
      const last = (await versionsOf(service, documentId)).at(-1);
      expect(last, uid).toMatchObject({ action: 'restore', snapshot: version?.snapshot });
      counts.types += 1;
      counts.relations += fieldsOf(model, 'relation').length;
      counts.parts += fieldsOf(model, 'component').length + fieldsOf(model, 'dynamiczone').length;
    }
    process.stdout.write(`restored and equal: ${JSON.stringify(counts)}\n`);
    expect(counts.types).toBeGreaterThan(20);
  });

  const anEvent = (slug: string) => ({
    title: 'Portes ouvertes',
    slug,
    type: 'open-door',
    dateStart: '2030-01-12T09:00:00.000Z',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] }],
  });
  const idOf = (answer: Answer) =>
    z.object({ data: z.object({ documentId: z.string() }) }).parse(done(answer).json).data.documentId;

  it('HIST-04 what a version names and is gone is left out, and said', async () => {
    const campus = idOf(await editor.create(CAMPUS, { title: 'Campus fermé', slug: 'campus-ferme' }));
    const documentId = idOf(
      await editor.create(EVENT, { ...anEvent('ferme'), campuses: { set: [{ documentId: campus }] } }),
    );
    done(await editor.update(EVENT, documentId, { title: 'Autre', campuses: { set: [] } }));
    done(await editor.ask('DELETE', `${COLLECTIONS}/${CAMPUS}/${campus}?locale=fr`));

    const [first] = await versionsOf(service, documentId);
    expect(await restore(editor, first?.id)).toEqual({ leftOut: ['Campus : Campus fermé'] });
    expect((await versionsOf(service, documentId)).at(-1)?.snapshot).toMatchObject({
      title: 'Portes ouvertes',
      campuses: [],
    });
  });

  it('HIST-04 a document that was deleted comes back as a draft, under its own id', async () => {
    const documentId = idOf(await editor.create(EVENT, anEvent('revenu')));
    done(await editor.publish(EVENT, documentId));
    done(await editor.ask('DELETE', `${COLLECTIONS}/${EVENT}/${documentId}?locale=fr`));
    const deletion = (await versionsOf(service, documentId)).at(-1);
    expect(deletion?.action).toBe('delete');

    await restore(editor, deletion?.id);
    const { data } = found.parse(
      (await editor.ask('GET', `${COLLECTIONS}/${EVENT}/${documentId}?locale=fr`)).json,
    );
    expect(data).toMatchObject({
      title: 'Portes ouvertes',
      slug: 'revenu',
      site: 'meridia',
      status: 'draft',
    });
  });

  it('HIST-04 a version of one language leaves the texts of the other as they are', async () => {
    const documentId = idOf(await editor.create(EVENT, anEvent('deux-langues')));
    done(await editor.update(EVENT, documentId, { title: 'Open day' }, 'en'));
    done(await editor.update(EVENT, documentId, { title: 'Changé' }));
    const [first] = await versionsOf(service, documentId);
    await restore(editor, first?.id);
    expect((await versionsOf(service, documentId, 'en')).at(-1)?.snapshot.title).toBe('Open day');
    expect((await versionsOf(service, documentId)).at(-1)?.snapshot.title).toBe('Portes ouvertes');
  });
});
