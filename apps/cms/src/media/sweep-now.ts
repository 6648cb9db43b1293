import { parseArgs } from 'node:util';
import { withPatientDatabase } from '../database/patient-database';
import { readEnvironment } from '../env';
import { VERSIONS } from './named-media';
import { sweepMedia } from './sweep-media';

const { values } = parseArgs({
  options: {
    /** Also what a stored version still names: its text stays, without the picture. */
    'even-in-versions': { type: 'boolean', default: false },
  },
});

/** Erases at once what has left the library and the trash (docs/runbook.md): `node dist/src/media/sweep-now.js`. */
async function run(): Promise<void> {
  const { DATABASE_URL, MEDIA_DIR: folder } = readEnvironment();
  const isAsked = (table: string) => !values['even-in-versions'] || table !== VERSIONS;
  const gone = await withPatientDatabase(DATABASE_URL, (database) =>
    sweepMedia(database, { folder, days: 0, isAsked }),
  );
  for (const name of gone) process.stdout.write(`${name}\n`);
  process.stderr.write(`${gone.length} files erased.\n`);
}

void run();
