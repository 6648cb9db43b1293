import { loadContent } from '../preparation/load-content.ts';
import { requireFreePort } from '../preparation/ports.ts';
import { Advice, print, runScript } from '../preparation/print.ts';
import { SITE_DEV, TSC } from '../preparation/programs.ts';
import { runOrStop } from '../preparation/run-command.ts';
import { findServers, type Servers } from '../preparation/servers.ts';
import { readSettings, type Settings } from '../preparation/settings.ts';
import { siteEnvironment } from '../preparation/site-environment.ts';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { CMS_FOLDER, REPOSITORY, STRAPI, WEB_FOLDER } from '../services/repository.ts';
import { runTogether, type Program } from './foreground.ts';

const NODE_ENV = 'development';
/** Each on a port of its own, from WEB_PORT on. */
const SCHOOLS = [
  { school: 'meridia', label: 'meridia |' },
  { school: 'boreal', label: 'boreal  |' },
] as const;

const toSites = ({ webPort }: Settings) =>
  SCHOOLS.map((site, rank) => ({ ...site, webPort: webPort + rank }));

/** The packages, which both apps read from dist, and the program that loads the content. */
async function compile(): Promise<void> {
  print('Compilation…');
  await runOrStop({ command: process.execPath, args: [TSC, '-b'], cwd: REPOSITORY });
  // Not incremental: Strapi empties dist, of which the compiler's notes know nothing.
  const whole = ['--incremental', 'false', '--tsBuildInfoFile', 'null'];
  await runOrStop({ command: process.execPath, args: [TSC, '-p', '.', ...whole], cwd: CMS_FOLDER });
}

function toPrograms(settings: Settings, { databaseUrl, redisUrl }: Servers): Program[] {
  const { cmsPort, mediaFolder } = settings;
  const sites = toSites(settings).map(({ school, label, webPort }) => ({
    label,
    args: [SITE_DEV],
    cwd: WEB_FOLDER,
    env: { NODE_ENV, ...siteEnvironment({ school, mediaFolder, redisUrl, cmsPort, webPort }) },
  }));
  return [
    {
      label: 'paquets |',
      args: [TSC, '-b', '--watch', '--preserveWatchOutput'],
      cwd: REPOSITORY,
      env: {},
    },
    {
      label: 'contenu |',
      args: [STRAPI, 'develop', '--no-install-deps'],
      cwd: CMS_FOLDER,
      env: contentServiceEnvironment({
        databaseUrl,
        mediaFolder,
        port: cmsPort,
        sites: Object.fromEntries(
          toSites(settings).map(({ school, webPort }) => [school, `http://127.0.0.1:${webPort}`]),
        ),
        extra: { NODE_ENV, LOG_FORMAT: 'text' },
      }),
    },
    ...sites,
  ];
}

/** `pnpm dev`: both schools and their content service with reload, until Ctrl-C. */
await runScript(async () => {
  const settings = readSettings('dev');
  await requireFreePort('CMS_PORT', settings.cmsPort);
  for (const { webPort } of toSites(settings)) await requireFreePort('WEB_PORT', webPort);
  const servers = await findServers(settings.databaseName);
  await compile();
  await loadContent(servers.databaseUrl, settings.mediaFolder);

  for (const { school, webPort } of toSites(settings)) print(`Site ${school} : http://127.0.0.1:${webPort}`);
  print(`Administration : http://127.0.0.1:${settings.cmsPort}/admin`);
  print('Ctrl-C arrête tout.\n');
  const stopped = await runTogether(toPrograms(settings, servers));
  if (stopped) throw new Advice(`« ${stopped.replace('|', '').trim()} » s’est arrêté : tout le reste aussi.`);
  print('\nTout est arrêté.');
});
