import path from 'node:path';
import { REPOSITORY, WEB_FOLDER } from '../services/repository.ts';

export const SITE_BUILD = path.join(WEB_FOLDER, 'engine/build.ts');
/** The site with reload: a page is drawn again from its sources. */
export const SITE_DEV = path.join(WEB_FOLDER, 'server/dev-server.ts');
/** The site of production, as Node is told to run it; its folder is that of the app. */
export const SITE_SERVER = ['--enable-source-maps', 'dist/server/server.js'];
export const TSC = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc');
