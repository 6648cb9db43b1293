import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CHANGES_PATH } from '@meridia/contract/endpoints';
import { AppError } from '@meridia/domain/app-error';
import { createContentClient } from './content-client.ts';
import type { ContentClientOptions } from './content-reader.ts';
import {
  sendJson,
  startContentService,
  type FakeContentService,
  type ReceivedRequest,
} from './content-service.fixture.ts';

const item = z.object({ documentId: z.string(), title: z.string() });
const document = { documentId: 'a', title: 'Paris' };
const notFound = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } };

let service: FakeContentService;
afterEach(() => service.stop());

async function setUp(
  handle: (request: ReceivedRequest, response: ServerResponse) => unknown,
  { expiresIn, ...options }: Partial<ContentClientOptions> & { expiresIn?: number } = {},
) {
  service = await startContentService(handle, { expiresIn });
  const log = { warn: vi.fn(), error: vi.fn() };
  const credentials = () => ({ username: 'meridia-site', password: 'secret' });
  return { log, client: createContentClient({ baseUrl: service.baseUrl, credentials, log, ...options }) };
}

const answering = (status: number, body: unknown) => (_request: ReceivedRequest, response: ServerResponse) =>
  sendJson(response, status, body);

async function failure(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Not an AppError: ${String(error)}`);
  return error;
}

describe('DESK-04 what the site has counted', () => {
  it('DESK-04 is posted with the token, and again with a new one after a 401', async () => {
    const { client } = await setUp(answering(204, undefined));
    await client.post('/redirect-hits', { batch: 'a' });
    service.validToken = 'revoked';
    await client.post('/redirect-hits', { batch: 'b' });

    const sent = service.reads().map(({ method, path, body }) => [method, path, JSON.parse(body)]);
    expect(sent).toEqual([
      ['POST', '/redirect-hits', { batch: 'a' }],
      ['POST', '/redirect-hits', { batch: 'b' }],
      ['POST', '/redirect-hits', { batch: 'b' }],
    ]);
  });

  it('DESK-04 a refusal is an error', async () => {
    const { client } = await setUp(answering(400, { data: null }));
    expect((await failure(client.post('/redirect-hits', {}))).statusCode).toBe(400);
  });
});

describe('STATE-09 the change feed and what the site has counted', () => {
  it('STATE-09 do not wait behind the reads of pages, however many there are', async () => {
    const waiting: ServerResponse[] = [];
    const { client } = await setUp(
      ({ path }, response) => {
        if (path.startsWith('/page')) waiting.push(response);
        else sendJson(response, 200, { data: document });
      },
      { maxParallel: 4, timeoutMs: 20_000, maxWaitMs: 20_000 },
    );
    const read = (path: string, since = 0) =>
      client.get(path, { locale: 'fr', query: { since }, schema: z.unknown() });
    const pages = Array.from({ length: 40 }, (_, page) => read(`/page-${page}`));
    await expect.poll(() => waiting.length).toBe(4);
    const changes = Array.from({ length: 40 }, (_, change) => read(CHANGES_PATH, change));

    expect(await Promise.all(changes)).toHaveLength(40);
    await client.post('/redirect-hits', { batch: 'a' });
    expect(waiting).toHaveLength(4);
    expect(service.logins).toBe(1);
    for (let page = 0; page < pages.length; page += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      sendJson(waiting.shift() as ServerResponse, 200, { data: document });
    }
    await Promise.all(pages);
  });
});

describe('CALL-01 the service account', () => {
  it('CALL-01 logs in by itself and adds its token to every call but the login', async () => {
    const { client } = await setUp(answering(200, { data: document }));
    await client.getDocument('/campuses/paris', { locale: 'fr', schema: item });

    const [login, read] = service.received;
    expect(login).toMatchObject({ method: 'POST', path: '/login' });
    expect(JSON.parse(login?.body ?? '')).toEqual({ username: 'meridia-site', password: 'secret' });
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(read?.headers.authorization).toBe('Bearer token-1');
  });

  it('CALL-01 200 concurrent calls with an expired token cause exactly one login', async () => {
    // All of them in flight at once, on a machine that may be slow.
    const options = { maxParallel: 200, timeoutMs: 20_000 };
    const { client } = await setUp(answering(200, { data: document }), options);
    await client.getDocument('/campuses/0', { locale: 'fr', schema: item });
    service.validToken = 'another';

    const calls = Array.from({ length: 200 }, (_, index) =>
      client.getDocument(`/campuses/${index}`, { locale: 'fr', schema: item }),
    );
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 200 }, () => document));
    expect(service.logins - 1).toBe(1);
    expect(service.reads().length).toBeLessThanOrEqual(1 + 2 * 200);
  });

  it('CALL-01 a call is tried once more after a 401, then given up', async () => {
    const { client, log } = await setUp(answering(401, {}));
    const error = await failure(client.getDocument('/campuses/paris', { locale: 'fr', schema: item }));

    expect(error).toMatchObject({ statusCode: 401, errorText: 'Unauthorized' });
    expect(service.reads()).toHaveLength(2);
    expect(service.logins).toBe(2);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('a failed login fails every call with it, is not repeated at once and is logged once', async () => {
    const { client, log } = await setUp(answering(200, { data: document }));
    service.loginStatus = 401;
    const errors = await Promise.all(
      ['a', 'b', 'c'].map((slug) =>
        failure(client.getDocument(`/campuses/${slug}`, { locale: 'fr', schema: item })),
      ),
    );

    expect(errors.map(({ statusCode, source }) => [statusCode, source])).toEqual(
      errors.map(() => [401, `${service.baseUrl}/login?locale=fr`]),
    );
    expect(service.logins).toBe(1);
    expect(service.reads()).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret');
  });
});

describe('CALL-02 every request', () => {
  it('CALL-02 carries its locale and accepts JSON', async () => {
    const { client } = await setUp(answering(200, { data: [] }));
    await client.getList('/events', { locale: 'fr', query: { sort: 'dateStart:asc' }, schema: item });
    await client.getList('/events', { locale: 'en', schema: item });

    expect(service.received.map(({ path, query }) => [path, query.get('locale')])).toEqual([
      ['/login', 'fr'],
      ['/events', 'fr'],
      ['/events', 'en'],
    ]);
    expect(service.received.map(({ headers }) => headers.accept)).toEqual(Array(3).fill('application/json'));
    expect(service.received[1]?.query.get('sort')).toBe('dateStart:asc');
  });

  it('the same one at the same time is sent once, the next one again', async () => {
    const { client } = await setUp(answering(200, { data: document }));
    const ask = () => client.getDocument('/campuses/paris', { locale: 'fr', schema: item });
    await Promise.all([ask(), ask(), ask()]);
    expect(service.reads()).toHaveLength(1);

    await ask();
    expect(service.reads()).toHaveLength(2);
  });

  it('one asked after a change does not join one sent before it', async () => {
    let title = 'Avant';
    const { client } = await setUp(async (_request, response) => {
      const answer = { data: { ...document, title } };
      await delay(30);
      sendJson(response, 200, answer);
    });
    const ask = () => client.getDocument('/campuses/paris', { locale: 'fr', schema: item });
    const before = ask();
    await vi.waitFor(() => expect(service.reads()).toHaveLength(1));

    title = 'Après';
    client.forgetPendingCalls();
    expect([await before, await ask()]).toMatchObject([{ title: 'Avant' }, { title: 'Après' }]);
  });

  it('at most 16 are under way at once', async () => {
    const held: ServerResponse[] = [];
    let isHolding = true;
    const { client } = await setUp(
      (_request, response) => (isHolding ? held.push(response) : sendJson(response, 200, { data: document })),
      { timeoutMs: 20_000, maxWaitMs: 20_000 },
    );
    const calls = Array.from({ length: 40 }, (_, index) =>
      client.getDocument(`/campuses/${index}`, { locale: 'fr', schema: item }),
    );
    await vi.waitFor(() => expect(held).toHaveLength(16));
    await delay(50);
    expect(held).toHaveLength(16);

    isHolding = false;
    for (const response of held) sendJson(response, 200, { data: document });
    expect(await Promise.all(calls)).toHaveLength(40);
  });
});

describe('failures of a call', () => {
  const ask = (client: ReturnType<typeof createContentClient>) =>
    failure(client.getDocument('/campuses/paris', { locale: 'fr', schema: item }));
  const source = () => `${service.baseUrl}/campuses/paris?locale=fr`;

  it('an HTTP failure has its request, status and text, and is logged', async () => {
    const { client, log } = await setUp(answering(503, {}));
    const error = await ask(client);

    expect(error).toMatchObject({ source: source(), statusCode: 503, errorText: 'Service Unavailable' });
    expect(log.error).toHaveBeenCalledExactlyOnceWith('content call failed', error.toJSON());
  });

  it('no answer in time is a 504', async () => {
    const { client } = await setUp(() => undefined, { timeoutMs: 40 });
    expect(await ask(client)).toMatchObject({ source: source(), statusCode: 504 });
  });

  it('a body that does not end in time is a 504', async () => {
    const { client } = await setUp((_request, response) => response.writeHead(200).write('{"data":'), {
      timeoutMs: 40,
    });
    expect(await ask(client)).toMatchObject({ statusCode: 504 });
  });

  it('an unreachable service is a 503', async () => {
    const { client } = await setUp(answering(200, {}));
    await service.stop();
    expect(await ask(client)).toMatchObject({ statusCode: 503, errorText: 'ECONNREFUSED' });
  });

  it('a redirect is not followed', async () => {
    const { client } = await setUp((_request, response) =>
      response.writeHead(302, { Location: '/api/elsewhere' }).end(),
    );
    expect(await ask(client)).toMatchObject({ statusCode: 503 });
    expect(service.reads()).toHaveLength(1);
  });

  it.each([
    ['a page instead of JSON', '<html>', 'not JSON'],
    ['nothing, which is not a 404', 'null', 'not JSON, or null'],
    ['a document that does not fit', JSON.stringify({ data: { documentId: 'a' } }), 'title'],
  ])('%s is a 500 that says why, and is logged', async (_sentence, body, reason) => {
    const { client, log } = await setUp((_request, response) => response.end(body));
    const error = await ask(client);

    expect(error.statusCode).toBe(500);
    expect(error.errorText).toContain(reason);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

describe('documents and lists', () => {
  it('a document that does not exist is null', async () => {
    const { client, log } = await setUp(answering(404, notFound));

    expect(await client.getDocument('/campuses/nulle-part', { locale: 'fr', schema: item })).toBeNull();
    expect(await client.get('/campuses/nulle-part', { locale: 'fr', schema: item })).toBeNull();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('a document comes out of its envelope, or without one', async () => {
    const { client } = await setUp(({ path }, response) =>
      sendJson(response, 200, path === '/users/me' ? document : { data: document }),
    );

    expect(await client.getDocument('/users/me', { locale: 'fr', schema: item })).toEqual(document);
    expect(await client.getDocument('/campuses/paris', { locale: 'fr', schema: item })).toEqual(document);
  });

  it('get gives the whole answer', async () => {
    const answer = { data: [], meta: { latest: 7 } };
    const { client } = await setUp(answering(200, answer));
    const schema = z.object({ data: z.array(item), meta: z.object({ latest: z.int() }) });

    expect(await client.get('/changes', { locale: 'fr', query: { since: 3 }, schema })).toEqual(answer);
    expect(service.reads()[0]?.query.get('since')).toBe('3');
  });

  it('an item of a list that does not fit is dropped and logged', async () => {
    const { client, log } = await setUp(answering(200, { data: [document, { documentId: 'b' }] }));

    expect(await client.getList('/campuses', { locale: 'fr', schema: item })).toEqual([document]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('content item dropped', {
      source: `${service.baseUrl}/campuses?locale=fr`,
      documentId: 'b',
      reason: expect.stringContaining('title'),
    });
  });

  it('a list without an envelope is a list', async () => {
    const { client } = await setUp(answering(200, [document]));
    expect(await client.getList('/crm-links/brochure/mba/campuses', { locale: 'fr', schema: item })).toEqual([
      document,
    ]);
  });

  it('a list that does not exist is a failure, never an empty list', async () => {
    const { client } = await setUp(answering(404, notFound));
    expect(await failure(client.getList('/evnets', { locale: 'fr', schema: item }))).toMatchObject({
      statusCode: 404,
    });
  });
});
