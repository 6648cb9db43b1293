import { describe, expect, it } from 'vitest';
import { toDebugMessageKey, toDebugRequest } from './error-debug.rules';

describe('the error debug page', () => {
  it.each([
    ['the status of the query', '/error/debug', 'status=504', '/error/debug/504', 504],
    ['a status outside the catalogue', '/error/debug', 'status=418', '/error/debug/418', 418],
    ['none: an internal error', '/error/debug', '', '/error/debug/500', 500],
    ['in English', '/en/error/debug', 'status=404', '/en/error/debug/404', 404],
    ['its internal address', '/error/debug/403', '', '/error/debug/403', 403],
    ['no success can be asked for', '/error/debug', 'status=200', '/error/debug/_', null],
    [
      'a message of its own',
      '/error/debug',
      'status=404&message=agenda.past',
      '/error/debug/404/agenda~past',
      404,
    ],
    ['its internal address', '/en/error/debug/404/agenda~past', '', '/en/error/debug/404/agenda~past', 404],
    ['nor anything else', '/error/debug', 'status=../x', '/error/debug/_', null],
  ])('ROUTE-19 %s', (_rule, path, query, expectedPath, status) => {
    expect(toDebugRequest(path, query)).toEqual({ path: expectedPath, status });
  });

  it.each(['/error', '/error/debugger', '/error/debug/404/x/y', '/fr/error/debug'])(
    'ROUTE-19 leaves %s alone',
    (path) => {
      expect(toDebugRequest(path, 'status=404')).toBeNull();
    },
  );

  it('ERRP-03 a message is the key of a label', () => {
    expect(toDebugMessageKey('agenda~past')).toBe('agenda.past');
  });
});
