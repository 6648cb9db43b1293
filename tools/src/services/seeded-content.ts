import type { ContentServiceOptions } from './content-service-environment.ts';
import { startContentService } from './content-service.ts';
import { databaseUrl } from './postgres.ts';
import { cloneTemplate } from './seeded-template.ts';

export type SeededContent = { url: string; mediaFolder: string; database: string; stop: () => Promise<void> };

/** Every node and every test logs in from the same address. */
const MANY_LOGINS = { LOGIN_ATTEMPTS_PER_MINUTE: '10000', LOGIN_ATTEMPTS_PER_ACCOUNT: '10000' };

/** A content service with all content on a database of its own, which goes with it. */
export async function startSeededContent(
  purpose: string,
  prepare: (database: string) => Promise<void> = async () => undefined,
  sites: ContentServiceOptions['sites'] = {},
): Promise<SeededContent> {
  const clone = await cloneTemplate(purpose);
  try {
    const database = databaseUrl(clone.database);
    await prepare(database);
    const service = await startContentService({
      databaseUrl: database,
      mediaFolder: clone.mediaFolder,
      extra: MANY_LOGINS,
      sites,
      name: `cms-${purpose}`,
    });
    const stop = async () => {
      await service.stop();
      await clone.drop();
    };
    return { url: service.url, mediaFolder: clone.mediaFolder, database, stop };
  } catch (error) {
    await clone.drop();
    throw error;
  }
}
