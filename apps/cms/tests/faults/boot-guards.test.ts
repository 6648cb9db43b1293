import { execFile } from 'node:child_process';
import { contentServiceEnvironment } from '@meridia/tools/services/content-service-environment';
import { freePort } from '@meridia/tools/services/free-port';
import { ownDatabaseUrl } from '@meridia/tools/services/own-postgres';
import { CMS_FOLDER } from '@meridia/tools/services/repository';
import { expect, inject, it } from 'vitest';
import { SEEDED } from './support/global-setup.ts';

type Boot = { code: number | null; output: string };

const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js';
const PATIENCE_MS = 30_000;
/** All that the demonstration sets and that nobody else may know. */
const PUBLIC_SETTINGS = [
  ...['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'APP_KEYS', 'EDITORS', 'ENCRYPTION_KEY', 'JWT_SECRET'],
  ...['PREVIEW_SECRET', 'SERVICE_ACCOUNTS', 'TRANSFER_TOKEN_SALT'],
];

/** Boots the service with an environment that must not do, and waits for its end. */
async function boot(change: (env: Record<string, string>) => Record<string, string>): Promise<Boot> {
  const env = contentServiceEnvironment({
    databaseUrl: ownDatabaseUrl(inject('postgres'), SEEDED),
    mediaFolder: inject('mediaFolder'),
    port: await freePort(),
  });
  return new Promise((resolve) => {
    const options = { cwd: CMS_FOLDER, env: change(env) as NodeJS.ProcessEnv, timeout: PATIENCE_MS };
    const child = execFile(process.execPath, [STRAPI, 'start'], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

it('refuses to start in any time zone but UTC, which would move every event', async () => {
  const { code, output } = await boot((env) => ({ ...env, TZ: 'Europe/Paris' }));

  expect(code).toBe(1);
  expect(output).toContain('TZ: must be UTC');
});

it.each(['DATABASE_URL', 'JWT_SECRET'])('names the missing variable %s and stops', async (missing) => {
  const { code, output } = await boot(({ [missing]: _left, ...env }) => env);

  expect(code).toBe(1);
  expect(output).toContain('The environment of the content service is not right');
  expect(output).toMatch(new RegExp(`^\\s*${missing}: `, 'm'));
});

it('START-02 refuses the secrets of the demonstration at a real address', async () => {
  const { code, output } = await boot((env) => ({ ...env, PUBLIC_URL: 'https://redaction.ecole.fr' }));

  expect(code).toBe(1);
  const named = [...output.matchAll(/^\s*(\w+): is of the demonstration/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(PUBLIC_SETTINGS);
});
