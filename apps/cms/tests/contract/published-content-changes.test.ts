import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { addressesOf } from '../support/published-addresses.ts';
import { placesOf, searchOf } from '../support/search-of.ts';

const NEWS = 'api::news.news';
const ARTICLE = 'api::article.article';
const COLLECTION = `/content-manager/collection-types/${NEWS}`;
const copied = z.object({ data: z.object({ documentId: z.string() }) });

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('addresses');
  editor = await logInEditor(service.url, EDITORS.admin);
});
afterAll(() => service.stop());

async function addressesOfType(uid: string, documentIds?: string[]): Promise<[string, string][]> {
  const addresses = await addressesOf('meridia', { url: service.url, documentIds });
  return addresses[uid] ?? [];
}

async function idOf(uid: string, address: string): Promise<string> {
  const [documentId] = (await addressesOfType(uid)).find(([, one]) => one === address) ?? [];
  if (!documentId) throw new Error(`No ${uid} at ${address}`);
  return documentId;
}

async function expectOk(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
}

describe('published addresses follow the content', () => {
  it('a document leaves with its last language, from the whole and from what is asked by id', async () => {
    const [row] = await querySql<{ document_id: string; slug: string }>(
      service.database,
      `select document_id, slug from news_items where site = 'meridia' and locale = 'en' and published_at is not null
       order by slug limit 1`,
    );
    const { document_id: id, slug } = row ?? { document_id: '', slug: '' };
    expect(await addressesOfType(NEWS, [id])).toEqual([[id, slug]]);

    await expectOk(editor.unpublish(NEWS, id, 'fr'));
    expect(await addressesOfType(NEWS, [id])).toEqual([[id, slug]]);

    await expectOk(editor.unpublish(NEWS, id, 'en'));
    expect(await addressesOfType(NEWS, [id])).toEqual([]);
    expect(await addressesOfType(NEWS)).not.toContainEqual([id, slug]);

    await expectOk(editor.publish(NEWS, id, 'fr'));
    expect(await addressesOfType(NEWS, [id])).toEqual([[id, slug]]);
  });

  it('a page that moves is where it was published, whatever its draft says', async () => {
    const id = await idOf(ARTICLE, 'mentions-legales');
    await expectOk(editor.update(ARTICLE, id, { rubrique: 'mentions-nouvelles' }));
    const both = [
      [id, 'legal-notices'],
      [id, 'mentions-legales'],
    ];
    expect((await addressesOfType(ARTICLE, [id])).toSorted()).toEqual(both);

    await expectOk(editor.publish(ARTICLE, id));
    expect((await addressesOfType(ARTICLE, [id])).map(([, address]) => address).toSorted()).toEqual([
      'legal-notices',
      'mentions-nouvelles',
    ]);
  });

  it('are never answered from the micro-cache, whose life is longer than this test', async () => {
    const before = await addressesOfType(NEWS);
    const [id = '', slug = ''] = before[0] ?? [];
    await querySql(service.database, 'update news_items set slug = $1 where document_id = $2', [
      `${slug}-bis`,
      id,
    ]);

    expect(await addressesOfType(NEWS)).toContainEqual([id, `${slug}-bis`]);
  });
});

describe('what is searched follows the content', () => {
  const CAMPUS = 'api::campus.campus';
  const find = async (q: string, counted = false) =>
    placesOf(await searchOf('meridia', { q, counted, limit: 20 }, { url: service.url }));

  it('SEARCH-01 from the publication on, and never a draft', async () => {
    const id = await idOf(NEWS, 'prix-du-livre-etudiant-2026');
    await expectOk(editor.update(NEWS, id, { title: 'Prix zorglub du livre' }));
    await expect.poll(() => find('zorglub')).toEqual([]);

    await expectOk(editor.publish(NEWS, id));
    await expect.poll(() => find('zorglub')).toEqual(['news prix-du-livre-etudiant-2026']);
    await expect.poll(() => find('zorglup')).toEqual(['news prix-du-livre-etudiant-2026']);

    await expectOk(editor.unpublish(NEWS, id, 'fr'));
    await expect.poll(() => find('zorglub')).toEqual([]);
    await expect.poll(() => find('zorglup')).toEqual([]);
  });

  it('SEARCH-01 many at once, and a copy: as if each were published or withdrawn alone', async () => {
    const slugs = ['aide-au-logement-nouveaux-accords', 'alternance-bilan-2026'];
    const ids = await Promise.all(slugs.map((slug) => idOf(NEWS, slug)));
    for (const id of ids) await expectOk(editor.update(NEWS, id, { title: 'Zibeline des campus' }));
    await expectOk(editor.bulk('bulkPublish', NEWS, ids, ['fr']));
    await expect.poll(() => find('zibeline')).toHaveLength(2);

    const { json } = await editor.clone(NEWS, ids[0] ?? '', { title: 'Zibeline copiée', slug: 'zibeline' });
    const copy = copied.parse(json).data.documentId;
    await expect.poll(() => find('zibeline')).toHaveLength(2);
    await expectOk(editor.publish(NEWS, copy));
    await expect.poll(() => find('zibeline')).toHaveLength(3);

    await expectOk(
      editor.ask('POST', `${COLLECTION}/actions/bulkDelete`, { documentIds: [copy], locale: 'fr' }),
    );
    await expect.poll(() => find('zibeline')).toHaveLength(2);
    await expectOk(editor.bulk('bulkUnpublish', NEWS, ids, ['fr']));
    await expect.poll(() => find('zibeline')).toEqual([]);
  });

  it('SEARCH-01 what is found by the name of another follows that name', async () => {
    const id = await idOf(CAMPUS, 'annecy');
    await expectOk(editor.update(CAMPUS, id, { title: 'Annecy-Krypton' }));
    await expectOk(editor.publish(CAMPUS, id));
    await expect.poll(() => find('portes ouvertes krypton')).toContain('event jpo-annecy-petit-campus');
  });

  it('SEARCH-02 synonyms work when they are written', async () => {
    const { status, text } = await editor.create('api::search-synonym.search-synonym', {
      site: 'meridia',
      words: 'plouf, logement',
    });
    expect(status, text).toBe(201);
    await expect.poll(() => find('plouf')).toContain('article integrer-meridia/logement');
  });

  it('SEARCH-07 what is not found is counted by its words alone, and no page is made again for it', async () => {
    const changes = () =>
      querySql<{ count: string }>(service.database, 'select count(*) from content_changes');
    const before = await changes();
    for (const q of [
      'Xylophone vuvuzela',
      'xylophone VUVUZELA',
      'jeanne@example.org',
      'Wxyz Qwrtz',
      'qqqqqqzz 0612345678',
    ])
      await find(q, true);

    const rows = await querySql<Record<string, unknown>>(
      service.database,
      'select site, words, times from search_misses order by words',
    );
    expect(rows).toEqual([{ site: 'meridia', words: 'xylophone vuvuzela', times: 2 }]);
    expect(await changes()).toEqual(before);
  });
});
