import { describe, expect, it } from 'vitest';
import { isExternal } from './external-link';

describe('addresses that leave the site', () => {
  it.each([
    ['https://carrieres.example', true],
    ['http://carrieres.example', true],
    ['HTTPS://CARRIERES.EXAMPLE', true],
    ['/agenda', false],
    ['#tarif', false],
    ['mailto:a@b.fr', false],
    ['tel:+33199001062', false],
  ])('%s: %s', (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });
});
