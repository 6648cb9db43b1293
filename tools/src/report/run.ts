import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { print, runScript } from '../preparation/print.ts';
import { databaseUrl } from '../services/postgres.ts';
import { CMS_FOLDER } from '../services/repository.ts';
import { seededTemplate } from '../services/seeded-template.ts';
import { compare, formatLines, type Loaded } from './compare.ts';
import { readContentTypes } from './content-types.ts';
import { countDatabase } from './database-counts.ts';
import { countFiles } from './file-counts.ts';
import { readSchool } from './school-files.ts';

const CONTENT = path.join(CMS_FOLDER, 'seed/content');

function countSchools() {
  const schools = readdirSync(CONTENT).sort();
  return Object.fromEntries(
    schools.map((school) => [school, countFiles(readSchool(path.join(CONTENT, school)))]),
  );
}

async function countIn(url: string): Promise<Loaded[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await countDatabase(client, readContentTypes(path.join(CMS_FOLDER, 'src/api')));
  } finally {
    await client.end();
  }
}

/** `pnpm cms:report`: the database of DATABASE_URL, or the seeded template, holds as much as the files. */
await runScript(async () => {
  const url = process.env.DATABASE_URL ?? databaseUrl((await seededTemplate()).database);
  const lines = compare(countSchools(), await countIn(url));
  const wrong = lines.filter(({ isRight }) => !isRight).length;
  const documents = lines.reduce((sum, { published }) => sum + published, 0);

  print(formatLines(lines));
  print(
    `\n${documents} published versions in ${new URL(url).pathname.slice(1)}, ${wrong} differences with the files`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
});
