import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesWire } from '@meridia/contract/changes.wire';
import { CHANGES_PATH } from '@meridia/contract/endpoints';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { z } from 'zod';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const NEWS = 'api::news.news';
const CAMPUS = 'api::campus.campus';
const MENU = 'api::menu-enrichi.menu-enrichi';

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('places');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

async function readFeed(since: number) {
  const feed = await clientOf('meridia', service.url).get(CHANGES_PATH, {
    locale: 'fr',
    query: { since },
    schema: changesWire,
  });
  if (!feed) throw new Error('No feed');
  return feed;
}

/** What the feed says of a document after a write. */
async function toldOf(documentId: string, write: () => Promise<{ status: number; text: string }>) {
  const { latest } = (await readFeed(999_999)).meta;
  const { status, text } = await write();
  expect(status, text).toBe(200);
  const told = async () => {
    const { data } = await readFeed(latest);
    return data.filter((one) => one.documentId === documentId).map(({ isInPlace }) => isInPlace);
  };
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  return told();
}

async function publishedIn(table: string): Promise<{ id: string; title: string }[]> {
  return querySql(
    service.database,
    `select document_id as id, title from ${table} where site = 'meridia' and locale = 'fr' and published_at is not null
     order by title, document_id`,
  );
}

const publishWith = (uid: string, id: string, data: Record<string, unknown>) => () =>
  editor.saveAndPublish(uid, id, data);

describe('CALL-06 the feed says whether a document stays where it is', () => {
  it.each([
    ['published again as it is', {}, true],
    ['its title, by which no list is sorted', { title: 'Un titre corrigé' }, true],
    ['its text', { summary: 'Une phrase corrigée.' }, true],
    ['its date', { publishDate: '2020-01-02' }, false],
    ['its campuses', { campus_infos: { set: [] } }, false],
    ['its address', { slug: 'une-autre-adresse-de-place' }, false],
  ])('a news item, %s', async (_what, data, isInPlace) => {
    const [, { id } = { id: '' }] = await publishedIn('news_items');
    expect(await toldOf(id, publishWith(NEWS, id, data))).toContain(isInPlace);
    expect(await toldOf(id, publishWith(NEWS, id, {}))).toEqual([true]);
  });

  it('what is withdrawn, and what is published for the first time, change lists', async () => {
    const [, , { id } = { id: '' }] = await publishedIn('news_items');
    expect(await toldOf(id, () => editor.unpublish(NEWS, id))).toContain(false);
    expect(await toldOf(id, () => editor.publish(NEWS, id))).toContain(false);
  });

  it('a campus whose name comes before or after the same ones as before stays; one that passes another does not', async () => {
    const campuses = await publishedIn('campuses');
    const [first = { id: '', title: '' }, , third = { id: '', title: '' }] = campuses;
    expect(campuses.length).toBeGreaterThan(3);
    expect(await toldOf(first.id, publishWith(CAMPUS, first.id, { title: `${first.title} bis` }))).toEqual([
      true,
    ]);
    const beyond = publishWith(CAMPUS, first.id, { title: `${third.title} ter` });
    expect(await toldOf(first.id, beyond)).toEqual([false]);
  });

  it('what has no list of its own is everywhere', async () => {
    const [menu] = await querySql<{ id: string }>(
      service.database,
      `select document_id as id from menu_enrichis where site = 'meridia' and locale = 'fr' and published_at is not null limit 1`,
    );
    const id = menu?.id ?? '';
    expect(await toldOf(id, () => editor.publish(MENU, id))).toContain(false);
  });
});

/** What has an address is a document. */
function documentsIn(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(documentsIn);
  return 'slug' in part ? [part, ...inside] : inside;
}

describe('what a change in place relies on', () => {
  const drafted = Object.entries(LIST_ENDPOINTS).filter(
    ([type]) => !['menu-enrichi', 'label', 'redirect'].includes(type),
  );

  it.each(drafted)(
    'every document that a list of %s shows is named in it, also those it leads to',
    async (_type, { list, pageSize }) => {
      const items = await clientOf('meridia', service.url).getList(list('meridia'), {
        locale: 'fr',
        query: { pagination: { limit: pageSize } },
        schema: z.record(z.string(), z.unknown()),
      });
      expect(items.length).toBeGreaterThan(0);
      for (const shown of [...items, ...items.flatMap(documentsIn)])
        expect(shown).toHaveProperty('documentId', expect.any(String));
    },
  );
});
