import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection, toQuestion } from '../kept-connection.ts';
import { percentile } from '../statistics.ts';

const CONNECTIONS = 32;
const STEP_MS = 1;
const clientOf = (turn: number) => `198.19.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;

/** What 99 of 100 readers wait at most, at a steady rate: each is counted from the moment at which she was due, not when there was time for her. */
export async function waitAt(
  port: number,
  asked: string,
  perSecond: number,
  seconds: number,
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  const free = [...connections];
  const due: number[] = [];
  const waits: number[] = [];
  const total = Math.floor(perSecond * seconds);
  let turn = 0;

  const serve = () => {
    while (free.length > 0 && due.length > 0) {
      const connection = free.pop();
      const at = due.shift();
      if (!connection || at === undefined) return;
      const question = toQuestion(asked, {
        'Accept-Encoding': 'br',
        'X-Forwarded-For': clientOf(waits.length),
      });
      void connection.ask(question).then(() => {
        waits.push(performance.now() - at);
        free.push(connection);
        serve();
      });
    }
  };

  const from = performance.now();
  while (turn < total) {
    const reached = Math.min(total, Math.floor(((performance.now() - from) / 1000) * perSecond));
    for (; turn < reached; turn += 1) due.push(from + (turn / perSecond) * 1000);
    serve();
    await sleep(STEP_MS);
  }
  while (waits.length < total) await sleep(STEP_MS);
  for (const { close } of connections) close();
  return percentile(waits, 0.99);
}
