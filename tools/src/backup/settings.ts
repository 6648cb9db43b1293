import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withSecretFiles } from '@meridia/domain/secret-files.rules';
import { Advice } from '../preparation/print.ts';

type Options = { to?: string | undefined; archive?: string | undefined };
export type BackupSettings = {
  to: string;
  /** Where the server archives its journal; the folder `wal` beside the backups unless told. */
  archive: string;
  mediaFolder: string;
  databaseUrl: string;
  release: string;
};

/** Of what is uploaded alone. */
export function readMediaSettings({ to }: Options): Pick<BackupSettings, 'to' | 'mediaFolder'> {
  const { MEDIA_DIR: mediaFolder } = process.env;
  if (!to || !mediaFolder)
    throw new Advice('Indiquez --to DOSSIER, et le dossier des médias : MEDIA_DIR=… (--to and MEDIA_DIR).');
  return { to, mediaFolder };
}

/** Of the whole. A secret in a file (`DATABASE_URL_FILE`) is read again each time: it may have been replaced. */
export function readSettings(options: Options): BackupSettings {
  const { to, mediaFolder } = readMediaSettings(options);
  const { archive = path.join(to, 'wal') } = options;
  const variables = withSecretFiles(process.env, ['DATABASE_URL'], (file) => readFileSync(file, 'utf8'));
  const { DATABASE_URL: databaseUrl, DEPLOYMENT_VERSION: release = 'unknown' } = variables;
  if (!databaseUrl) throw new Advice('Indiquez la base à sauvegarder : DATABASE_URL=postgres://…');
  return { to, archive, mediaFolder, databaseUrl, release };
}
