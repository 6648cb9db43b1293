import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

/** Bytes, gzip. */
export type Weight = { scripts: number; styles: number; html: number };

/** Compressed here and not by the server, so that two servers are compared by what they send and not by how. */
const gzipSize = (bytes: Buffer) => gzipSync(bytes, { level: 6 }).length;

async function totalSize(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((total, body) => total + gzipSize(body), 0);
}

/** All that a first visit to a page brings of each kind. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });

  const own = responses.filter((response) => response.url().startsWith(new URL(url).origin));
  const ofType = (type: string) => own.filter((response) => response.request().resourceType() === type);
  const inlineStyles = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join(''),
  );
  const weight = {
    scripts: await totalSize(ofType('script')),
    styles:
      (await totalSize(ofType('stylesheet'))) + (inlineStyles ? gzipSize(Buffer.from(inlineStyles)) : 0),
    html: await totalSize(ofType('document')),
  };
  await context.close();
  return weight;
}
