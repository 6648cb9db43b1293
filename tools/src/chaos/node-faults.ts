import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepBuildAs } from '../cluster/build.ts';
import { reloadEdge } from '../cluster/edge.ts';
import { processesOf } from '../cluster/record.ts';
import { rollNodes } from '../cluster/roll.ts';
import {
  kill,
  repeatedly,
  replaceNode,
  restartContents,
  restartNodes,
  untilGone,
  type Fault,
} from './stage.ts';

/** On the disk of the edge, with what it keeps and writes. */
const DISK_FILE = 'run/filler';

const clockFault = (name: string, ms: number): Fault => ({
  name,
  begin: async (stage) => {
    const clock = `${new URL('../faults/shift-clock.ts', import.meta.url).href}?ms=${ms}`;
    return replaceNode(stage, { flags: ['--import', clock] });
  },
});

/** The second half of every copy that the edge holds is lost, as on a disk that fails. */
function damageCopies(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    try {
      truncateSync(file, Math.floor(statSync(file).size / 2));
    } catch {
      // The edge has replaced it meanwhile.
    }
  }
}

export const NODE_FAULTS: readonly Fault[] = [
  {
    name: 'one node killed',
    begin: async (stage) => {
      const ended = processesOf(stage.cluster, 'web').slice(0, 1);
      kill(ended, 'SIGKILL');
      return () => restartNodes(stage, ended);
    },
  },
  {
    name: 'one node frozen',
    begin: async ({ cluster }) => {
      const frozen = processesOf(cluster, 'web').slice(0, 1);
      kill(frozen, 'SIGSTOP');
      return async () => kill(frozen, 'SIGCONT');
    },
  },
  {
    name: 'both nodes restarted',
    isWithoutNodes: true,
    begin: async (stage) => {
      const ended = processesOf(stage.cluster, 'web');
      kill(ended, 'SIGTERM');
      await untilGone(ended);
      await restartNodes(stage, ended);
      return async () => undefined;
    },
  },
  {
    name: 'rolling new build',
    begin: async (stage) => {
      const build = keepBuildAs(stage.build, `${stage.build}-next`);
      await rollNodes(stage.cluster, { build });
      stage.build = build;
      return async () => undefined;
    },
  },
  {
    name: 'edge reloaded',
    begin: async ({ cluster }) => {
      const reloading = repeatedly(5, () => reloadEdge(path.join(cluster.folder, 'edge')));
      return () => reloading;
    },
  },
  {
    name: 'disk of the edge full',
    begin: async ({ cluster }) => {
      const file = path.join(cluster.folder, 'edge', DISK_FILE);
      try {
        for (;;) writeFileSync(file, Buffer.alloc(1_000_000), { flag: 'a' });
      } catch {
        // Full.
      }
      return async () => rmSync(file);
    },
  },
  {
    name: 'copies of the edge damaged',
    graceMs: 5000,
    begin: async ({ cluster }) => {
      for (const name of ['cache', 'memory']) damageCopies(path.join(cluster.folder, 'edge', name));
      return async () => undefined;
    },
  },
  clockFault('clock of one node off by a minute', 60_000),
  clockFault('clock of one node behind by an hour', -3_600_000),
  {
    name: 'all of web and content service dead',
    isWithoutContent: true,
    isWithoutNodes: true,
    begin: async (stage) => {
      const [nodes, contents] = [processesOf(stage.cluster, 'web'), processesOf(stage.cluster, 'content')];
      kill([...nodes, ...contents], 'SIGKILL');
      return async () => {
        await restartContents(stage, contents);
        await restartNodes(stage, nodes);
      };
    },
  },
];
