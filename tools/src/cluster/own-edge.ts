import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';
import { REPOSITORY } from '../services/repository.ts';
import { edgeCommand, reloadEdge, writeEdge } from './edge.ts';
import { chooseOwnPlace } from './own-place.ts';
import type { Place } from './place.rules.ts';

/** Addresses of what stands behind it. */
export type Behind = { web: readonly string[]; content: string | readonly string[]; mirror: string };

export type OwnEdge = {
  url: string;
  pid: number;
  tlsUrl: string;
  /** Where nodes reach the content service. */
  contentUrl: string;
  /** For probes and operators. */
  statusUrl: string;
  folder: string;
  /** Other nodes, without a request lost. */
  leadTo: (web: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** An edge of one's own with the configuration of `deploy/edge`, before whatever a test puts behind it. */
export async function startOwnEdge(
  name: string,
  { web, content, mirror }: Behind,
  more: Pick<Place, 'trusted' | 'toHttps'> = {},
): Promise<OwnEdge> {
  const folder = path.join(REPOSITORY, `.tmp/edge-${name}-${await freePort()}`);
  mkdirSync(folder, { recursive: true });
  const place = await chooseOwnPlace(folder, { web, content: [content].flat(), mirror, ...more });
  const { plain, tls } = place.site;
  writeEdge(folder, place);
  const running = await startProcess({
    ...edgeCommand(folder),
    cwd: folder,
    env: {},
    logFile: path.join(REPOSITORY, `.tmp/logs/edge-${name}.log`),
    readyUrl: `http://127.0.0.1:${place.statusPort}/health`,
  });
  return {
    url: `http://127.0.0.1:${plain}`,
    pid: running.child.pid ?? 0,
    tlsUrl: `https://localhost:${tls?.port}`,
    contentUrl: `http://127.0.0.1:${place.contentPort}`,
    statusUrl: `http://127.0.0.1:${place.statusPort}`,
    folder,
    async leadTo(next) {
      place.web = next;
      writeEdge(folder, place);
      await reloadEdge(folder);
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
