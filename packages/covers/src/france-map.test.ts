import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { franceMap } from './france-map.ts';

const link = (slug: string) => `campus.html#${slug}`;

describe('franceMap', () => {
  it('draws the general map as the design reference does', () => {
    expect(hash('sha256', franceMap({ link }))).toBe(
      '732505492cbf8a4628c33115b1b8b31577b88fc5199d27367e7ea351106ad005',
    );
  });

  it('links every campus', () => {
    const addresses = [
      ...franceMap({ link: (slug) => `/campus/${slug}` }).matchAll(/href="\/campus\/([a-z-]+)"/g),
    ];
    expect(new Set(addresses.map(([, slug]) => slug)).size).toBe(26);
  });

  it('closes in on a campus and names only its neighbours', () => {
    const map = franceMap({ link, current: 'lille' });
    const names = [...map.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual(['Bruxelles', 'Lille', 'Londres', 'Paris', 'Reims', 'Rouen']);
    expect(map).toContain('aria-label="Campus de Lille et les campus voisins"');
  });

  it('refuses a campus that has no territory', () => {
    expect(() => franceMap({ link, current: 'boreal-tromso' })).toThrow(RangeError);
  });
});
