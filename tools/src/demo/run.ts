import path from 'node:path';
import { nameOf } from '../preparation/database.ts';
import { loadContent } from '../preparation/load-content.ts';
import { requireFreePort } from '../preparation/ports.ts';
import { Advice, print, runScript } from '../preparation/print.ts';
import { SITE_SERVER } from '../preparation/programs.ts';
import { findServers } from '../preparation/servers.ts';
import { readSettings } from '../preparation/settings.ts';
import { siteEnvironment } from '../preparation/site-environment.ts';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { CMS_FOLDER, REPOSITORY, STRAPI, WEB_FOLDER } from '../services/repository.ts';
import { leadContentToStub, stubAddresses } from '../stubs/external-stub.ts';
import { buildIfNeeded } from './build.ts';
import { isAlive, readDemo, writeDemo, type Demo } from './demo-record.ts';
import { toScreen } from './screen.ts';
import { startDetached, waitUntilReady, type Service } from './start-detached.ts';
import { stopDemo } from './stop.ts';

/** Stands for the CRM and the footer frame, which are on nobody's machine (FOOT-05). */
const STUB = path.join(REPOSITORY, 'tools/src/stubs/serve.ts');

async function prepare(isBuildAsked: boolean) {
  const settings = readSettings('demo');
  await requireFreePort('CMS_PORT', settings.cmsPort);
  await requireFreePort('WEB_PORT', settings.webPort);
  await requireFreePort('STUB_PORT', settings.stubPort);
  const servers = await findServers(settings.databaseName);
  await buildIfNeeded(isBuildAsked);
  await loadContent(servers.databaseUrl, settings.mediaFolder);
  await leadContentToStub(servers.databaseUrl, stubAddresses(settings.stubPort));
  return { ...settings, ...servers, databaseName: nameOf(servers.databaseUrl) };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

function toServices({ databaseUrl, redisUrl, mediaFolder, cmsPort, webPort, stubPort }: Prepared): Service[] {
  return [
    { name: 'exterieur', args: [STUB], cwd: REPOSITORY, env: { PORT: String(stubPort) } },
    {
      name: 'contenu',
      args: [STRAPI, 'start'],
      cwd: CMS_FOLDER,
      env: contentServiceEnvironment({
        databaseUrl,
        mediaFolder,
        port: cmsPort,
        sites: { meridia: `http://127.0.0.1:${webPort}` },
      }),
    },
    {
      name: 'site',
      args: SITE_SERVER,
      cwd: WEB_FOLDER,
      env: {
        NODE_ENV: 'production',
        ...siteEnvironment({ school: 'meridia', mediaFolder, redisUrl, cmsPort, webPort }),
      },
    },
  ];
}

async function start(isBuildAsked: boolean): Promise<void> {
  const prepared = await prepare(isBuildAsked);
  const { cmsPort, webPort, stubPort, databaseName, mediaFolder } = prepared;
  const demo: Demo = { cmsPort, webPort, databaseName, mediaFolder, processes: [] };
  const readyUrls = [
    stubAddresses(stubPort).footerFrameUrl,
    `http://127.0.0.1:${cmsPort}/_ready`,
    `http://127.0.0.1:${webPort}/readyz`,
  ];
  try {
    for (const [index, service] of toServices(prepared).entries()) {
      const started = startDetached(service);
      demo.processes.push(started);
      writeDemo(demo);
      await waitUntilReady(started, readyUrls[index] ?? '');
    }
  } catch (error) {
    await stopDemo(demo);
    throw error;
  }
  print(`\nLa démonstration tourne.\n\n${toScreen(demo)}`);
}

async function startUnlessRunning(isBuildAsked: boolean): Promise<void> {
  const known = readDemo();
  if (known?.processes.length && known.processes.every(isAlive)) {
    print(`La démonstration tourne déjà.\n\n${toScreen(known)}`);
    return;
  }
  if (known) await stopDemo(known);
  await start(isBuildAsked);
}

async function stop(): Promise<void> {
  const known = readDemo();
  if (known) await stopDemo(known);
  else print('La démonstration ne tourne pas.');
}

/** `pnpm demo [--build]` starts the demonstration, `pnpm demo --stop` ends it. */
await runScript(async () => {
  const wishes = process.argv.slice(2);
  const unknown = wishes.find((wish) => !['--build', '--stop'].includes(wish));
  if (unknown) throw new Advice(`Option inconnue : ${unknown}. Au choix : --build, --stop.`);
  await (wishes.includes('--stop') ? stop() : startUnlessRunning(wishes.includes('--build')));
});
