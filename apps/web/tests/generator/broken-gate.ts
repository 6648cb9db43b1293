import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@meridia/tools/services/free-port';
import { replaceAt, type Step } from './answer-fields.ts';

/** One field of one answer, and what stands there instead. */
export type Broken = { url: string; path: readonly Step[]; value: unknown };

type Answer = { status: number; body: string };

/** A stub between the site and the real content service: true answers, asked for once, with one field broken. */
export async function openBrokenGate(target: string) {
  const answers = new Map<string, Promise<Answer>>();
  let asked: string[] = [];
  let broken: Broken | null = null;

  async function askService(method: string, url: string, headers: Record<string, string>, body?: string) {
    const answer = await fetch(`${target}${url}`, { method, headers, ...(body ? { body } : {}) });
    return { status: answer.status, body: await answer.text() };
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const headers = { 'Content-Type': type, ...(authorization ? { authorization } : {}) };
    void (async () => {
      const isRead = request.method === 'GET';
      const body = isRead ? undefined : await text(request);
      const answering = answers.get(url) ?? askService(request.method ?? 'GET', url, headers, body);
      if (isRead) {
        asked.push(url);
        answers.set(url, answering);
      }
      const answer = await answering;
      const isBroken = broken?.url === url;
      const sent =
        isBroken && broken
          ? JSON.stringify(replaceAt(JSON.parse(answer.body), broken.path, broken.value))
          : answer.body;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(sent);
    })().catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${port}`,
    breakOne: (next: Broken | null) => (broken = next),
    /** The addresses asked since the last time. */
    takeAsked(): string[] {
      const taken = [...new Set(asked)];
      asked = [];
      return taken;
    },
    /** The true answer to an address that was asked; null when it was none. */
    async trueAnswer(url: string): Promise<unknown> {
      const answer = await answers.get(url);
      return answer?.status === 200 ? JSON.parse(answer.body) : null;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type BrokenGate = Awaited<ReturnType<typeof openBrokenGate>>;
