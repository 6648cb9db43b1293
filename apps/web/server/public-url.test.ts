import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicUrl } from './public-url.ts';

const ask = (url: string, headers: IncomingHttpHeaders = {}, isEdgeTrusted = false) =>
  publicUrl({ url, headers } as IncomingMessage, isEdgeTrusted);

describe('the address of a request', () => {
  it.each([
    ['/campus?a=1&b=?', '/campus', 'a=1&b=?'],
    ['/campus', '/campus', ''],
    ['http://www.meridia.example/campus?a=1', '/campus', 'a=1'],
    ['http://www.meridia.example', '/', ''],
    ['*', '/*', ''],
    ['//evil.example/x', '//evil.example/x', ''],
  ])('%s', (target, path, query) => {
    expect(ask(target)).toMatchObject({ path, query });
  });

  it('reads the host of the edge only when the edge is ours', () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'meridia.example, 10.0.0.1' };

    expect(ask('/', headers, true).host).toBe('meridia.example');
    expect(ask('/', headers, false).host).toBe('127.0.0.1:3000');
  });
});
