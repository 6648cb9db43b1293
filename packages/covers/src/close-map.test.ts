import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { closeMap } from './close-map.ts';

/** The names of one group. */
function namesOf(svg: string, id: string): (string | undefined)[] {
  const group = new RegExp(`<g id="${id}">.*?</g>`).exec(svg)?.[0] ?? '';
  return [...group.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name);
}

describe('closeMap', () => {
  it('S-38 has English names, and takes the French ones where they are the same', () => {
    expect(namesOf(closeMap('lyon').svg, 'names-en')).toContain('Geneva');
    expect(closeMap('toulouse').svg).toContain('<g id="names-en"><use href="#names"/></g>');
  });

  it.each(CAMPUSES.map(({ slug, near }) => [slug, near] as const))(
    'names %s and its neighbours',
    (slug, near) => {
      const names = namesOf(closeMap(slug).svg, 'names');
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
