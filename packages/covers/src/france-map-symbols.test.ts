import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { franceMap } from './france-map.ts';
import { FRANCE_MAP_VIEW_BOX, franceMapSymbols } from './france-map-symbols.ts';

const symbols = franceMapSymbols();
const map = franceMap({ link: (slug) => `#${slug}` });

describe('franceMapSymbols', () => {
  it.each(CAMPUSES.map(({ slug }) => slug))('has the same territory as the whole map for %s', (slug) => {
    const [, path] = new RegExp(`href="#${slug}"[^>]*><path d="([^"]+)"`).exec(map) ?? [];
    expect(symbols).toContain(`<path id="${slug}" d="${path}"/>`);
  });

  const namesOf = (text: string) => [...text.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name);
  const english = /<g id="major-names-en">.*?<\/g>/.exec(symbols)?.[0] ?? '';

  it('S-38 names the large cities in English too', () => {
    expect(namesOf(english)).toEqual(expect.arrayContaining(['Brussels', 'Geneva', 'London', 'Paris']));
    expect(namesOf(english)).not.toContain('Londres');
  });

  it('names each city once', () => {
    const names = namesOf(symbols.replace(english, ''));
    expect(names.filter((name) => !/^\d/.test(name ?? '')).toSorted()).toEqual(
      CAMPUSES.map(({ name }) => name).toSorted(),
    );
  });

  it('is drawn in the frame of the whole map', () => {
    expect(map).toContain(`viewBox="${FRANCE_MAP_VIEW_BOX}"`);
  });
});
