import { expect, it } from 'vitest';
import { templateOf } from './template-of';

it.each([
  ['/', 'home'],
  ['/en/', 'home'],
  ['/agenda?campus=lyon', 'agenda'],
  ['/a/b/c/d', 'lost'],
  ['/sitemaps/blog.xml', 'for-programs'],
  ['lost:404:fr', 'lost'],
  [null, 'lost'],
])('%s is answered by %s, as often as it is asked', (key, template) => {
  expect([templateOf(key), templateOf(key)]).toEqual([template, template]);
});
