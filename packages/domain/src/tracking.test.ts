import { expect, it } from 'vitest';
import { SEARCH_ENGINES, TRACKING_COOKIE_OPTIONS, TRACKING_COOKIES } from './tracking.ts';

it('TRACK-05 tracking cookies last 172800 s, SameSite Lax, path /', () => {
  expect(Object.values(TRACKING_COOKIES)).toEqual(['origine-tracking', 'utm_source', 'utm_medium']);
  expect(TRACKING_COOKIE_OPTIONS).toEqual({ maxAgeSeconds: 172_800, sameSite: 'lax', path: '/' });
});

it('the search engines are those of the specification', () => {
  expect(SEARCH_ENGINES).toEqual(['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo']);
});
