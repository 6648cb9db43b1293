import { Agent, request } from 'node:http';
import { startContentService, type ContentService } from '../services/content-service.ts';
import { ACCOUNTS } from '../services/service-accounts.ts';

export type MeasuredService = ContentService & { get: (path: string) => Promise<Answer> };
type Answer = { milliseconds: number; items: number };

async function logIn(url: string): Promise<string> {
  const { username, password } = ACCOUNTS.meridia;
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`login answered ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The content service without its micro-cache, and one kept connection to it. */
export async function startMeasuredService(
  name: string,
  databaseUrl: string,
  mediaFolder: string,
): Promise<MeasuredService> {
  const extra = { MICRO_CACHE_MS: '0' };
  const service = await startContentService({ name: `scale-${name}`, databaseUrl, mediaFolder, extra });
  const headers = { authorization: `Bearer ${await logIn(service.url)}` };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const get = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request(`${service.url}${path}`, { agent, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () => {
          if (response.statusCode !== 200)
            return reject(new Error(`${path} answered ${response.statusCode}: ${body}`));
          const { data } = JSON.parse(body) as { data: unknown[] };
          resolve({ milliseconds: performance.now() - startedAt, items: data.length });
        });
      });
      sent.on('error', reject).end();
    });
  return { ...service, get };
}
