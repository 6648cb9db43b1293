import { startContentService } from '@meridia/tools/services/content-service';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';

export type OwnService = {
  url: string;
  pid: number;
  database: string;
  mediaFolder: string;
  today: string;
  stop: () => Promise<void>;
};

type Options = {
  /** Rows the test needs, written before the service starts: it caches what it reads. */
  prepare?: (database: string, today: string) => Promise<void>;
  extra?: Record<string, string>;
};

/** A service on a clone of its own, for a file that writes. */
export async function startOwnService(
  purpose: string,
  { prepare, extra }: Options = {},
): Promise<OwnService> {
  const { database, mediaFolder, today, drop } = await cloneTemplate(purpose);
  await prepare?.(database, today);
  const service = await startContentService({
    databaseUrl: databaseUrl(database),
    mediaFolder,
    extra,
    name: `contract-${purpose}`,
  });
  const stop = async () => {
    await service.stop();
    await drop();
  };
  return { url: service.url, pid: service.child.pid ?? 0, database, mediaFolder, today, stop };
}
