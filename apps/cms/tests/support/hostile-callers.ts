import { createHmac } from 'node:crypto';
import { contentServiceEnvironment } from '@meridia/tools/services/content-service-environment';
import type { Caller } from './hostile-calls.data.ts';
import { sharedService } from './shared-service.ts';

type Claims = Record<string, unknown>;

const HOUR = 3600;

const encoded = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(claims: Claims, secret: string): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** The claims of a real token under a header that says there is nothing to check. */
function unsignedToken(token: string): string {
  const [, claims = ''] = token.split('.');
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`;
}

function claimsOf(token: string): Claims {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
}

/** What each caller puts in its Authorization header. */
export function tokenOf(caller: Caller): string | undefined {
  const { meridia, preview } = sharedService().tokens;
  const environment = contentServiceEnvironment({ databaseUrl: '', mediaFolder: '', port: 0 });
  const { JWT_SECRET = '', ADMIN_JWT_SECRET = '' } = environment;
  const claims = claimsOf(meridia);
  const now = Math.floor(Date.now() / 1000);

  const tokens: Record<Caller, () => string | undefined> = {
    nobody: () => undefined,
    meridia: () => meridia,
    preview: () => preview,
    garbage: () => 'not-a-token',
    unsigned: () => unsignedToken(meridia),
    'other-secret': () => signToken(claims, 'another secret altogether'),
    'admin-secret': () => signToken(claims, ADMIN_JWT_SECRET),
    expired: () => signToken({ ...claims, iat: now - 2 * HOUR, exp: now - HOUR }, JWT_SECRET),
    'unknown-user': () => signToken({ ...claims, id: 999_999 }, JWT_SECRET),
    'text-user': () => signToken({ ...claims, id: 'meridia-site' }, JWT_SECRET),
    'api-token': () => 'a1b2'.repeat(64),
    'well-forged': () => signToken(claims, JWT_SECRET),
  };
  return tokens[caller]();
}
