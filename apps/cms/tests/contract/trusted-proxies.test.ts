import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { call } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const ATTEMPTS = 3;
const EXTRA = { LOGIN_ATTEMPTS_PER_MINUTE: String(ATTEMPTS), MICRO_CACHE_MS: '0' };

/** How many of as many attempts, each with a header of its own, were let in to try a password. */
async function countTried(
  service: OwnService,
  forwardedFor: readonly string[],
  path = '/api/login',
  bodyOf: (turn: number) => object = () => ({
    username: ACCOUNTS.meridia.username,
    password: 'wrong-password',
  }),
): Promise<number> {
  let tried = 0;
  for (const [turn, header] of forwardedFor.entries()) {
    const headers = header ? { 'X-Forwarded-For': header } : undefined;
    const { status } = await call(service.url, path, { method: 'POST', body: bodyOf(turn), headers });
    if (status !== 429) tried += 1;
  }
  return tried;
}

const EIGHT = [...Array(8).keys()];

describe.each([1, 2])('C-06 behind %i proxies', (proxies) => {
  let service: OwnService;
  beforeAll(async () => {
    service = await startOwnService(`proxies_${proxies}`, {
      extra: { ...EXTRA, TRUSTED_PROXIES: String(proxies) },
    });
  });
  afterAll(() => service.stop());

  /** What our proxies add: the visitor's address, then that of each proxy but the last. */
  const added = (visitor: string) => [visitor, '10.0.0.2'].slice(0, proxies).join(', ');

  it('C-06 a visitor who writes addresses of his own to the left does not escape the limit', async () => {
    const headers = EIGHT.map((turn) => `198.51.100.${turn}, 203.0.113.${turn}, ${added('192.0.2.1')}`);
    expect(await countTried(service, headers)).toBe(ATTEMPTS);
  });

  it('C-06 visitors of different addresses are counted apart', async () => {
    expect(
      await countTried(
        service,
        EIGHT.map((turn) => added(`192.0.2.${100 + turn}`)),
      ),
    ).toBe(EIGHT.length);
  });
});

describe('C-06 the login of the panel', () => {
  let service: OwnService;
  beforeAll(async () => {
    service = await startOwnService('panel_login', { extra: EXTRA });
  });
  afterAll(() => service.stop());

  it('C-06 is limited by address, whatever the e-mail, the case and the final slash', async () => {
    const guess = (turn: number) => ({ email: `somebody-${turn}@meridia.example`, password: 'Guess-1234' });
    const addresses = EIGHT.map((turn) => `203.0.113.${turn}`);
    expect(await countTried(service, addresses, '/admin/login', guess)).toBe(ATTEMPTS);
    expect(await countTried(service, [''], '/admin/Login/', guess)).toBe(0);
    expect(await countTried(service, [''], '/admin/reset-password', guess)).toBe(0);

    const { email, password } = EDITORS.admin;
    const answer = await call(service.url, '/admin/login', { method: 'POST', body: { email, password } });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.text).toContain('Trop de tentatives : réessayez dans une minute.');
  });
});
