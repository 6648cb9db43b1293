import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 20;
/** A node that was cut off answers nothing for a while. */
const ANSWER_MS = 5000;

const agent = new Agent({ keepAlive: true });

type PageAnswer = { status: number; html: string; headers: IncomingHttpHeaders };

/** What a visitor gets; null: nothing. */
export function getPage(url: string): Promise<PageAnswer | null> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, timeout: ANSWER_MS }, (response) => {
      text(response).then(
        (html) => resolve({ status: response.statusCode ?? 0, html, headers: response.headers }),
        () => resolve(null),
      );
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(null)).end();
  });
}

type Expected = { nodeUrls: readonly string[]; path: string; words: string; patienceMs: number };

/** When the last node showed these words for the first time; null: one of them never did. */
export async function untilFresh({ nodeUrls, path, words, patienceMs }: Expected): Promise<number | null> {
  const until = performance.now() + patienceMs;
  const moments = await Promise.all(
    nodeUrls.map(async (node) => {
      while (performance.now() < until) {
        const page = await getPage(`${node}${path}`);
        if (page?.status === 200 && page.html.includes(words)) return performance.now();
        await sleep(STEP_MS);
      }
      return null;
    }),
  );
  return moments.includes(null) ? null : Math.max(...moments.map(Number));
}

export function closeConnections(): void {
  agent.destroy();
}
