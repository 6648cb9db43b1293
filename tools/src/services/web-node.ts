import path from 'node:path';
import { SITE_SERVER } from '../preparation/programs.ts';
import { startProcess, type RunningProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { REPOSITORY, WEB_FOLDER } from './repository.ts';
import { siteOf } from './service-accounts.ts';

/** For tests of what pages say: a busy machine must not be told from a content service that hangs. */
export const PATIENT = { CONTENT_TIMEOUT_MS: '30000' };

export type WebNode = RunningProcess & { url: string };

export type WebNodeOptions = {
  name: string;
  /** Without its base path. */
  contentUrl: string;
  mediaFolder: string;
  /** Settings of its own, on top of a French site of Meridia. */
  settings?: Record<string, string>;
  /** Known before it starts, when others have to know where it will be. */
  port?: number;
  /** What runs, with Node: the built server unless told. */
  program?: readonly string[];
  /** Until when to wait: ready, or only alive. */
  until?: '/readyz' | '/healthz';
};

/** A process of the site; of production, on the build that every node shares, unless told. */
export async function startWebNode(options: WebNodeOptions): Promise<WebNode> {
  const { name, contentUrl, mediaFolder, settings, program = SITE_SERVER, until = '/readyz' } = options;
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    command: process.execPath,
    args: [...program],
    cwd: WEB_FOLDER,
    env: {
      NODE_ENV: 'production',
      TZ: 'UTC',
      PORT: String(port),
      ...siteOf('meridia'),
      CONTENT_API_URL: `${contentUrl}/api`,
      ADMIN_URL: contentUrl,
      MEDIA_DIR: mediaFolder,
      // Every test asks from the same address.
      CALLS_PER_MINUTE: '1000000',
      ACTIONS_PER_MINUTE: '1000000',
      // No balancer has to see it leave.
      LAME_DUCK_SECONDS: '0',
      ...settings,
    },
    logFile: path.join(REPOSITORY, `.tmp/logs/web-${name}.log`),
    readyUrl: `${url}${until}`,
  });
  return { ...running, url };
}
