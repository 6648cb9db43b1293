import { describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { loginWire } from '@meridia/contract/login.wire';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { call } from '../support/http-call.ts';
import { askLogin } from '../support/log-in.ts';
import { sharedService } from '../support/shared-service.ts';

const { username, password } = ACCOUNTS.meridia;

describe('CALL-01 POST /login', () => {
  it('CALL-01 answers access_token and its life, never to be stored', async () => {
    const answer = await askLogin(sharedService().url, { username, password });

    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.json as object).sort()).toEqual(['access_token', 'expires_in']);
    expect(loginWire.parse(answer.json).expires_in).toBe(3600);
  });

  it('CALL-01 the token opens the reads of its school', async () => {
    const { url, tokens } = sharedService();
    const answer = await call(url, '/api/events?locale=fr', { token: tokens.meridia });

    expect(answer.status).toBe(200);
  });

  it.each([
    ['a wrong password', { username, password: 'wrong-password' }, 401, 'Invalid credentials'],
    ['an unknown user', { username: 'nobody', password }, 401, 'Invalid credentials'],
    ['no password', { username }, 400, 'A username and a password are expected'],
    [
      'one key too many',
      { username, password, role: 'admin' },
      400,
      'A username and a password are expected',
    ],
    ['nothing', {}, 400, 'A username and a password are expected'],
  ])('CALL-01 refuses %s', async (_what, body, status, message) => {
    const answer = await askLogin(sharedService().url, body);

    expect(answer.status).toBe(status);
    expect(errorWire.parse(answer.json).error).toMatchObject({ status, message });
    expect(answer.text).not.toContain('access_token');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
