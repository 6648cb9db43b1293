import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { closeMap } from './close-map.ts';

describe('closeMap', () => {
  it.each(CAMPUSES.map(({ slug, near }) => [slug, near] as const))(
    'names %s and its neighbours',
    (slug, near) => {
      const names = [...closeMap(slug).svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name);
      const expected = CAMPUSES.filter((campus) => campus.slug === slug || near.includes(campus.slug));
      expect(names.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
    },
  );

  it('knows the campuses whose territories touch', () => {
    expect(closeMap('lyon').near.toSorted()).toEqual(
      ['annecy', 'clermont-ferrand', 'dijon', 'geneve', 'grenoble', 'montpellier'].toSorted(),
    );
  });

  it('has no neighbour out of its frame', () => {
    for (const { slug } of CAMPUSES) {
      const [x = 0, y = 0, width = 0, height = 0] = closeMap(slug).viewBox.split(' ').map(Number);
      for (const [, cx, cy] of closeMap(slug).svg.matchAll(/M\d+ \d+Q-?\d+ -?\d+ (-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(cx)).toBeGreaterThan(x);
        expect(Number(cx)).toBeLessThan(x + width);
        expect(Number(cy)).toBeGreaterThan(y);
        expect(Number(cy)).toBeLessThan(y + height);
      }
    }
  });
});
