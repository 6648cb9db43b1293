import path from 'node:path';
import { CACHE_FOLDER } from '../services/repository.ts';
import { Advice } from './print.ts';

export type Purpose = 'demo' | 'dev';
export type Settings = {
  cmsPort: number;
  webPort: number;
  /** What stands for the CRM and the footer frame of the group. */
  stubPort: number;
  databaseName: string;
  mediaFolder: string;
};

export function toPort(name: string, value: string | undefined, usual: number): number {
  if (!value) return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Advice(`${name} doit être un numéro de port, pas « ${value} ».`);
}

export function readSettings(purpose: Purpose): Settings {
  return {
    cmsPort: toPort('CMS_PORT', process.env.CMS_PORT, 1337),
    webPort: toPort('WEB_PORT', process.env.WEB_PORT, 3000),
    stubPort: toPort('STUB_PORT', process.env.STUB_PORT, 4010),
    databaseName: `meridia_${purpose}`,
    mediaFolder: path.join(CACHE_FOLDER, purpose, 'media'),
  };
}
