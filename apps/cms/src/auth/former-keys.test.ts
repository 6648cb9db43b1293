import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signedAgain } from './former-keys';

const [CURRENT, FORMER, FOREIGN] = ['the key of today', 'the key of yesterday', 'the key of nobody'] as const;

function aToken(key: string, algorithm = 'HS256'): string {
  const parts = [
    { alg: algorithm, typ: 'JWT' },
    { id: 7, exp: 1_800_000_000 },
  ];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

describe('with a key that takes the place of another', () => {
  it('a token of the former one becomes one of the current one, and says the same', () => {
    expect(signedAgain(aToken(FORMER), [CURRENT, FORMER])).toBe(aToken(CURRENT));
  });

  it('a process that still signs with the former one accepts a token of the next', () => {
    expect(signedAgain(aToken(CURRENT), [FORMER, CURRENT])).toBe(aToken(FORMER));
  });

  const forged = aToken(FORMER).replace(/\.[\w-]+\./, '.eyJpZCI6MX0.');
  it.each([
    ['of the current key', aToken(CURRENT)],
    ['of a key that is not ours', aToken(FOREIGN)],
    ['with another content than was signed', forged],
    ['without a signature', `${aToken(FORMER).split('.').slice(0, 2).join('.')}.`],
    ['that is none', 'an api token'],
  ])('a token %s stays as it is', (_kind, token) => {
    expect(signedAgain(token, [CURRENT, FORMER])).toBe(token);
  });

  it('a token of a key that has left is worth nothing', () => {
    expect(signedAgain(aToken(FORMER), [CURRENT])).toBe(aToken(FORMER));
  });
});
