import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentServiceEnvironment } from './content-service-environment.ts';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  listDatabases,
  renameDatabase,
  whileAlone,
} from './postgres.ts';
import { CACHE_FOLDER, CMS_FOLDER, REPOSITORY } from './repository.ts';

const run = promisify(execFile);
const PREFIX = 'meridia_template_';
const TEMPLATES = path.join(CACHE_FOLDER, 'templates');
/**
 * What the seeded database depends on: the model, its own tables and migrations, the content, what loads, dates and indexes it, the art. The rest is redone
 * at each boot; the form of the database too, but a test that takes a template for a backup does not boot.
 */
const SOURCES = [
  'apps/cms/src/api/*.json',
  'apps/cms/src/components',
  'apps/cms/src/migrations',
  'apps/cms/src/*-tables.ts',
  'apps/cms/src/search-index',
  'apps/cms/seed',
  'packages/covers',
  'packages/domain/src',
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
  // The media lie in this cache folder: a template made with another one is not ours to use, nor to replace.
  const hash = createHash('sha256').update(today).update(CACHE_FOLDER);
  // In one order: git names what is not committed yet before the rest.
  const files = stdout.split('\n').filter((name) => name && existsSync(path.join(REPOSITORY, name)));
  for (const file of files.toSorted()) {
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

const digits = (day: string) => day.replaceAll('-', '');

/** What loads content over content: no production, and a word of consent (SEED-01). */
export const OVERWRITING = { args: ['--overwrite'], extra: { NODE_ENV: 'development' } } as const;

/** Loads all content into a database, by the built seed. */
export async function seedDatabase(
  name: string,
  mediaFolder: string,
  extra: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<string> {
  const env = contentServiceEnvironment({
    databaseUrl: databaseUrl(name),
    mediaFolder,
    port: 0,
    // Content that is loaded at night is no other content.
    extra: { CRM_CHECK_HOUR: 'never', ...extra },
  });
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await run(process.execPath, ['dist/seed/run.js', ...args], {
    cwd: CMS_FOLDER,
    env: { PATH, HOME, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Those of today stay: another checkout on this machine may be using them. */
async function dropOldTemplates(today: string): Promise<void> {
  for (const name of await listDatabases(PREFIX)) {
    if (!name.startsWith(`${PREFIX}${digits(today)}_`)) await dropDatabase(name);
  }
  for (const day of await readdir(TEMPLATES).catch(() => [])) {
    if (day !== today) await rm(path.join(TEMPLATES, day), { recursive: true, force: true });
  }
}

type Place = { database: string; mediaFolder: string };

/** A template has two halves, a database and its media; one alone is what a cut run or an emptied cache left behind. */
export async function makeTemplate(
  { database, mediaFolder }: Place,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = database.replace(PREFIX, 'meridia_draft_');
  await Promise.all([dropDatabase(database), dropDatabase(draft)]);
  await rm(mediaFolder, { recursive: true, force: true });
  await mkdir(mediaFolder, { recursive: true });
  await createDatabase(draft);
  await fill(draft);
  await renameDatabase(draft, database);
}

/** The one seeded database of this content and day, made on first demand; tests clone it in a fraction of a second. */
export async function seededTemplate(): Promise<SeededTemplate> {
  const today = seedDay();
  const key = await contentKey(today);
  const database = `${PREFIX}${digits(today)}_${key}`;
  const mediaFolder = path.join(TEMPLATES, today, key, 'media');
  const isMade = async () => existsSync(mediaFolder) && (await listDatabases(database)).length > 0;
  if (await isMade()) return { database, mediaFolder, today };

  // Another checkout of the same content may be making it: then it is waited for, not made twice over one another.
  await whileAlone(database, async () => {
    if (await isMade()) return;
    await dropOldTemplates(today);
    await makeTemplate({ database, mediaFolder }, async (draft) => {
      const output = await seedDatabase(draft, mediaFolder, { SEED_TODAY: today });
      process.stdout.write(output.slice(output.indexOf('meridia, on')));
    });
  });
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
