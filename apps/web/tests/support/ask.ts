import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startWatch } from '@meridia/tools/services/running-clock';

export type AskOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  headers?: Record<string, string>;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; html: string; ms: number };

/** One request with the path exactly as written, any host, no redirect followed: `fetch` would tidy all three. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const elapsed = startWatch();
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      text(response).then((html) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, html, ms: elapsed() });
      }, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** What a reader sees, without tags; scripts are no text. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** The page itself, without the frame round it. */
export function mainOf(html: string): string {
  return /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
}

export function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();
}
