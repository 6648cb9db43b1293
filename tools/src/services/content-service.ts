import path from 'node:path';
import { startProcess, type RunningProcess } from './child-process.ts';
import { contentServiceEnvironment, type ContentServiceOptions } from './content-service-environment.ts';
import { freePort } from './free-port.ts';
import { CMS_FOLDER, REPOSITORY, STRAPI } from './repository.ts';

export type ContentService = RunningProcess & { url: string; port: number };

/** Starts the built content service (`pnpm build`) on a database that exists. */
export async function startContentService(
  options: Omit<ContentServiceOptions, 'port'> & { port?: number; name?: string },
): Promise<ContentService> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    command: process.execPath,
    args: [STRAPI, 'start'],
    cwd: CMS_FOLDER,
    // A test that runs at night is no other test.
    env: contentServiceEnvironment({
      ...options,
      port,
      extra: { CRM_CHECK_HOUR: 'never', ...options.extra },
    }),
    logFile: path.join(REPOSITORY, `.tmp/logs/${options.name ?? `cms-${port}`}.log`),
    readyUrl: `${url}/_ready`,
  });
  return { ...running, url, port };
}
