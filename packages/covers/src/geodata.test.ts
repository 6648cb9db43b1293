import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FRANCE } from './geodata.ts';

it('has a territory, at the place of the catalogue, for every campus of the list', () => {
  const list = JSON.parse(readFileSync(new URL('../data/campuses.json', import.meta.url), 'utf8'));
  const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
  const territories = FRANCE.cells.map(({ slug, name, heading, country, lat, lon }) => ({
    slug,
    title: name,
    heading,
    country,
    lat,
    lng: lon,
  }));
  expect(territories.toSorted(bySlug)).toEqual(list.toSorted(bySlug));
});

it('links neighbours both ways', () => {
  const oneWay = FRANCE.cells.flatMap(({ slug, near }) =>
    near.filter((other) => !FRANCE.cells.find((cell) => cell.slug === other)?.near.includes(slug)),
  );
  expect(oneWay).toEqual([]);
});
