import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeBackup } from '@meridia/tools/backup/take-backup';
import { archiveNow, archiveServer } from '@meridia/tools/restore/archived-server';
import { restoreBackup } from '@meridia/tools/restore/restore-backup';
import { untilRestored } from '@meridia/tools/restore/until-restored';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { freePort } from '@meridia/tools/services/free-port';
import {
  copyDatabaseInto,
  createOwnPostgres,
  dataFolder,
  killOwnPostgres,
  ownDatabaseUrl,
  removeOwnPostgres,
  startOwnPostgres,
  type OwnPostgres,
} from '@meridia/tools/services/own-postgres';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { seededTemplate } from '@meridia/tools/services/seeded-template';

const DATABASE = 'meridia';

/** A machine with all content on it, a place for its backups that outlives it, and the empty machine that comes after it. */
export async function createLostMachine() {
  const place = await mkdtemp(path.join(tmpdir(), 'drill-'));
  await chmod(place, 0o755);
  const [backups, archive] = [path.join(place, 'backups'), path.join(place, 'backups/wal')];
  const mediaFolder = path.join(place, 'media');
  const contentPort = await freePort();
  let server: OwnPostgres;
  let content: ContentService;
  let backup = '';

  const urlOfDatabase = () => ownDatabaseUrl(server, DATABASE);
  const startContent = async () => {
    const logins = { LOGIN_ATTEMPTS_PER_MINUTE: '10000', LOGIN_ATTEMPTS_PER_ACCOUNT: '10000' };
    const options = { databaseUrl: urlOfDatabase(), mediaFolder, port: contentPort, extra: logins };
    content = await startContentService({ ...options, name: 'cms-drill' });
  };

  return {
    mediaFolder,
    contentUrl: `http://127.0.0.1:${contentPort}`,
    databaseUrl: urlOfDatabase,
    async start(): Promise<void> {
      const template = await seededTemplate();
      server = await createOwnPostgres();
      await copyDatabaseInto(server, databaseUrl(template.database), DATABASE);
      await archiveServer(server, archive);
      await cp(template.mediaFolder, mediaFolder, { recursive: true });
      await startContent();
    },
    async backUp(): Promise<void> {
      const options = { to: backups, databaseUrl: urlOfDatabase(), mediaFolder, release: 'drill' };
      backup = await takeBackup(options);
    },
    archiveNow: () => archiveNow(server, archive),
    /** Nothing says goodbye, and nothing is left of the folders. */
    async lose(): Promise<void> {
      content.child.kill('SIGKILL');
      await killOwnPostgres(server);
      await rm(server.folder, { recursive: true });
      await rm(mediaFolder, { recursive: true });
    },
    async restore(): Promise<void> {
      server = { folder: path.join(place, 'next'), port: await freePort() };
      await mkdir(server.folder);
      await chmod(server.folder, 0o777);
      await restoreBackup({ from: backup, archive, data: dataFolder(server), media: mediaFolder });
      await startOwnPostgres(server);
      await untilRestored(urlOfDatabase());
      await startContent();
    },
    async remove(): Promise<void> {
      await content.stop();
      await removeOwnPostgres(server);
      await rm(place, { recursive: true });
    },
  };
}

export type LostMachine = Awaited<ReturnType<typeof createLostMachine>>;
