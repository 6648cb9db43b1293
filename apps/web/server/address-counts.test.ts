import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@meridia/domain/app-error';
import type { RedirectHits } from '@/content/redirect-hits/redirect-hits.query';
import { createAddressCounts } from './address-counts';

const HOST = 'www.meridia.example';
const NAVIGATION = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };

const aRequest = (headers: Record<string, string> = {}, method = 'GET') =>
  ({ method, headers: { ...NAVIGATION, ...headers } }) as unknown as IncomingMessage;
const aRule = (documentId: string) => ({
  documentId,
  source: '/a',
  destination: '/b',
  kind: 'exact' as const,
});
const failing = (statusCode: number) =>
  new AppError({ scope: 'content', source: 'x', statusCode, errorText: 'no' });

const send = vi.fn<(hits: RedirectHits) => Promise<void>>();
let counts: ReturnType<typeof createAddressCounts>;

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  counts = createAddressCounts({ send });
});

const see = (path: string, request = aRequest()) =>
  counts.countUnknown(request, { host: HOST, path, query: 'nom=martin' });
const sent = (nth: number) => send.mock.calls[nth]?.[0];

describe('DESK-04 uses are counted in memory and sent in batches', () => {
  it('DESK-04 says how often each rule was used since the last batch, and nothing when none was', async () => {
    counts.countRules([aRule('one')]);
    counts.countRules([aRule('one'), aRule('two')]);
    await counts.flush();
    await counts.flush();

    expect(send).toHaveBeenCalledTimes(1);
    expect(sent(0)).toMatchObject({
      rules: [
        { documentId: 'one', times: 2 },
        { documentId: 'two', times: 1 },
      ],
      unknown: [],
    });
  });

  it('DESK-04 a batch that failed is sent again as it was, under its own name', async () => {
    send.mockRejectedValueOnce(failing(503));
    counts.countRules([aRule('one')]);
    await counts.flush();
    counts.countRules([aRule('one')]);
    await counts.flush();
    await counts.flush();

    expect(sent(1)).toEqual(sent(0));
    expect(sent(2)?.batch).not.toBe(sent(0)?.batch);
    expect(sent(2)?.rules).toEqual([{ documentId: 'one', times: 1 }]);
  });

  it.each([
    ['is refused', 400, 1],
    ['finds nobody for an hour', 503, 120],
  ])('DESK-04 a batch that %s makes room', async (_what, status, tries) => {
    send.mockRejectedValue(failing(status));
    counts.countRules([aRule('one')]);
    for (let time = 0; time < tries + 5; time += 1) await counts.flush();

    expect(send).toHaveBeenCalledTimes(tries);
  });

  it('DESK-04 what is left goes when the node leaves', async () => {
    send.mockRejectedValueOnce(failing(503));
    counts.countRules([aRule('one')]);
    await counts.flush();
    counts.countRules([aRule('two')]);
    await counts.stop();

    expect(send.mock.calls.map(([{ rules }]) => rules[0]?.documentId)).toEqual(['one', 'one', 'two']);
  });
});

describe('DESK-06 what is asked for in vain', () => {
  it('DESK-06 says the address and the page that led there, without query', async () => {
    see('/Ancienne/', aRequest({ referer: `https://${HOST}/ecole?nom=martin` }));
    see('/ancienne');
    await counts.flush();

    expect(sent(0)?.unknown).toEqual([{ path: '/ancienne', referrer: '/ecole', times: 2 }]);
    expect(JSON.stringify(sent(0))).not.toContain('martin');
  });

  it.each([
    ['a picture', aRequest({ 'sec-fetch-dest': 'image' })],
    ['a program', aRequest({ accept: '*/*' })],
    ['a page that is guessed', aRequest({ 'sec-purpose': 'prefetch' })],
    ['a question about it', aRequest({}, 'HEAD')],
  ])('DESK-06 %s does not count', async (_what, request) => {
    see('/ancienne', request);
    await counts.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('DESK-06 however many are asked for, a batch holds 200 of them', async () => {
    for (let index = 0; index < 1000; index += 1) see(`/inconnue-${index}`);
    see('/inconnue-0');
    await counts.flush();

    expect(sent(0)?.unknown).toHaveLength(200);
    expect(sent(0)?.unknown[0]).toMatchObject({ times: 2 });
  });
});
