import path from 'node:path';
import { startProcess, type RunningProcess } from '@meridia/tools/services/child-process';
import { freePort } from '@meridia/tools/services/free-port';
import { REPOSITORY, WEB_FOLDER } from '@meridia/tools/services/repository';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { ask, type Answer, type AskOptions } from './ask.ts';
import { sharedContent } from './shared-content.ts';

export type WebNode = RunningProcess & {
  url: string;
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
};

type Options = {
  name: string;
  contentUrl?: string;
  /** Settings of its own, on top of a French site of Meridia. */
  settings?: Record<string, string>;
  /** Until when to wait: ready, or only alive. */
  until?: '/readyz' | '/healthz';
};

/** A process of the site: the build that every node of every test shares, with settings of its own. */
export async function startWebNode({
  name,
  contentUrl,
  settings,
  until = '/readyz',
}: Options): Promise<WebNode> {
  const { url: sharedUrl, mediaFolder } = sharedContent();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    command: process.execPath,
    args: ['server/server.ts'],
    cwd: WEB_FOLDER,
    env: {
      NODE_ENV: 'production',
      TZ: 'UTC',
      PORT: String(port),
      SITE_KEY: 'meridia',
      CONTENT_API_URL: `${contentUrl ?? sharedUrl}/api`,
      CONTENT_USERNAME: ACCOUNTS.meridia.username,
      CONTENT_PASSWORD: ACCOUNTS.meridia.password,
      MEDIA_DIR: mediaFolder,
      ...settings,
    },
    logFile: path.join(REPOSITORY, `.tmp/logs/web-${name}.log`),
    readyUrl: `${url}${until}`,
  });
  return { ...running, url, ask: (asked, options) => ask(url, asked, options) };
}
