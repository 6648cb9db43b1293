import { existsSync } from 'node:fs';
import path from 'node:path';
import { print } from '../preparation/print.ts';
import { runOrStop } from '../preparation/run-command.ts';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { REPOSITORY } from '../services/repository.ts';

/** The last file that each build writes. */
const RESULTS = [
  'packages/domain/dist/sites.js',
  'apps/cms/dist/seed/run.js',
  'apps/cms/dist/build/index.html',
  'apps/web/.next/BUILD_ID',
];

/** Builds everything for production, when asked or when a result is missing. */
export async function buildIfNeeded(isAsked: boolean): Promise<void> {
  const isBuilt = RESULTS.every((file) => existsSync(path.join(REPOSITORY, file)));
  if (isBuilt && !isAsked) {
    print('Programmes déjà construits (pour les reconstruire : pnpm demo --build).');
    return;
  }
  print('Construction des programmes…');
  // Strapi reads its configuration to build the admin panel; nothing of it stays in the result.
  const env = contentServiceEnvironment({
    databaseUrl: 'postgres://127.0.0.1/none',
    mediaFolder: '/tmp',
    port: 1337,
  });
  await runOrStop({
    command: 'pnpm',
    args: ['build'],
    cwd: REPOSITORY,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
  });
}
