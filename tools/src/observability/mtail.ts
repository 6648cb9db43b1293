import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';
import { REPOSITORY } from '../services/repository.ts';
import { OBSERVABILITY_FOLDER } from './written-files.ts';

const run = promisify(execFile);
const PROGRAM = path.join(REPOSITORY, OBSERVABILITY_FOLDER, 'edge.mtail');

const wordsFor = (logFiles: readonly string[]) => [
  ...['--progs', PROGRAM, '--logs', logFiles.join(','), '--emit_prog_label=false'],
];

export type Mtail = { address: string; stop: () => Promise<void> };

/** Counts what the edge writes from now on; its files may be moved away and begun again. What mtail says lies in `folder`. */
export async function startMtail(logFiles: readonly string[], folder: string): Promise<Mtail> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const running = await startProcess({
    command: 'mtail',
    args: [...wordsFor(logFiles), '--address', '127.0.0.1', '--port', String(port), '--logtostderr'],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'mtail.log'),
    readyUrl: `http://${address}/metrics`,
  });
  return { address, stop: async () => void (await running.stop()) };
}

/** What a whole file comes to, as Prometheus would read it. */
export async function countLog(logFile: string): Promise<string> {
  const port = String(await freePort());
  const { stdout } = await run('mtail', [
    ...wordsFor([logFile]),
    ...['--one_shot', '--one_shot_format', 'prometheus', '--address', '127.0.0.1', '--port', port],
  ]);
  return stdout;
}
