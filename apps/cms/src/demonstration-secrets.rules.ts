import type { Environment } from './env';

/** What the demonstration and the tests use as secrets is in the repository, for everybody to read; each says so itself. */
const PUBLIC_SECRET = /^demonstration\b|-demo(?:-\d)?$/i;
/** Hosts that are nobody's on the internet: this machine, and names kept for examples (RFC 2606). */
const NO_REAL_HOST = /^(?:127\.[\d.]+|\[::1\]|(?:.+\.)?(?:localhost|example|test))$/i;

const KEYS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'PREVIEW_SECRET',
] as const;

type Secrets = Pick<Environment, (typeof KEYS)[number] | 'PUBLIC_URL' | 'SERVICE_ACCOUNTS' | 'EDITORS'>;

const isPublic = (secret: string) => PUBLIC_SECRET.test(secret);
const holdsPublic = (accounts: readonly { password: string }[]) =>
  accounts.some(({ password }) => isPublic(password));

/** START-02: the settings of a service with a real address that hold a secret of the demonstration. */
export function publicSettings(environment: Secrets): string[] {
  if (NO_REAL_HOST.test(new URL(environment.PUBLIC_URL).hostname)) return [];
  const names: string[] = KEYS.filter((name) => [environment[name]].flat().some(isPublic));
  if (holdsPublic(environment.SERVICE_ACCOUNTS)) names.push('SERVICE_ACCOUNTS');
  if (holdsPublic(environment.EDITORS)) names.push('EDITORS');
  return names;
}
