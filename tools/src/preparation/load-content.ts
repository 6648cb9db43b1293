import { mkdir } from 'node:fs/promises';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { CMS_FOLDER } from '../services/repository.ts';
import { OVERWRITING, seedDay } from '../services/seeded-template.ts';
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
    // A demonstration of yesterday has its dates moved, over what was tried out in it.
    args: ['dist/seed/run.js', ...OVERWRITING.args],
    cwd: CMS_FOLDER,
    env: contentServiceEnvironment({
      databaseUrl,
      mediaFolder,
      port: 0,
      extra: { SEED_TODAY: today, ...OVERWRITING.extra },
    }),
  });
}
