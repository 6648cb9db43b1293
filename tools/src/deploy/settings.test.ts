import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { COMPOSE, kustomization, WORKLOADS } from './manifests.ts';
import { newSecrets, READERS } from './secrets/secrets.rules.ts';

const APPS = { web: 'apps/web', content: 'apps/cms' } as const;
/** Those that have no value of their own; TZ, HOST and PORT are the image's. */
const REQUIRED = {
  web: ['SITE_KEY', 'CONTENT_API_URL', 'CONTENT_USERNAME', 'CONTENT_PASSWORD', 'MEDIA_DIR'],
  content: [
    ...['DATABASE_URL', 'MEDIA_DIR', 'APP_KEYS', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT'],
    ...['ADMIN_JWT_SECRET', 'JWT_SECRET', 'ENCRYPTION_KEY', 'PREVIEW_SECRET', 'SERVICE_ACCOUNTS'],
  ],
} as const;
/** Of the same name in both: which may be in a manifest only as a file. */
const SECRET = /_(?:PASSWORD|SECRET|SALT|KEY|KEYS)$|^DATABASE_URL$|^SERVICE_ACCOUNTS$|^EDITORS$/;
const NO_SECRET = ['SITE_KEY'];

type App = keyof typeof APPS;
/** `.env.example` names every setting of its process: a test beside each schema says so. */
const knownTo = (app: App) =>
  Array.from(
    readFileSync(path.join(REPOSITORY, APPS[app], '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm),
    ([, name]) => name,
  );

function settingsInKubernetes(app: App): Record<string, string> {
  const own = WORKLOADS.find(({ name }) => name === app)?.container;
  const maps = own?.envFrom?.map(({ configMapRef }) => configMapRef?.name) ?? [];
  const generated = kustomization('demonstration').configMapGenerator?.filter(({ name }) =>
    maps.includes(name),
  );
  const literals = generated?.flatMap(({ literals: texts = [] }) => texts) ?? [];
  return Object.fromEntries([
    ...literals.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
    ...(own?.env ?? []).map(({ name, value = '' }) => [name, value]),
  ]) as Record<string, string>;
}
const settingsInCompose = (app: App): Record<string, string | number> =>
  COMPOSE.services[app]?.environment ?? {};

const CASES = (['web', 'content'] as const).flatMap((app) => [
  { app, place: 'compose', settings: settingsInCompose(app) },
  { app, place: 'kubernetes', settings: settingsInKubernetes(app) },
]);
const bare = (name: string) => name.replace(/_FILE$/, '');

describe.each(CASES)('$app in $place', ({ app, settings }) => {
  it('is told nothing that it does not know', () => {
    for (const name of Object.keys(settings)) expect(knownTo(app)).toContain(bare(name));
  });

  it('is told all that it needs', () => {
    expect(Object.keys(settings).map(bare)).toEqual(expect.arrayContaining([...REQUIRED[app]]));
  });

  it('is told secrets by files only, which `pnpm deploy:secrets` writes', () => {
    const secrets = Object.entries(settings).filter(
      ([name]) => SECRET.test(bare(name)) && !NO_SECRET.includes(name),
    );
    const written = READERS[app] ?? [];
    expect(secrets.length).toBeGreaterThan(2);
    for (const [name, file] of secrets) {
      expect(name).toMatch(/_FILE$/);
      expect(written).toContain(path.basename(String(file)));
    }
  });
});

it('each secret of the overlay is in the secret of the process that reads it', () => {
  for (const app of ['web', 'content'] as const) {
    const secret = kustomization('demonstration').secretGenerator?.find(({ name }) => name === app);
    const held = secret?.files.map((file) => path.basename(file));
    const asked = Object.entries(settingsInKubernetes(app)).filter(([name]) => name.endsWith('_FILE'));
    expect(asked.map(([, file]) => path.basename(file)).toSorted()).toEqual(held?.toSorted());
  }
});

it('the accounts of a site are those that the content service adds, and those of the database its own', () => {
  let count = 0;
  const secrets = newSecrets('meridia', () => `secret-${(count += 1)}`);

  expect(JSON.parse(secrets.service_accounts ?? '')).toMatchObject([
    { username: secrets.content_username, password: secrets.content_password },
    { username: secrets.preview_username, password: secrets.preview_password },
  ]);
  expect(secrets.database_url).toContain(`:${secrets.postgres_password}@`);
  expect(secrets.backup_database_url).toContain(`//meridia_backup:${secrets.backup_password}@`);
  expect(secrets.backup_password).not.toBe(secrets.postgres_password);
});
