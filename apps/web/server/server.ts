import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { store } from '../cache/store.ts';
import { contentClient } from '../src/content/client/content-client.ts';
import { readServerEnvironment } from '../src/env/server.ts';
import { localePath } from '../src/lib/paths.ts';
import { describeError, log } from '../src/lib/log.ts';
import { createActionAnswers } from './action-answers.ts';
import { createAddressTable } from './address-table.ts';
import { createCallGuard } from './call-guard.ts';
import { createChangeFeed } from './change-feed.ts';
import { createCrmLinks } from './crm-links.ts';
import { drainOn } from './drain.ts';
import { createFileLives } from './file-life.ts';
import { createMediaAnswers } from './media.ts';
import { createOwnAnswers, englishIsServed } from './own-answers.ts';
import { createSiteHandler } from './site-handler.ts';
import { listSiteFiles } from './site-files.ts';
import { UNKNOWN_PATH, warmUp } from './warm-up.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** Where this process reaches itself. */
function ownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function start(): Promise<void> {
  const environment = readServerEnvironment();
  const client = contentClient(environment, log);
  const addressTable = createAddressTable(client);
  const crmLinks = createCrmLinks(client);
  const changeFeed = createChangeFeed(client, addressTable, crmLinks);
  // Next names itself by this host, and writes 127.0.0.1 as `localhost`: by another name, a rewrite of the proxy would be
  // taken for a request to another server.
  const site = next({ dev: false, dir: FOLDER, hostname: 'localhost', port: environment.PORT });
  await site.prepare();

  let isWarm = false;
  let isStopping = false;
  const siteFiles = listSiteFiles(path.join(FOLDER, 'public'));
  const handle = createSiteHandler({
    environment,
    guardCalls: createCallGuard(environment),
    answerItself: createOwnAnswers(environment, siteFiles, addressTable),
    answerAction: createActionAnswers(crmLinks),
    answerMedia: createMediaAnswers(environment.MEDIA_DIR),
    fileLife: createFileLives(siteFiles),
    readiness: { isReady: () => addressTable.isLoaded() && isWarm && !isStopping },
    renderByNext: site.getRequestHandler(),
  });
  const server = createServer((request, response) => void handle(request, response));
  drainOn(['SIGTERM', 'SIGINT'], server, {
    begin: () => {
      isStopping = true;
      changeFeed.stop();
    },
    release: async () => {
      store.close();
      await site.close();
    },
  });
  await new Promise<void>((resolve) => server.listen(environment.PORT, environment.HOST, resolve));
  const { port } = server.address() as AddressInfo;
  log.info('listening', { host: environment.HOST, port, site: environment.SITE_KEY });

  await changeFeed.start();
  const locales = englishIsServed(environment) ? (['fr', 'en'] as const) : (['fr'] as const);
  const pages = locales.flatMap((locale) => [
    { path: localePath(locale, '/'), status: 200 },
    { path: localePath(locale, UNKNOWN_PATH), status: 404 },
  ]);
  await warmUp(`http://${ownHost(environment.HOST)}:${port}`, pages, () => isStopping);
  isWarm = true;
}

try {
  await start();
} catch (error) {
  log.error('cannot start', describeError(error));
  process.exit(1);
}
