import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openConnection, type RawAnswer } from './kept-connection.ts';

export async function askOnce(port: number, question: Buffer): Promise<RawAnswer> {
  const connection = await openConnection(port);
  try {
    return await connection.ask(question);
  } finally {
    connection.close();
  }
}

/** The same answers from a server that does nothing else: `/0` is the first. */
export async function startBare(answers: readonly RawAnswer[]) {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { env: { NODE_ENV: 'production' } });
  child.send(answers.map(({ body, ...answer }) => ({ ...answer, body: body.toString('base64') })));
  const [port] = (await once(child, 'message')) as [number];
  return { pid: child.pid ?? 0, port, stop: () => child.kill() };
}
