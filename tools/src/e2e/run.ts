import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startContentService } from '../services/content-service.ts';
import { databaseUrl } from '../services/postgres.ts';
import { REPOSITORY } from '../services/repository.ts';
import { cloneTemplate } from '../services/seeded-template.ts';

const PLAYWRIGHT = path.join(REPOSITORY, 'e2e/node_modules/@playwright/test/cli.js');

/** Playwright against a content service on a database of its own; arguments go to Playwright. */
async function run(): Promise<number> {
  const clone = await cloneTemplate('e2e');
  const service = await startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    name: 'cms-e2e',
  });
  try {
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
      cwd: path.join(REPOSITORY, 'e2e'),
      env: { ...process.env, E2E_CMS_URL: service.url },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await service.stop();
    await clone.drop();
  }
}

process.exitCode = await run();
