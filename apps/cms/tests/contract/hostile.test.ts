import { beforeAll, describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { querySql } from '../support/database.ts';
import { HOSTILE_CASES, type HostileCall } from '../support/hostile-calls.data.ts';
import { tokenOf } from '../support/hostile-callers.ts';
import { call, type Answer } from '../support/http-call.ts';
import { LIST_ENDPOINTS } from '../support/list-endpoints.data.ts';
import { neverShown } from '../support/never-shown.ts';
import { sharedService } from '../support/shared-service.ts';

let secrets: string[];
let placeholders: Record<string, string>;

beforeAll(async () => {
  const { database } = sharedService();
  secrets = await neverShown(database);
  const [row] = await querySql<{ id: number; document_id: string }>(
    database,
    "select id, document_id from campuses where site = 'boreal' and slug = 'tromso' and published_at is not null",
  );
  placeholders = { '{borealCampus}': row?.document_id ?? '', '{borealCampusRow}': String(row?.id ?? '') };
});

function attack({ as, path, ...options }: HostileCall): Promise<Answer> {
  const filled = Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replace(name, value),
    path,
  );
  return call(sharedService().url, filled, { token: tokenOf(as), ...options });
}

function expectNoLeak({ text }: Answer): void {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/access_token|root:x:|node_modules|syntax error at/i);
}

describe('hostile calls are refused', () => {
  it.each(HOSTILE_CASES)('%s', async (_title, hostile, status, name, message) => {
    const answer = await attack(hostile);

    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
    const { data, error } = errorWire.parse(answer.json);
    expect(data).toBeNull();
    expect(error).toMatchObject({ status, name, message: expect.stringContaining(message) });
    expectNoLeak(answer);
  });

  it.each(['/admin/login', '/api/login', '/admin/reset-password'])(
    'a body that is nested a hundred thousand deep is the caller’s fault: %s',
    async (path) => {
      const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
      const body = new TextEncoder().encode(`{"username":"a","password":"b","email":${deep}}`);
      const answer = await call(sharedService().url, path, { method: 'POST', body });

      expect(answer.status, answer.text.slice(0, 300)).toBe(400);
    },
  );

  it('our own forgeries fail for what they forge: the same token, well signed, is accepted', async () => {
    const answer = await attack({ as: 'well-forged', path: '/api/news-categories' });

    expect(answer.status).toBe(200);
  });

  it.each(
    Object.keys(LIST_ENDPOINTS).flatMap((type) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, type] as const),
    ),
  )('%s on %s is not allowed', async (method, type) => {
    const path = `/api${LIST_ENDPOINTS[type]?.list('meridia')}${method === 'POST' ? '' : '/lyon'}`;
    const answer = await attack({ as: 'meridia', path, method, body: { data: { title: 'Volé' } } });

    expect(answer.status).toBe(405);
    expect(answer.text).toBe('Method Not Allowed');
  });

  it.each([
    '/api/auth/local',
    '/api/auth/local/register',
    '/api/auth/forgot-password',
    '/api/users',
    '/api/upload',
  ])('POST %s does not exist', async (path) => {
    const body = { identifier: 'meridia-site', password: 'meridia-site-demo', email: 'a@a.example' };
    const answer = await attack({ as: 'nobody', path, method: 'POST', body });

    expect(answer.status).toBe(405);
    expect(answer.text).toBe('Method Not Allowed');
  });

  it('an address of 20,000 characters is refused before it is read', async () => {
    const answer = await attack({ as: 'meridia', path: `/api/events?x=${'a'.repeat(20_000)}` });

    expect(answer.status).toBe(431);
    expect(answer.text).toBe('');
  });
});

describe('hostile values find nothing', () => {
  it.each([
    ['SQL in a filter', "/api/events?filters[slug][$eq]=a'%20or%201=1--"],
    ['SQL in a list of values', "/api/events?filters[slug][$in][0]=a')%20or%20(1=1"],
    ['a slug of the other school', '/api/events?filters[campuses][slug][$eq]=tromso'],
    ['an unpaired surrogate', '/api/events?filters[slug]=%ED%A0%80'],
    ['the last page there can be', '/api/events?pagination[page]=100000&pagination[pageSize]=100'],
  ])('%s', async (_title, path) => {
    const answer = await attack({ as: 'meridia', path });

    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ data: [] });
  });

  it.each([
    '__proto__[site]=boreal',
    'filters[__proto__][site]=boreal',
    'filters[constructor][prototype][site]=boreal',
  ])('%s changes nothing', async (query) => {
    const [polluted, plain] = await Promise.all(
      [`/api/events?${query}`, '/api/events'].map((path) => attack({ as: 'meridia', path })),
    );

    expect(polluted?.status).toBe(200);
    expect(polluted?.text).toBe(plain?.text);
  });

  it('the same slug in both schools: the other school’s page never shows', async () => {
    const answer = await attack({ as: 'meridia', path: '/api/campuses/lyon' });

    expect(answer.status).toBe(200);
    expectNoLeak(answer);
  });

  it('a page of another origin gets no leave to read', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await attack({ as: 'meridia', path: '/api/events', headers });

    expect(answer.headers['access-control-allow-origin'] ?? '').toBe('');
  });
});

describe('drafts are for the preview account', () => {
  it('status=draft is accepted for preview, and shows its own school only', async () => {
    const answer = await attack({ as: 'preview', path: '/api/events?status=draft&pagination[limit]=100' });

    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ data: { length: 70 } });
    expectNoLeak(answer);
  });
});
