import { mkdir } from 'node:fs/promises';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { CMS_FOLDER } from '../services/repository.ts';
import { seedDay } from '../services/seeded-template.ts';
import { ensureDatabase, nameOf } from './database.ts';
import { print } from './print.ts';
import { runOrStop } from './run-command.ts';

/** Creates the database if need be and loads the content of the day: what has not changed is not written again. */
export async function loadContent(databaseUrl: string, mediaFolder: string): Promise<void> {
  const today = seedDay();
  print(
    `Contenu du ${today} dans la base ${nameOf(databaseUrl)} (la première fois, comptez quelques minutes)…`,
  );
  await mkdir(mediaFolder, { recursive: true });
  await ensureDatabase(databaseUrl);
  await runOrStop({
    command: process.execPath,
    args: ['dist/seed/run.js'],
    cwd: CMS_FOLDER,
    env: contentServiceEnvironment({ databaseUrl, mediaFolder, port: 0, extra: { SEED_TODAY: today } }),
  });
}
