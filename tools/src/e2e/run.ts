import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startContentService } from '../services/content-service.ts';
import { databaseUrl } from '../services/postgres.ts';
import { REPOSITORY } from '../services/repository.ts';
import { ACCOUNTS, EDITORS } from '../services/service-accounts.ts';
import { cloneTemplate } from '../services/seeded-template.ts';

const PLAYWRIGHT = path.join(REPOSITORY, 'e2e/node_modules/@playwright/test/cli.js');

/** What e2e/support reads. */
function contentServiceVariables(url: string): Record<string, string> {
  return {
    E2E_CMS_URL: url,
    E2E_EDITOR_EMAIL_MERIDIA: EDITORS.meridia.email,
    E2E_EDITOR_PASSWORD_MERIDIA: EDITORS.meridia.password,
    E2E_EDITOR_EMAIL_BOREAL: EDITORS.boreal.email,
    E2E_EDITOR_PASSWORD_BOREAL: EDITORS.boreal.password,
    E2E_SITE_USERNAME_MERIDIA: ACCOUNTS.meridia.username,
    E2E_SITE_PASSWORD_MERIDIA: ACCOUNTS.meridia.password,
    E2E_SITE_USERNAME_BOREAL: ACCOUNTS.boreal.username,
    E2E_SITE_PASSWORD_BOREAL: ACCOUNTS.boreal.password,
  };
}

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
      env: { ...process.env, ...contentServiceVariables(service.url) },
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
