import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sendJson } from '@meridia/content-client/content-service.fixture';
import { AppError } from '@meridia/domain/app-error';
import {
  readAll,
  readAnswer,
  readDocument,
  readFittingAnswer,
  readOptionalAnswer,
  readOptionalList,
  readPage,
} from './checked-content';
import { useContentService } from './site-content.fixture';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

const { answer, answerJson, logged } = useContentService();
const item = z.object({ documentId: z.string(), title: z.string() });
const paris = { documentId: 'a', title: 'Paris' };
const request = { locale: 'fr', tags: ['api::campus.campus'] } as const;
const window = { start: 0, limit: 12 };

const MANDATORY = [
  ['a document', (path: string) => readDocument(path, item, request)],
  ['an answer', (path: string) => readAnswer(path, item, request)],
  ['an answer that may be unfit', (path: string) => readFittingAnswer(path, item, request)],
  ['a list', (path: string) => readAll(path, item, request)],
  ['a page of a list', (path: string) => readPage(path, item, { ...request, window })],
] as const;

describe('CALL-10 a call that fails', () => {
  it.each(MANDATORY)(
    'CALL-10 throws its status and text for %s that a page needs, and is logged',
    async (_name, read) => {
      answerJson(503, {});
      const error = await read('/campuses').catch((reason: unknown) => reason);

      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ statusCode: 503, errorText: 'Service Unavailable' });
      expect(logged.error).toHaveBeenCalledExactlyOnceWith(
        'content call failed',
        expect.objectContaining({ statusCode: 503, errorText: 'Service Unavailable' }),
      );
    },
  );

  it.each([
    ['null for an answer', (path: string) => readOptionalAnswer(path, item, request), null],
    ['nothing for a list', (path: string) => readOptionalList(path, item, request), []],
  ])('CALL-10 gives %s that a page can do without, and is logged', async (_name, read, expected) => {
    answerJson(500, {});

    expect(await read('/never-read')).toEqual(expected);
    expect(logged.error).toHaveBeenCalledExactlyOnceWith(
      'content call failed',
      expect.objectContaining({ statusCode: 500, errorText: 'Internal Server Error' }),
    );
  });

  it('the last good answer stands in for what a page can do without', async () => {
    answerJson(200, { data: [paris] });
    await readOptionalList('/known', item, request);
    answerJson(500, {});

    expect(await readOptionalList('/known', item, request)).toEqual([paris]);
  });
});

describe('what does not exist, or does not fit', () => {
  it('a document that does not exist is null, and no failure', async () => {
    answerJson(404, {});

    expect(await readDocument('/campuses/nulle-part', item, request)).toBeNull();
    expect(logged.error).not.toHaveBeenCalled();
  });

  it('a document that does not fit is an error that says why', async () => {
    answerJson(200, { data: { documentId: 'a' } });

    await expect(readDocument('/campuses/paris', item, request)).rejects.toMatchObject({
      statusCode: 500,
      errorText: expect.stringContaining('title'),
    });
    expect(logged.error).toHaveBeenCalledTimes(1);
  });

  it('an answer that a page can do without is null when it does not fit, and logged', async () => {
    answerJson(200, { documentId: 'a' });

    expect(await readOptionalAnswer('/users/me', item, request)).toBeNull();
    expect(logged.error).toHaveBeenCalledTimes(1);
  });

  it('an answer that does not fit is an error, or none where the page can do without', async () => {
    answerJson(200, { documentId: 'a' });

    await expect(readAnswer('/link', item, request)).rejects.toMatchObject({ statusCode: 500 });
    expect(await readFittingAnswer('/link', item, request)).toBeNull();
    expect(logged.error).toHaveBeenCalledTimes(2);
  });

  it('a list keeps the items that fit, to its last page', async () => {
    const campuses = Array.from({ length: 150 }, (_, index) => ({
      documentId: `c${index}`,
      title: 'Campus',
    }));
    const items = [...campuses, { documentId: 'untitled' }];
    answer(({ query }, response) => {
      const [start, limit] = ['pagination[start]', 'pagination[limit]'].map((name) =>
        Number(query.get(name)),
      );
      const data = items.slice(start, Number(start) + Number(limit));
      sendJson(response, 200, { data, meta: { pagination: { start, limit, total: items.length } } });
    });

    expect(await readAll('/campuses', item, request)).toEqual(campuses);
    expect(logged.warn).toHaveBeenCalledExactlyOnceWith(
      'content item dropped',
      expect.objectContaining({ documentId: 'untitled' }),
    );
  });

  it('a page of a list comes with the number of items of the whole', async () => {
    answerJson(200, { data: [paris], meta: { pagination: { start: 0, limit: 12, total: 60 } } });
    expect(await readPage('/campuses', item, { ...request, window })).toEqual({ items: [paris], total: 60 });
  });
});
