import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { call } from '../support/http-call.ts';
import { linesOf, unreadableLines } from '../support/log-lines.ts';
import { sharedService } from '../support/shared-service.ts';

const OWN_ID = /^[\da-f]{32}$/;
const { url, logFile, tokens } = sharedService();

const ask = (path: string, requestId: string, token?: string) =>
  call(url, path, { token, headers: { 'X-Request-Id': requestId } });

/** Those of a request that was answered: its line is written a moment later. */
async function lineOf(requestId: string) {
  await expect.poll(() => linesOf(logFile, requestId)).toHaveLength(1);
  return linesOf(logFile, requestId)[0];
}

describe('C-14 the id of a request', () => {
  it('C-14 is the one that a site gives', async () => {
    const id = randomUUID();
    const { headers } = await ask('/api/news-categories', id, tokens.meridia);

    expect(headers['x-request-id']).toBe(id);
  });

  it.each([
    ['of nobody', 'given-by-nobody', () => undefined],
    ['of a token that we did not sign', 'given-by-somebody', () => `${tokens.meridia}x`],
    ['that could end a comment', 'a*/', () => tokens.meridia],
    ['that is too long', 'x'.repeat(101), () => tokens.meridia],
  ])('C-14 is a new one instead of one %s', async (_whose, given, token) => {
    const { headers } = await ask('/api/news-categories', given, token());

    expect(headers['x-request-id']).toMatch(OWN_ID);
  });
});

describe('C-14 the line of a request', () => {
  it('C-14 tells who asked for what, how long it took, and how much of it was the database', async () => {
    const id = randomUUID();
    await ask(`/api/testimonials?pagination[limit]=7`, id, tokens.boreal);

    expect(await lineOf(id)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'http',
      message: 'request',
      requestId: id,
      method: 'GET',
      route: '/api/testimonials',
      path: '/api/testimonials',
      school: 'boreal',
      account: expect.any(Number),
      status: 200,
      ms: expect.any(Number),
      databaseMs: expect.any(Number),
      statements: expect.any(Number),
      isComplete: true,
    });
    expect((await lineOf(id))?.statements).toBeGreaterThan(0);
  });

  it('C-14 tells the same of an answer from memory, for which the database did nothing', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await ask('/api/testimonials?pagination[limit]=8', first, tokens.boreal);
    await ask('/api/testimonials?pagination[limit]=8', second, tokens.boreal);

    const known = { route: '/api/testimonials', school: 'boreal', account: (await lineOf(first))?.account };
    expect(await lineOf(second)).toMatchObject({ ...known, statements: 0, databaseMs: 0 });
  });

  it('C-14 holds neither the query nor the name of the account', async () => {
    const id = randomUUID();
    await ask('/api/search?q=secret-words', id, tokens.meridia);

    const line = JSON.stringify(await lineOf(id));
    expect(line).not.toContain('secret-words');
    expect(line).not.toContain(ACCOUNTS.meridia.username);
  });

  it('C-14 is written once for a feed that is asked again and again, and each time for one that is refused', async () => {
    const polls = [...Array(5).keys()].map(() => randomUUID());
    for (const id of polls) await ask('/api/changes?since=0', id, tokens.boreal);
    const refused = [randomUUID(), randomUUID()];
    for (const id of refused) await ask('/api/changes?since=never', id, tokens.boreal);

    for (const id of refused) expect(await lineOf(id)).toMatchObject({ status: 400 });
    expect(polls.flatMap((id) => linesOf(logFile, id)).length).toBeLessThanOrEqual(1);
  });
});

it('C-14 every line of the log is JSON', () => {
  expect(unreadableLines(logFile)).toEqual([]);
});
