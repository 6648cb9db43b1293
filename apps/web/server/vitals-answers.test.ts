import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlainAnswers } from './plain-answers';
import { createVitalsAnswers } from './vitals-answers';

const { record } = vi.hoisted(() => ({ record: vi.fn() }));
vi.mock('@meridia/telemetry/instruments', () => ({ record, count: vi.fn(), observe: vi.fn() }));

let server: Server;
let address: string;
beforeAll(async () => {
  const answer = createVitalsAnswers(
    createPlainAnswers(() => ({})),
    () => false,
  );
  server = createServer((request, response) => void answer(request, response, '/api/vitals')).listen(0);
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vitals`;
});
afterAll(() => server.close());
beforeEach(() => record.mockClear());

const tell = async (body: unknown) =>
  (await fetch(address, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }))
    .status;

it('counts each measure under the template of its page', async () => {
  expect(await tell({ path: '/programme/bts-communication', vitals: { LCP: 1.2, CLS: 0.01 } })).toBe(204);

  expect(record.mock.calls).toEqual([
    ['meridia.vitals', 1.2, { name: 'LCP', template: 'programme' }],
    ['meridia.vitals', 0.01, { name: 'CLS', template: 'programme' }],
  ]);
});

it('answers without content, and without a length of it', async () => {
  const body = JSON.stringify({ path: '/', vitals: {} });
  const { status, headers } = await fetch(address, { method: 'POST', body });

  expect([status, headers.get('content-length')]).toEqual([204, null]);
});

describe('takes nothing else', () => {
  it.each([
    ['no JSON', 'LCP=1', 400],
    ['another measure', { path: '/', vitals: { MOOD: 1 } }, 400],
    ['something of the visitor', { path: '/', vitals: {}, name: 'someone' }, 400],
    ['a measure that cannot be', { path: '/', vitals: { LCP: -1 } }, 400],
    ['a long text', ' '.repeat(2000), 413],
  ])('%s', async (_what, body, status) => {
    expect(await tell(body)).toBe(status);
    expect(record).not.toHaveBeenCalled();
  });
});
