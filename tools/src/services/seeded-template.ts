import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentServiceEnvironment } from './content-service-environment.ts';
import { createDatabase, databaseUrl, dropDatabase, listDatabases, renameDatabase } from './postgres.ts';
import { CACHE_FOLDER, CMS_FOLDER, REPOSITORY } from './repository.ts';

const run = promisify(execFile);
const PREFIX = 'meridia_template_';
/** What the seeded database depends on: the model, the content, what loads it, the art. The rest is redone at each boot. */
const SOURCES = [
  'apps/cms/src/api/*.json',
  'apps/cms/src/components',
  'apps/cms/seed',
  'packages/covers',
  ':!*.test.ts',
];

export type SeededTemplate = { database: string; mediaFolder: string; today: string };

async function contentKey(today: string): Promise<string> {
  const { stdout } = await run(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...SOURCES],
    {
      cwd: REPOSITORY,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const hash = createHash('sha256').update(today);
  for (const file of stdout.split('\n').filter((name) => name && existsSync(path.join(REPOSITORY, name)))) {
    hash.update(file).update(readFileSync(path.join(REPOSITORY, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The day in Paris, which the content's dates are relative to. */
export function seedDay(): string {
  return (
    process.env.SEED_TODAY ??
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  );
}

/** Loads all content into a database, by the built seed. */
export async function seedDatabase(
  name: string,
  mediaFolder: string,
  extra: Record<string, string> = {},
): Promise<string> {
  const env = contentServiceEnvironment({ databaseUrl: databaseUrl(name), mediaFolder, port: 0, extra });
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await run(process.execPath, ['dist/seed/run.js'], {
    cwd: CMS_FOLDER,
    env: { PATH, HOME, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

async function dropOldTemplates(): Promise<void> {
  for (const name of await listDatabases(PREFIX)) await dropDatabase(name);
  await rm(path.join(CACHE_FOLDER, 'templates'), { recursive: true, force: true });
}

/** The one seeded database of this content and day, made on first demand; tests clone it in a fraction of a second. */
export async function seededTemplate(): Promise<SeededTemplate> {
  const today = seedDay();
  const key = await contentKey(today);
  const database = `${PREFIX}${key}`;
  const mediaFolder = path.join(CACHE_FOLDER, 'templates', key, 'media');
  const isMade = existsSync(mediaFolder) && (await listDatabases(database)).length > 0;
  if (isMade) return { database, mediaFolder, today };

  await dropOldTemplates();
  await mkdir(mediaFolder, { recursive: true });
  const draft = `meridia_draft_${key}`;
  await dropDatabase(draft);
  await createDatabase(draft);
  const output = await seedDatabase(draft, mediaFolder, { SEED_TODAY: today });
  process.stdout.write(output.slice(output.indexOf('meridia, on')));
  await renameDatabase(draft, database);
  return { database, mediaFolder, today };
}

let clones = 0;

/** A database of one's own with all content, and its media. */
export async function cloneTemplate(
  purpose: string,
): Promise<SeededTemplate & { drop: () => Promise<void> }> {
  const template = await seededTemplate();
  clones += 1;
  const name = `meridia_${purpose}_${process.pid}_${clones}`;
  await dropDatabase(name);
  await createDatabase(name, template.database);
  const folder = path.join(REPOSITORY, '.tmp/clones', name);
  await cp(template.mediaFolder, path.join(folder, 'media'), { recursive: true });
  return {
    database: name,
    mediaFolder: path.join(folder, 'media'),
    today: template.today,
    drop: async () => {
      await dropDatabase(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
