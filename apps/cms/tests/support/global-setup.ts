import type { TestProject } from 'vitest/node';
import { startContentService } from '@meridia/tools/services/content-service';
import { freePort } from '@meridia/tools/services/free-port';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { logIn } from './log-in.ts';

/** Every file logs in from the same address: the limit itself is tested on a service of its own (login.test.ts). */
const MANY_LOGINS = { LOGIN_ATTEMPTS_PER_MINUTE: '10000' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clone = await cloneTemplate('contract');
  const [metricsPort, tracesPort] = [await freePort(), await freePort()];
  const service = await startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    extra: {
      ...MANY_LOGINS,
      METRICS_PORT: String(metricsPort),
      TRACES_URL: `http://127.0.0.1:${tracesPort}/v1/traces`,
    },
    name: 'contract',
  });
  const [meridia, boreal, preview] = await Promise.all(
    [ACCOUNTS.meridia, ACCOUNTS.boreal, ACCOUNTS.preview].map((account) => logIn(service.url, account)),
  );
  if (!meridia || !boreal || !preview) throw new Error('A service account cannot log in');

  const { database, mediaFolder, today } = clone;
  const tokens = { meridia, boreal, preview };
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const { url, logFile } = service;
  project.provide('service', {
    ...{ url, database, mediaFolder, today, tokens },
    ...{ logFile, metricsUrl, tracesPort },
  });

  return async () => {
    await service.stop();
    await clone.drop();
  };
}
