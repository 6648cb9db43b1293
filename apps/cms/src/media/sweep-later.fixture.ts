import { withPatientDatabase } from '../database/patient-database';
import { sweepMedia } from './sweep-media';

type Place = { databaseUrl: string; folder: string };

/** The sweep of the service as it will be at that moment. */
export function sweepLater({ databaseUrl, folder }: Place, now: Date): Promise<string[]> {
  return withPatientDatabase(databaseUrl, (database) => sweepMedia(database, { folder, now }));
}
