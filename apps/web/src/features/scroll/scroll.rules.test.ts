import { describe, expect, it } from 'vitest';
import { anchorDelayMs } from './scroll.rules';

const page = new URL('https://www.meridia.example/programme/bts?campus=lyon#objectifs');

describe('SCROLL-01 an anchor of the page is reached after 100 ms', () => {
  it.each([
    ['an anchor of the page', '#tarif', 100],
    ['the anchor where the page already is', '#objectifs', 100],
    ['an anchor of the page by its whole address', '/programme/bts?campus=lyon#tarif', 100],
    ['the top of the page', '#', null],
    ['an anchor of another page', '/programme/bachelor#tarif', null],
    ['an anchor of the page with another query', '/programme/bts#tarif', null],
    [
      'an anchor of the same path on another site',
      'https://www.boreal.example/programme/bts?campus=lyon#a',
      null,
    ],
    ['another page', '/campus', null],
  ])('%s', (_sentence, href, delay) => {
    expect(anchorDelayMs({ link: new URL(href, page), page, prefersReducedMotion: false })).toBe(delay);
  });

  it('SCROLL-02 at once for who prefers reduced motion', () => {
    expect(anchorDelayMs({ link: new URL('#tarif', page), page, prefersReducedMotion: true })).toBeNull();
  });
});
