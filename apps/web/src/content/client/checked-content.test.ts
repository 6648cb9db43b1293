import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sendJson } from '@meridia/content-client/content-service.fixture';
import { AppError } from '@meridia/domain/app-error';
import { feedMarks } from '@/store/feed-marks';
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

const { answer, answerJson, logged } = useContentService();
const item = z.object({ documentId: z.string(), title: z.string() });
const paris = { documentId: 'a', title: 'Paris' };
const request = { locale: 'fr', tags: ['api::campus.campus'] } as const;
const window = { start: 0, limit: 12 };

let position = 0;
/** The feed names the type of all these answers. */
function changed(): void {
  position += 1;
  feedMarks.apply([{ tags: request.tags, change: position }], position);
}

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
    ['null for a list', (path: string) => readOptionalList(path, item, request), null],
  ])(
    'STATE-04, CALL-10 gives %s that a page can do without, and is logged',
    async (_name, read, expected) => {
      answerJson(500, {});

      expect(await read('/never-read')).toEqual(expected);
      expect(logged.error).toHaveBeenCalledExactlyOnceWith(
        'content call failed',
        expect.objectContaining({ statusCode: 500, errorText: 'Internal Server Error' }),
      );
    },
  );

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
    // The same words are told once.
    expect(logged.error).toHaveBeenCalledTimes(1);
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

describe('an answer that is kept', () => {
  it.each([
    ['a document', { data: paris }, readDocument],
    ['a list', { data: [paris] }, readOptionalList],
    ['an answer', paris, readAnswer],
  ] as const)('is checked once, however often %s is read', async (name, json, read) => {
    const check = vi.fn(() => true);
    const counted = item.refine(check);
    answerJson(200, json);

    const first = await read<z.infer<typeof item>>(`/once-${name}`, counted, request);
    const second = await read<z.infer<typeof item>>(`/once-${name}`, counted, request);

    expect(second).toEqual(first);
    expect(check).toHaveBeenCalledOnce();
  });
});

const SURPRISE = { surprise: true };

describe('S-06 an answer of a wrong shape', () => {
  const known = { data: [paris], meta: { pagination: { start: 0, limit: 12, total: 1 } } };

  it.each([
    ['another object', { data: SURPRISE }],
    ['items that are others', { ...known, data: [SURPRISE, SURPRISE] }],
    ['no data', { data: null }],
  ])('%s is not kept: what is read next is asked for again', async (name, json) => {
    answerJson(200, json);
    const first = await readPage(`/again ${name}`, item, { ...request, window }).catch(String);
    answerJson(200, known);

    expect(first).toContain('Unexpected answer');
    expect(await readPage(`/again ${name}`, item, { ...request, window })).toEqual({
      items: [paris],
      total: 1,
    });
  });

  it.each([
    ['another object', { data: SURPRISE }],
    ['items that are others', { data: [SURPRISE, SURPRISE] }],
  ])('%s does not stand for a list that was good', async (name, json) => {
    answerJson(200, { data: [paris] });
    await readOptionalList(`/good ${name}`, item, request);
    changed();
    answerJson(200, json);

    expect(await readOptionalList(`/good ${name}`, item, request)).toEqual([paris]);
  });

  it('some items that do not fit cost themselves alone', async () => {
    answerJson(200, { data: [SURPRISE, paris] });

    expect(await readOptionalList('/some', item, request)).toEqual([paris]);
  });

  it('an answer that an older contract let in is asked for again', async () => {
    answerJson(200, paris);
    await readAnswer('/grown', item, request);
    const grown = item.extend({ city: z.string() });
    answerJson(200, { ...paris, city: 'Paris' });

    expect(await readAnswer('/grown', grown, request)).toEqual({ ...paris, city: 'Paris' });
  });
});

describe('ROUTE-14 where the last good answer will do', () => {
  const lastGood = { ...request, isLastGoodEnough: true };

  it.each([
    ['fails', () => answerJson(500, {})],
    ['hangs', () => answer(() => undefined)],
    ['has another shape', () => answerJson(200, SURPRISE)],
  ])('it is given soon when the service %s', async (name, breakIt) => {
    answerJson(200, paris);
    await readAnswer(`/link ${name}`, item, lastGood);
    changed();
    breakIt();
    const since = performance.now();

    expect(await readAnswer(`/link ${name}`, item, lastGood)).toEqual(paris);
    expect(performance.now() - since).toBeLessThan(1500);
  });
});
