import { isAlive } from '../demo/demo-record.ts';
import { stopProcess } from '../demo/stop.ts';
import { removeOwnPostgres } from '../services/own-postgres.ts';
import { forgetCluster, type Cluster } from './record.ts';

/**
 * In the order of a visitor's way, the edge first: nothing is asked of what has ended. Answers what it did, line by
 * line. `release`: of what its folder holds, before that goes.
 */
export async function stopCluster(
  cluster: Cluster,
  release: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const said: string[] = [];
  for (const service of cluster.processes.toReversed()) {
    // One that was frozen would not hear that it is told to end.
    if (isAlive(service)) process.kill(service.pid, 'SIGCONT');
    said.push(await stopProcess(service));
  }
  await removeOwnPostgres(cluster.postgres);
  await release();
  forgetCluster(cluster);
  return said;
}
