import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createContentClient } from './content-client.ts';
import {
  sendJson,
  startContentService,
  type FakeContentService,
  type ReceivedRequest,
} from './content-service.fixture.ts';

const schema = z.object({ documentId: z.string() });
const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ documentId: `d${index}` }));

let service: FakeContentService;
afterEach(() => service.stop());

type Window = { start: number; limit: number };
type Page = { data: unknown[]; total?: number };

async function setUp(answer: (window: Window) => Page) {
  service = await startContentService(({ query }, response) => {
    const start = Number(query.get('pagination[start]'));
    const limit = Number(query.get('pagination[limit]'));
    const { data, total } = answer({ start, limit });
    sendJson(response, 200, { data, meta: { pagination: { start, limit, total } } });
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const client = createContentClient({
    baseUrl: service.baseUrl,
    credentials: () => ({ username: 'a', password: 'b' }),
    log,
  });
  return { client, log };
}

const windows = () =>
  service
    .reads()
    .map(({ query }: ReceivedRequest) => [
      query.get('pagination[start]'),
      query.get('pagination[limit]'),
      query.get('pagination[withCount]'),
    ]);

describe('getAll', () => {
  it('reads to the end, page by page', async () => {
    const all = documents(250);
    const { client } = await setUp(({ start, limit }) => ({
      data: all.slice(start, start + limit),
      total: 250,
    }));

    expect(await client.getAll('/news', { locale: 'fr', schema })).toEqual(all);
    expect(windows()).toEqual([
      ['0', '100', 'true'],
      ['100', '100', 'true'],
      ['200', '100', 'true'],
    ]);
  });

  it('a service that gives less than asked is read to the end all the same', async () => {
    const all = documents(60);
    const { client } = await setUp(({ start }) => ({ data: all.slice(start, start + 25), total: 60 }));

    expect(await client.getAll('/news', { locale: 'fr', schema })).toEqual(all);
  });

  it('an empty list is read once', async () => {
    const { client } = await setUp(() => ({ data: [], total: 0 }));

    expect(await client.getAll('/news', { locale: 'fr', schema, pageSize: 10 })).toEqual([]);
    expect(windows()).toEqual([['0', '10', 'true']]);
  });

  it('a publication between two pages makes it start again', async () => {
    let all = documents(4);
    const { client } = await setUp(({ start, limit }) => {
      const data = all.slice(start, start + limit);
      if (all.length === 4) all = [{ documentId: 'new' }, ...all];
      return { data, total: all.length };
    });

    expect(await client.getAll('/news', { locale: 'fr', schema, pageSize: 2 })).toEqual(all);
  });

  it.each([
    [
      'a list that stops before its total',
      ({ start }: Window) => ({ data: start === 0 ? documents(3) : [], total: 5 }),
    ],
    [
      'an item twice and another never',
      ({ start }: Window) => ({ data: documents(start === 0 ? 2 : 1), total: 3 }),
    ],
  ])('%s is an error, not a short list', async (_sentence, answer) => {
    const { client, log } = await setUp(answer);

    await expect(client.getAll('/news', { locale: 'fr', schema })).rejects.toMatchObject({
      statusCode: 500,
      errorText: expect.stringMatching(/[23] items received of [35]/),
    });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('a list that does not say its total is an error', async () => {
    const { client } = await setUp(() => ({ data: documents(1) }));
    await expect(client.getAll('/news', { locale: 'fr', schema })).rejects.toMatchObject({ statusCode: 500 });
  });

  it('an item that does not fit is dropped after the count', async () => {
    const { client, log } = await setUp(() => ({ data: [{ documentId: 'a' }, { title: 'b' }], total: 2 }));

    expect(await client.getAll('/news', { locale: 'fr', schema })).toEqual([{ documentId: 'a' }]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe('getPage', () => {
  it('gives a window and the total', async () => {
    const all = documents(30);
    const { client } = await setUp(({ start, limit }) => ({
      data: all.slice(start, start + limit),
      total: 30,
    }));

    expect(await client.getPage('/news', { locale: 'fr', schema, start: 24, limit: 12 })).toEqual({
      items: all.slice(24),
      total: 30,
    });
  });
});
