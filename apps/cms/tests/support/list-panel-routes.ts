import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { contentServiceEnvironment } from '@meridia/tools/services/content-service-environment';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { CMS_FOLDER } from '@meridia/tools/services/repository';

const PROGRAM = fileURLToPath(new URL('./panel-routes.mjs', import.meta.url));
/** Files of the panel, the health of the process, and the content API, which knows no editors. */
const NOT_THE_PANEL =
  / (?:\/_health|\/admin\/:path\*|\/uploads\/\(\.\*\)|\/|\/\(\(\?!uploads\/\)\.\+\)|\/api\/.*)$/;

/** All routes, as the service registers them on that database: "GET /content-manager/init". */
export async function listRoutes(database: string, mediaFolder: string): Promise<string[]> {
  const env = contentServiceEnvironment({ databaseUrl: databaseUrl(database), mediaFolder, port: 0 });
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], {
    cwd: CMS_FOLDER,
    env: env as NodeJS.ProcessEnv,
  });
  return z.array(z.string()).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

export async function listPanelRoutes(database: string, mediaFolder: string): Promise<string[]> {
  const routes = await listRoutes(database, mediaFolder);
  return routes.filter((route) => !NOT_THE_PANEL.test(route));
}
