import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from '@meridia/tools/crawl/ask';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

let site: WebNode;
let name: string;
let file: Buffer;

beforeAll(async () => {
  site = await startWebNode({ name: 'media-range' });
  const { mediaFolder } = sharedContent();
  [name = ''] = readdirSync(mediaFolder);
  file = readFileSync(path.join(mediaFolder, name));
});
afterAll(() => site.stop());

const askFor = (headers: Record<string, string>): Promise<Answer> =>
  ask(`${site.url}/media/${name}`, headers);
const headersOf = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  (await site.ask(`/media/${name}`, { method, headers })).headers;

describe('a part of a document or of a picture', () => {
  it.each([
    ['its beginning', 'bytes=0-99', 0, 100],
    ['one byte', 'bytes=10-10', 10, 11],
    ['from a place to the end', 'bytes=100-', 100, undefined],
    ['its end', 'bytes=-50', -50, undefined],
    ['more than there is', 'bytes=100-999999999', 100, undefined],
  ])('%s', async (_name, range, start, end) => {
    const expected = file.subarray(start, end);
    const { status, body } = await askFor({ range });
    const headers = await headersOf({ range });

    expect([status, body.equals(expected)]).toEqual([206, true]);
    const first = file.length - file.subarray(start).length;
    expect(headers['content-range']).toBe(`bytes ${first}-${first + expected.length - 1}/${file.length}`);
    expect(headers['content-length']).toBe(String(expected.length));
  });

  it.each(['bytes=999999999-', 'bytes=-0'])('%s is not there', async (range) => {
    const { status, body } = await askFor({ range });

    expect([status, body.length]).toEqual([416, 0]);
    const headers = await headersOf({ range });
    expect(headers['content-range']).toBe(`bytes */${file.length}`);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'items=0-1', 'bytes=a-b', 'bytes='])(
    '%s is answered with the whole',
    async (range) => {
      const { status, body } = await askFor({ range });

      expect([status, body.equals(file)]).toEqual([200, true]);
    },
  );

  it('who has it already is told so, whatever part is asked for', async () => {
    const { status, body } = await askFor({ range: 'bytes=0-99', 'if-none-match': `"${name}"` });

    expect([status, body.length]).toEqual([304, 0]);
  });

  it('a part of what has changed meanwhile is the whole (If-Range)', async () => {
    const same = await askFor({ range: 'bytes=0-99', 'if-range': `"${name}"` });
    const other = await askFor({ range: 'bytes=0-99', 'if-range': '"another"' });

    expect([same.status, same.body.length]).toEqual([206, 100]);
    expect([other.status, other.body.length]).toEqual([200, file.length]);
  });

  it('a HEAD says what a GET would, without a body', async () => {
    const { status, html, headers } = await site.ask(`/media/${name}`, { method: 'HEAD' });

    expect([status, html, headers['content-length'], headers['accept-ranges']]).toEqual([
      200,
      '',
      String(file.length),
      'bytes',
    ]);
  });

  it('a HEAD has no parts (RFC 9110, 14.2)', async () => {
    const { status, headers } = await site.ask(`/media/${name}`, {
      method: 'HEAD',
      headers: { Range: 'bytes=0-99' },
    });

    expect([status, headers['content-length']]).toEqual([200, String(file.length)]);
  });

  it('a page has no parts', async () => {
    const { status, headers } = await site.ask('/', { headers: { Range: 'bytes=0-99' } });

    expect([status, headers['content-range']]).toEqual([200, undefined]);
  });
});
