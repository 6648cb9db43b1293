import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { cloneOwnDatabase } from '@meridia/tools/services/own-postgres';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { inject } from 'vitest';
import { SEEDED } from './global-setup.ts';
import { call } from './http-call.ts';

/** A database of the file's own, with all content. */
export function cloneSeeded(name: string): Promise<string> {
  return cloneOwnDatabase(inject('postgres'), SEEDED, name);
}

export function startService(
  name: string,
  databaseUrl: string,
  extra: Record<string, string>,
): Promise<ContentService> {
  return startContentService({
    databaseUrl,
    mediaFolder: inject('mediaFolder'),
    name: `faults-${name}`,
    extra,
  });
}

/** The token of the school's service account; every process on one database accepts it. */
export async function logIn({ url }: ContentService): Promise<string> {
  const { username, password } = ACCOUNTS.meridia;
  const { status, body } = await call(`${url}/api/login`, { method: 'POST', body: { username, password } });
  if (status !== 200) throw new Error(`login answered ${status}: ${body}`);
  return (JSON.parse(body) as { access_token: string }).access_token;
}
