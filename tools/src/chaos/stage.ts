import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf, type Cluster, type ClusterProcess } from '../cluster/record.ts';
import { startContent, startNode, type NodeOptions } from '../cluster/services.ts';
import type { FaultyGate } from '../faults/faulty-gate.ts';

export type Stage = { cluster: Cluster; gate: FaultyGate; build: string };
/** Begins, and answers how it ends. What an orchestrator would do (start again what has died) is part of the end. */
export type Fault = {
  name: string;
  seconds?: number;
  /** For a while no node answers: only what is kept can be given. */
  isWithoutNodes?: boolean;
  /** The content service or its database is lost: nothing can be published meanwhile. */
  isWithoutContent?: boolean;
  /** How long visitors may notice it. */
  graceMs?: number;
  begin: (stage: Stage) => Promise<() => Promise<unknown>>;
};

export function kill(processes: readonly ClusterProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) process.kill(pid, signal);
}

const DRAINED_MS = 60_000;
const STEP_MS = 100;

function isThere({ pid }: ClusterProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Until they have answered whom they were answering, and left their ports. */
export async function untilGone(processes: readonly ClusterProcess[]): Promise<void> {
  const until = performance.now() + DRAINED_MS;
  while (processes.some(isThere)) {
    if (performance.now() > until) throw new Error('They have not ended');
    await sleep(STEP_MS);
  }
}

export async function restartContents({ cluster }: Stage, ended: readonly ClusterProcess[]): Promise<void> {
  await Promise.all(
    ended.map(({ name, port, metricsPort = 0 }) => startContent(cluster, name, { port, metricsPort })),
  );
}

export async function restartNodes(
  { cluster, build }: Stage,
  ended: readonly ClusterProcess[],
  options: Pick<NodeOptions, 'flags' | 'settings'> = {},
): Promise<void> {
  await Promise.all(
    ended.map(({ name, port, metricsPort = 0 }) =>
      startNode(cluster, name, { build, port, metricsPort, ...options }),
    ),
  );
}

/** The first node is started again with other options; answers how it is started as before. */
export async function replaceNode(
  stage: Stage,
  options: Pick<NodeOptions, 'flags' | 'settings'>,
): Promise<() => Promise<void>> {
  const restart = async (more: Pick<NodeOptions, 'flags' | 'settings'>) => {
    const ended = processesOf(stage.cluster, 'web').slice(0, 1);
    kill(ended, 'SIGTERM');
    await untilGone(ended);
    await restartNodes(stage, ended, more);
  };
  await restart(options);
  return () => restart({});
}

const PAUSE_MS = 4000;

export async function repeatedly(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await act();
    await sleep(PAUSE_MS);
  }
}
