import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { relationsOf } from '../support/relations-of.ts';

const COLLECTIONS = '/content-manager/collection-types';
const NEWS = 'api::news.news';
const written = z.object({ data: z.looseObject({ documentId: z.string() }) });
const models = z.object({
  data: z.array(z.object({ uid: z.string(), attributes: z.record(z.string(), z.unknown()) })),
});

let service: OwnService;
let editor: EditorSession;
let types: string[];

beforeAll(async () => {
  service = await startOwnService('copies');
  editor = await logInEditor(service.url, EDITORS.meridia);
  const { data } = models.parse((await editor.ask('GET', '/content-manager/content-types')).json);
  types = data
    .filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes)
    .map(({ uid }) => uid);
});
afterAll(() => service.stop());

function done(answer: Answer): Answer {
  expect([200, 201], answer.text).toContain(answer.status);
  return answer;
}
const autoClone = (uid: string, documentId: string) =>
  editor.ask('POST', `${COLLECTIONS}/${uid}/auto-clone/${documentId}?locale=fr`, {});

/** The documents of a type that others are related to, or any: a copy of what has no relations would prove nothing. */
async function aDocument(uid: string, relations: readonly string[]): Promise<string> {
  const query = 'filters[site][$eq]=meridia&pageSize=100&locale=fr';
  const { json } = await editor.ask('GET', `${COLLECTIONS}/${uid}?${query}`);
  const found = z.object({ results: z.array(z.object({ documentId: z.string() })) }).safeParse(json);
  const ids = found.success ? found.data.results.map(({ documentId }) => documentId) : [];
  const countOf = (id: string) => relations.filter((relation) => relation.includes(id)).length;
  return ids.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? '';
}

describe('HIST-09 « Dupliquer »', () => {
  it('HIST-09 changes no relation of any other document, whatever the type', async () => {
    let related = 0;
    let copies = 0;
    for (const uid of types) {
      const before = await relationsOf(service.database);
      const documentId = await aDocument(uid, before);
      const answer = documentId ? await autoClone(uid, documentId) : undefined;
      // What has one name in a school (a redirect, a link of the CRM) has no copy under the same.
      if (answer?.status !== 200) continue;
      const copy = written.parse(answer.json).data.documentId;
      const after = await relationsOf(service.database);
      expect(
        before.filter((relation) => !after.includes(relation)),
        uid,
      ).toEqual([]);
      const added = after.filter((relation) => !before.includes(relation));
      expect(
        added.filter((relation) => !relation.includes(copy)),
        uid,
      ).toEqual([]);
      if (before.some((relation) => relation.includes(documentId))) related += 1;
      copies += 1;
    }
    process.stdout.write(`copied: ${copies} of ${types.length} types, ${related} with relations\n`);
    expect(related).toBeGreaterThan(7);
  });

  it('HIST-09 a campus keeps its team and its programmes, when it is published after its copy', async () => {
    const [campus] = await querySql<{ document_id: string }>(
      service.database,
      `select campuses.document_id from campuses join team_members_campus_lnk on campus_id = campuses.id
       where site = 'meridia' and published_at is not null and locale = 'fr'
       group by campuses.document_id order by count(*) desc limit 1`,
    );
    const id = campus?.document_id ?? '';
    const ofCampus = async () => (await relationsOf(service.database)).filter((one) => one.includes(id));
    const before = await ofCampus();
    const copy = written.parse(done(await autoClone('api::campus.campus', id)).json).data;
    done(await editor.update('api::campus.campus', copy.documentId, { title: 'Ma copie' }));
    done(await editor.publish('api::campus.campus', id));
    expect(await ofCampus()).toEqual(before);
    // A programme names its campuses, a person their own: neither names the copy.
    const relations = await relationsOf(service.database);
    expect(relations.filter((one) => one.includes(copy.documentId))).toEqual([]);
    expect(before.length).toBeGreaterThan(2);
  });

  it('HIST-09 is called a copy, has another address and no plan', async () => {
    const text = [
      {
        __component: 'body.rich-text',
        content: [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }],
      },
    ];
    const made = await editor.create(NEWS, {
      ...{ title: 'Prévue', slug: 'prevue', publishDate: '2030-01-01', body: text },
      publishAt: '2030-01-01T08:00:00.000Z',
    });
    const { documentId } = written.parse(done(made).json).data;
    const { data } = written.parse(done(await autoClone(NEWS, documentId)).json);
    expect(data).toMatchObject({ title: 'Copie de Prévue', slug: 'prevue-2', publishAt: null });
    const rows = await querySql(service.database, 'select id from news_items where publish_at is not null');
    expect(rows).toHaveLength(1);
  });
});
