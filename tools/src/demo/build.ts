import { existsSync } from 'node:fs';
import path from 'node:path';
import { print } from '../preparation/print.ts';
import { runOrStop } from '../preparation/run-command.ts';
import { REPOSITORY } from '../services/repository.ts';

/** The last file that each build writes. */
const RESULTS = [
  'packages/domain/dist/sites.js',
  'apps/cms/dist/seed/run.js',
  'apps/cms/dist/build/index.html',
  'apps/web/dist/assets.json',
];

/** Builds everything for production, when asked or when a result is missing. */
export async function buildIfNeeded(isAsked: boolean): Promise<void> {
  const isBuilt = RESULTS.every((file) => existsSync(path.join(REPOSITORY, file)));
  if (isBuilt && !isAsked) {
    print('Programmes déjà construits (pour les reconstruire : pnpm demo --build).');
    return;
  }
  print('Construction des programmes…');
  await runOrStop({ command: 'pnpm', args: ['build'], cwd: REPOSITORY });
}
