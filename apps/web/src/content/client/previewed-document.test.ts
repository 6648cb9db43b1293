import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readDocument, readOptionalList } from './checked-content';
import * as kept from './kept-answers';
import { withPreviewed } from './previewed-document';
import { useContentService } from './site-content.fixture';

const { answerJson } = useContentService();
const item = z.object({ documentId: z.string(), title: z.string() });
const request = { locale: 'fr', tags: ['api::event.event'] } as const;
const PUBLISHED = { documentId: 'a', title: 'Publié' };
const DRAFT = { documentId: 'a', title: 'Brouillon' };
const PREVIEWED = { path: '/events/a', locale: 'fr', answer: { data: DRAFT } } as const;

const keepAnswer = vi.spyOn(kept, 'keepAnswer');

beforeEach(() => {
  keepAnswer.mockClear();
  answerJson(200, { data: PUBLISHED });
});

describe('PREVIEW-02 while the page of a draft is made', () => {
  it('its document is the draft, for that page alone', async () => {
    const [previewed, visited] = await Promise.all([
      withPreviewed(PREVIEWED, () => readDocument('/events/a', item, request)),
      readDocument('/events/a', item, request),
    ]);

    expect(previewed).toEqual(DRAFT);
    expect(visited).toEqual(PUBLISHED);
  });

  it.each([
    ['another document', '/events/b', 'fr'],
    ['another language', '/events/a', 'en'],
  ] as const)('%s is the published one', async (_what, path, locale) => {
    const read = () => readDocument(path, item, { ...request, locale });

    expect(await withPreviewed(PREVIEWED, read)).toEqual(PUBLISHED);
  });

  it('nothing that is read is kept', async () => {
    answerJson(200, { data: [PUBLISHED] });
    await withPreviewed(PREVIEWED, async () => {
      await readDocument('/events/a', item, request);
      await readOptionalList('/events', item, { ...request, query: { filters: { slug: 'a' } } });
    });
    expect(keepAnswer).not.toHaveBeenCalled();

    await readOptionalList('/events', item, request);
    expect(keepAnswer).toHaveBeenCalledOnce();
  });

  it('what visitors read lately is taken from where it is kept', async () => {
    await readDocument('/events/b', item, request);
    answerJson(500, {});

    expect(await withPreviewed(PREVIEWED, () => readDocument('/events/b', item, request))).toEqual(PUBLISHED);
  });
});
