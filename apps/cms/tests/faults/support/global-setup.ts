import { databaseUrl } from '@meridia/tools/services/postgres';
import { copyDatabaseInto, createOwnPostgres, removeOwnPostgres } from '@meridia/tools/services/own-postgres';
import { seededTemplate } from '@meridia/tools/services/seeded-template';
import type { TestProject } from 'vitest/node';

/** In the suite's own PostgreSQL; each file works on a clone of it. */
export const SEEDED = 'seeded';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await seededTemplate();
  const postgres = await createOwnPostgres();
  try {
    await copyDatabaseInto(postgres, databaseUrl(template.database), SEEDED);
  } catch (error) {
    await removeOwnPostgres(postgres);
    throw error;
  }
  project.provide('postgres', postgres);
  project.provide('mediaFolder', template.mediaFolder);
  return () => removeOwnPostgres(postgres);
}
