import { Advice, print, runScript } from '../preparation/print.ts';
import { isAlive } from '../demo/demo-record.ts';
import { runOrStop } from '../preparation/run-command.ts';
import { REPOSITORY } from '../services/repository.ts';
import { CLUSTER_FOLDER, readCluster, siteUrl, type Cluster } from './record.ts';
import { rollNodes } from './roll.ts';
import { startCluster } from './start.ts';
import { stopCluster } from './stop.ts';

const SITE_PORT = Number(process.env.EDGE_PORT ?? 8080);

const screenOf = (cluster: Cluster) =>
  [
    `Site : ${siteUrl(cluster)}  (chiffré : https://localhost:${cluster.place.site.tls?.port})`,
    `Rédaction : http://127.0.0.1:${cluster.place.contentPort}/admin`,
    `État du frontal : http://127.0.0.1:${cluster.place.statusPort}/status`,
    '',
    ...cluster.processes.map(({ name, pid, port, metricsPort }) =>
      [
        name.padEnd(10),
        `processus ${pid}`.padEnd(18),
        `port ${port}`,
        metricsPort ? `mesures ${metricsPort}` : '',
      ].join('  '),
    ),
    '',
    `Journaux : ${cluster.folder}/logs, ${cluster.folder}/edge/logs`,
  ].join('\n');

async function start(): Promise<void> {
  const known = readCluster();
  if (known?.processes.length && known.processes.every(isAlive)) {
    print(`La grappe tourne déjà.\n\n${screenOf(known)}`);
    return;
  }
  if (known) await stopCluster(known);
  print('Démarrage de la grappe…');
  const cluster = await startCluster({ folder: CLUSTER_FOLDER, sitePort: SITE_PORT });
  print(`\nLa grappe tourne.\n\n${screenOf(cluster)}`);
}

function requireCluster(): Cluster {
  const known = readCluster();
  if (!known) throw new Advice('La grappe ne tourne pas : pnpm cluster la démarre.');
  return known;
}

async function roll(): Promise<void> {
  const cluster = requireCluster();
  await runOrStop({ command: 'pnpm', args: ['--filter', '@meridia/web', 'build'], cwd: REPOSITORY });
  print(`Tous les nœuds servent la version ${await rollNodes(cluster)}.\n\n${screenOf(cluster)}`);
}

const WISHES: Record<string, () => Promise<void>> = {
  '--roll': roll,
  '--stop': async () => print((await stopCluster(requireCluster())).join('\n')),
};

/** `pnpm cluster` starts the topology of `deploy/` from plain processes; `--roll` brings in a new build, `--stop` ends it. */
await runScript(async () => {
  const [wish] = process.argv.slice(2);
  const wished = wish === undefined ? start : WISHES[wish];
  if (!wished) throw new Advice(`Option inconnue : ${wish}. Au choix : --roll, --stop.`);
  await wished();
});
