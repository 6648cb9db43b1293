import { describe, expect, it } from 'vitest';
import { localePath, paths, withQuery } from './paths';

describe('paths', () => {
  it.each([
    ['fr', '/', '/'],
    ['fr', '/campus', '/campus'],
    ['en', '/', '/en'],
    ['en', '/campus', '/en/campus'],
  ] as const)('I18N-01 only English has a prefix: %s %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  it.each([
    ['nothing chosen', '/crm/brochure', paths.action('brochure')],
    ['a campus', '/crm/contact?campus=lyon', paths.action('contact', { campus: 'lyon' })],
    [
      'several values repeat the key',
      '/programme?campus=lyon&campus=nice',
      withQuery('/programme', { campus: ['lyon', 'nice'] }),
    ],
    ['an absent value is left out', '/programme', withQuery('/programme', { campus: undefined })],
  ])('%s', (_rule, expected, path) => {
    expect(path).toBe(expected);
  });
});
