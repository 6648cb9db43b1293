import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseDetailWire } from '@meridia/contract/courses.wire';
import { coursePath, eventPath, EVENTS_PATH, newsPath } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire } from '@meridia/contract/events.wire';
import { newsDetailWire } from '@meridia/contract/news.wire';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const COURSE = 'bts-commerce-international';
const NEWS = 'accord-universite-kestrel-dublin';

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('republish');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

/** The numbers of components and the instants change at every publish, by design; nothing else may. */
const CHANGING = ['id', 'publishedAt', 'updatedAt'];

function withoutNumbers(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, child: unknown) =>
    CHANGING.includes(key) ? undefined : child,
  );
}

function readerOf(locale: 'fr' | 'en') {
  const client = clientOf('meridia', service.url);
  return {
    course: () => client.getDocument(coursePath(COURSE), { locale, schema: courseDetailWire }),
    news: () => client.getDocument(newsPath('meridia', NEWS), { locale, schema: newsDetailWire }),
    event: (slug: string) => client.getDocument(eventPath(slug), { locale, schema: eventDetailWire }),
  };
}

function eventsOfLyon() {
  const query = { filters: { campuses: { slug: { $eq: 'lyon' } } }, pagination: { limit: 100 } };
  return clientOf('meridia', service.url).getList(EVENTS_PATH, { locale: 'fr', query, schema: eventWire });
}

async function expectOk(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
}

describe('CALL-12 publishing again keeps what a document points to', () => {
  it.each(['fr', 'en'] as const)(
    'CALL-12 a course, published again then unpublished and published, in %s',
    async (locale) => {
      const { course: read } = readerOf(locale);
      const before = await read();
      const documentId = before?.documentId ?? '';
      expect(before?.campuses).toHaveLength(10);
      expect(before?.related.length).toBeGreaterThan(0);
      expect(before?.brochure).not.toBeNull();

      await expectOk(editor.publish('api::course.course', documentId, locale));
      await expect.poll(async () => withoutNumbers(await read())).toEqual(withoutNumbers(before));

      await expectOk(editor.unpublish('api::course.course', documentId, locale));
      await expect.poll(read).toBeNull();
      await expectOk(editor.publish('api::course.course', documentId, locale));
      await expect.poll(async () => withoutNumbers(await read())).toEqual(withoutNumbers(before));
    },
  );

  it('CALL-12 a news item keeps its image, campuses and category', async () => {
    const { news: read } = readerOf('fr');
    const before = await read();
    const documentId = before?.documentId ?? '';

    await expectOk(editor.unpublish('api::news.news', documentId));
    await expect.poll(read).toBeNull();
    await expectOk(editor.publish('api::news.news', documentId));
    await expect.poll(async () => withoutNumbers(await read())).toEqual(withoutNumbers(before));
  });

  it('CALL-12 a campus published again is still the campus of its events', async () => {
    const before = await eventsOfLyon();
    expect(before.length).toBeGreaterThan(0);

    await expectOk(editor.publish('api::campus.campus', before[0]?.campuses[0]?.documentId ?? ''));
    await expect.poll(eventsOfLyon).toEqual(before);
  });

  it('CALL-12 a campus unpublished leaves its events and courses, and is theirs again once published', async () => {
    const before = await eventsOfLyon();
    const { slug = '', campuses = [] } = before[0] ?? {};
    const campusId = campuses[0]?.documentId ?? '';

    await expectOk(editor.unpublish('api::campus.campus', campusId));
    await expect.poll(async () => (await eventsOfLyon()).length).toBe(0);
    expect((await readerOf('fr').event(slug))?.campuses).toEqual([]);

    await expectOk(editor.publish('api::campus.campus', campusId));
    await expect.poll(async () => (await readerOf('fr').course())?.campuses.length).toBe(10);
    await expect.poll(eventsOfLyon).toEqual(before);
  });
});
