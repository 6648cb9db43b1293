import { homedir } from 'node:os';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
export const CMS_FOLDER = path.join(REPOSITORY, 'apps/cms');
/** Run by Node itself, without a shell between: a signal reaches the server and nothing else. */
export const STRAPI = path.join(CMS_FOLDER, 'node_modules/@strapi/strapi/bin/strapi.js');
export const WEB_FOLDER = path.join(REPOSITORY, 'apps/web');

/** What outlives a clone on this machine: media of seeded databases, the demonstration's secrets. */
export const CACHE_FOLDER = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'meridia',
);
