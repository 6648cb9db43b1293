import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { listOf } from '@meridia/contract/envelope.wire';
import { NEWS_CATEGORIES_PATH } from '@meridia/contract/endpoints';
import { newsCategoryWire } from '@meridia/contract/news-categories.wire';
import { createContentClient } from '@meridia/content-client/content-client';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { call } from '../support/http-call.ts';
import { askLogin, logIn } from '../support/log-in.ts';
import { sharedService } from '../support/shared-service.ts';

const CALLS = 200;

const { username, password } = ACCOUNTS.meridia;

/**
 * Issues tokens of one second, three a minute. The shared service, of the same secret and database, then finds them
 * expired.
 */
let strict: ContentService;

beforeAll(async () => {
  const { database, mediaFolder } = sharedService();
  strict = await startContentService({
    databaseUrl: databaseUrl(database),
    mediaFolder,
    extra: {
      TOKEN_LIFETIME_SECONDS: '1',
      LOGIN_ATTEMPTS_PER_MINUTE: '3',
      PUBLIC_URL: 'https://redaction.meridia.example',
    },
    name: 'contract-strict-login',
  });
});
afterAll(() => strict.stop());

async function expiredToken(): Promise<string> {
  const token = await logIn(strict.url, ACCOUNTS.meridia);
  await sleep(2100);
  return token;
}

/** A client that believes it holds a good token, and what it sent. */
function clientHolding(token: string) {
  const statuses: number[] = [];
  let logins = 0;
  const counted: typeof fetch = async (input, init) => {
    if (init?.method !== 'POST') {
      const response = await fetch(input, init);
      statuses.push(response.status);
      return response;
    }
    logins += 1;
    if (logins > 1) return fetch(input, init);
    return Response.json({ access_token: token, expires_in: 3600 });
  };
  const client = createContentClient({
    baseUrl: `${sharedService().url}/api`,
    credentials: () => ({ username, password }),
    timeoutMs: 10_000,
    maxWaitMs: 20_000,
    fetch: counted,
  });
  return { client, statuses, realLogins: () => logins - 1 };
}

it('CALL-01 200 concurrent calls with an expired token cause exactly 1 login and all succeed', async () => {
  const token = await expiredToken();
  const refused = await call(sharedService().url, '/api/news-categories', { token });
  expect(refused.status).toBe(401);

  const { client, statuses, realLogins } = clientHolding(token);
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, start) =>
      client.get(NEWS_CATEGORIES_PATH, {
        locale: 'fr',
        query: { pagination: { start, limit: 1 } },
        schema: listOf(newsCategoryWire),
      }),
    ),
  );

  expect(answers.map((answer) => answer?.meta.pagination.start)).toEqual([...Array(CALLS).keys()]);
  expect(realLogins()).toBe(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
});

describe('CALL-01 attempts are limited by address', () => {
  it('CALL-01 the fourth attempt of a minute is a 429 with Retry-After, whatever the name or the password', async () => {
    // The first was that of the expired token.
    const attempts = [
      { username, password: 'wrong-password' },
      { username: 'somebody-else', password },
    ];
    for (const attempt of attempts) expect((await askLogin(strict.url, attempt)).status).toBe(401);

    for (const attempt of [...attempts, { username, password }]) {
      const answer = await askLogin(strict.url, attempt);
      expect(answer.status).toBe(429);
      expect(answer.headers['retry-after']).toBe('60');
      expect(errorWire.parse(answer.json).error.message).toBe('Too many attempts');
    }
  });

  it('CALL-01 a forwarded address does not escape the limit', async () => {
    const answer = await call(strict.url, '/api/login', {
      method: 'POST',
      body: { username, password },
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    expect(answer.status).toBe(429);
  });
});

it('ACC-06 the cookie of the panel is Secure where editors come in by https', async () => {
  const cookieOf = async (url: string) => {
    const { email, password } = EDITORS.meridia;
    const answer = await call(url, '/admin/login', { method: 'POST', body: { email, password } });
    return answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('strapi_admin_refresh='));
  };

  expect(await cookieOf(strict.url)).toMatch(/; secure\b/i);
  expect(await cookieOf(sharedService().url)).not.toMatch(/; secure\b/i);
});
