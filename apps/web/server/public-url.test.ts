import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicUrl } from './public-url.ts';

const ask = (url: string, headers: IncomingHttpHeaders = {}, isEdgeTrusted = false) =>
  publicUrl({ url, headers } as IncomingMessage, isEdgeTrusted);

describe('the address of a request', () => {
  it('is its host, its path and its query', () => {
    expect(ask('/campus?a=1', { host: 'meridia.example' })).toEqual({
      host: 'meridia.example',
      path: '/campus',
      query: 'a=1',
    });
  });

  it('EDGE-01 is none when its target is none', () => {
    expect(ask('/campus#x')).toBeNull();
  });

  it('reads the host of the edge only when the edge is ours', () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'meridia.example, 10.0.0.1' };

    expect(ask('/', headers, true)?.host).toBe('meridia.example');
    expect(ask('/', headers, false)?.host).toBe('127.0.0.1:3000');
  });
});
