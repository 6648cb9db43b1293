import type { TestProject } from 'vitest/node';
import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { buildIfOlder } from './web-build.ts';

/** Every node logs in from the same address. */
const MANY_LOGINS = { LOGIN_ATTEMPTS_PER_MINUTE: '10000' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfOlder();
  const clone = await cloneTemplate('web');
  const service = await startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    extra: MANY_LOGINS,
    name: 'web-content',
  });
  project.provide('content', { url: service.url, mediaFolder: clone.mediaFolder });
  return async () => {
    await service.stop();
    await clone.drop();
  };
}
