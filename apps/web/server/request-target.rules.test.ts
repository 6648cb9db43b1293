import { describe, expect, it } from 'vitest';
import { readRequestTarget } from './request-target.rules.ts';

describe('EDGE-01 the target of a request line', () => {
  it.each([
    ['/campus?a=1&b=?', '/campus', 'a=1&b=?'],
    ['/campus', '/campus', ''],
    ['/campus?', '/campus', ''],
    ['/%C3%A9cole/%3f?q=%23', '/%C3%A9cole/%3f', 'q=%23'],
    ["/a-z_~!$&'()*+,;=:@/", "/a-z_~!$&'()*+,;=:@/", ''],
    ['http://www.meridia.example/campus?a=1', '/campus', 'a=1'],
    ['http://www.meridia.example', '/', ''],
    ['http://www.meridia.example?a=1', '/', 'a=1'],
    ['*', '/*', ''],
    ['//evil.example/x', '//evil.example/x', ''],
  ])('%s', (target, path, query) => {
    expect(readRequestTarget(target)).toEqual({ path, query });
  });

  const allowed = /[A-Za-z0-9._~!$&'()*+,;=:@/?-]/;
  const bytes = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));

  it.each([
    ['path', (byte: string) => `/a${byte}41`],
    ['query', (byte: string) => `/a?q=a${byte}41`],
    ['absolute form', (byte: string) => `http://www.meridia.example/a${byte}41`],
  ])('holds no byte that RFC 3986 does not know, in a %s', (_where, target) => {
    const read = bytes.filter((byte) => readRequestTarget(target(byte)) !== null);

    expect(read.filter((byte) => byte !== '%')).toEqual(bytes.filter((byte) => allowed.test(byte)));
    expect(read).toContain('%');
  });

  it.each(['/%', '/%4', '/%g0', '/a?q=100%', '/a?q=%u00e9', '/%%41'])(
    '%s: a percent sign has two digits',
    (target) => {
      expect(readRequestTarget(target)).toBeNull();
    },
  );
});
