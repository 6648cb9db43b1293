import { expect, it } from 'vitest';
import { measuredRoute } from './measure-request';

it.each([
  ['/api/events', '/api/events'],
  ['/api/:prefix-news', '/api/:prefix-news'],
  ['/media/:name', '/media/:name'],
  ['/_health', '/_health'],
  ['none', 'none'],
  ['/content-manager/collection-types/:model', 'panel'],
  ['/admin/:path*', 'panel'],
])('%s is measured as %s', (route, measured) => {
  expect(measuredRoute(route)).toBe(measured);
});
