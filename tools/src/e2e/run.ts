import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../services/free-port.ts';
import { REPOSITORY } from '../services/repository.ts';
import { startSeededContent } from '../services/seeded-content.ts';
import { ACCOUNTS, EDITORS, siteOf } from '../services/service-accounts.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { PATIENT, startWebNode } from '../services/web-node.ts';
import { leadContentToStub, startExternalStub } from '../stubs/external-stub.ts';

const PLAYWRIGHT = path.join(REPOSITORY, 'e2e/node_modules/@playwright/test/cli.js');

/** What e2e/support reads. */
const ACCOUNT_VARIABLES = {
  E2E_ADMIN_EMAIL: EDITORS.admin.email,
  E2E_ADMIN_PASSWORD: EDITORS.admin.password,
  E2E_MANAGER_EMAIL: EDITORS.responsable.email,
  E2E_MANAGER_PASSWORD: EDITORS.responsable.password,
  E2E_EDITOR_EMAIL_MERIDIA: EDITORS.meridia.email,
  E2E_EDITOR_PASSWORD_MERIDIA: EDITORS.meridia.password,
  E2E_EDITOR_EMAIL_BOREAL: EDITORS.boreal.email,
  E2E_EDITOR_PASSWORD_BOREAL: EDITORS.boreal.password,
  E2E_SITE_USERNAME_MERIDIA: ACCOUNTS.meridia.username,
  E2E_SITE_PASSWORD_MERIDIA: ACCOUNTS.meridia.password,
  E2E_SITE_USERNAME_BOREAL: ACCOUNTS.boreal.username,
  E2E_SITE_PASSWORD_BOREAL: ACCOUNTS.boreal.password,
};

type Addresses = {
  E2E_CMS_URL: string;
  E2E_SITE_URL: string;
  E2E_SITE_EN_URL: string;
  E2E_STUB_URL: string;
  E2E_SITE_TAGS_URL: string;
  E2E_SITE_FREE_URL: string;
};

/**
 * Editors withdraw banners and pages: what visitors are shown meanwhile would be another site. Each run has one of the two, on services of
 * its own.
 */
const RUNS = {
  panel: ['admin'],
  e2e: ['site', 'app', 'navigation'],
};
const [first, ...rest] = process.argv.slice(2);
const isPanel = first === 'panel';
const report = isPanel ? 'panel' : 'e2e';
/** What Playwright is told: files, or other projects than all of this run. */
const told = isPanel || first === undefined ? rest : [first, ...rest];
const projects = told.some((word) => word.startsWith('--project'))
  ? []
  : RUNS[report].map((name) => `--project=${name}`);

async function runPlaywright(addresses: Addresses): Promise<number> {
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', ...projects, ...told], {
    cwd: path.join(REPOSITORY, 'e2e'),
    env: { ...process.env, ...ACCOUNT_VARIABLES, ...addresses, E2E_REPORT: report },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Playwright against the production site, French alone and with English, and its content service; `panel`: the editors' part. */
async function run(): Promise<number> {
  await buildSiteIfOlder();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const stub = await startExternalStub();
    stops.push(stub.stop);
    // The panel leads to the sites: where they will be is known before.
    const [englishPort, taggedPort] = [await freePort(), await freePort()];
    const content = await startSeededContent(report, (database) => leadContentToStub(database, stub), {
      meridia: `http://127.0.0.1:${englishPort}`,
      boreal: `http://127.0.0.1:${taggedPort}`,
    });
    stops.push(content.stop);
    const { url: contentUrl, mediaFolder } = content;
    const settings = { ...PATIENT, ERROR_DEBUG: 'on', ALLOWED_REDIRECT_HOSTS: 'media.meridia.example' };
    const french = await startWebNode({ name: report, contentUrl, mediaFolder, settings });
    stops.push(french.stop);
    const english = await startWebNode({
      name: `${report}-english`,
      port: englishPort,
      contentUrl,
      mediaFolder,
      settings: { ...settings, ENABLED_LOCALES: 'fr,en' },
    });
    stops.push(english.stop);
    const tags = { ...PATIENT, TAG_MANAGER_ID: 'GTM-E2E1', TAG_MANAGER_URL: stub.tagManagerUrl };
    // Boreal: its footer frame sets cookies.
    const tagged = await startWebNode({
      name: `${report}-tags`,
      port: taggedPort,
      contentUrl,
      mediaFolder,
      settings: { ...tags, ...siteOf('boreal') },
    });
    stops.push(tagged.stop);
    const free = await startWebNode({
      name: `${report}-free`,
      contentUrl,
      mediaFolder,
      settings: { ...tags, CONSENT: 'not-required' },
    });
    stops.push(free.stop);
    return await runPlaywright({
      E2E_CMS_URL: contentUrl,
      E2E_SITE_URL: french.url,
      E2E_SITE_EN_URL: english.url,
      E2E_STUB_URL: stub.url,
      E2E_SITE_TAGS_URL: tagged.url,
      E2E_SITE_FREE_URL: free.url,
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

process.exitCode = await run();
