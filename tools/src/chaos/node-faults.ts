import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepBuildAs } from '../cluster/build.ts';
import { reloadEdge } from '../cluster/edge.ts';
import { processesOf } from '../cluster/record.ts';
import { rollNodes } from '../cluster/roll.ts';
import { kill, repeatedly, restartContents, restartNodes, untilGone, type Fault } from './stage.ts';

/** On the disk of the edge, with what it keeps and writes. */
const DISK_FILE = 'run/filler';

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
    name: 'clock of one node off by a minute',
    begin: async (stage) => {
      const ended = processesOf(stage.cluster, 'web').slice(0, 1);
      const clock = `${new URL('../faults/shift-clock.ts', import.meta.url).href}?ms=60000`;
      kill(ended, 'SIGTERM');
      await untilGone(ended);
      await restartNodes(stage, ended, ['--import', clock]);
      return async () => {
        const shifted = processesOf(stage.cluster, 'web').filter(({ name }) => name === ended[0]?.name);
        kill(shifted, 'SIGTERM');
        await untilGone(shifted);
        await restartNodes(stage, shifted);
      };
    },
  },
  {
    name: 'all of web and content service dead',
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
