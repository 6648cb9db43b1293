import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compose } from '@meridia/covers/composition';
import { coverAlt } from '@meridia/covers/cover-alt';
import type { Place } from '@meridia/covers/places';
import { parseFrontMatter } from '../rich-text/front-matter';
import { campusCover, newsCover, type NewsFacts } from './cover-inputs';
import { schoolPlaces } from './school-places';

const CONTENT = new URL('../content/', import.meta.url);

function readSchool(site: string) {
  const file = new URL(`${site}/catalogue/campuses.json`, CONTENT);
  const campuses = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof schoolPlaces>[0];
  const folder = new URL(`${site}/editorial/news/`, CONTENT);
  const news = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !name.endsWith('.en.md'))
    .map((name) => parseFrontMatter(readFileSync(new URL(name, folder), 'utf8')).data as NewsFacts);
  return { campuses, news, places: schoolPlaces(campuses) };
}

const SCHOOLS = { meridia: readSchool('meridia'), boreal: readSchool('boreal') };
const NEWS = Object.entries(SCHOOLS).flatMap(([site, { news, places }]) =>
  news.map((item) => ({ site, slug: item.slug, item, places })),
);

/** The names of all places that a picture shows. */
function shownPlaces(item: NewsFacts, places: (typeof SCHOOLS)['meridia']['places']): string[] {
  const composition = compose(newsCover(item, places));
  const nameOf = (place: Place) => place.names.fr;
  switch (composition.kind) {
    case 'territories':
      return composition.territories.map(({ name }) => name);
    case 'journey':
      return composition.places.map(nameOf);
    case 'rings':
    case 'bands':
    case 'globe':
      return composition.place ? [nameOf(composition.place)] : [];
    default:
      throw new Error(`A news item is not drawn as ${composition.kind}`);
  }
}

describe('V-12 the cover of a news item', () => {
  it.each(NEWS)('$site $slug shows the places that the item names, and no other', ({ item, places }) => {
    const named = item.route ?? item.places ?? item.campuses;
    const expected = named.length > 0 ? named : places.campuses;
    expect(shownPlaces(item, places).toSorted()).toEqual(
      expected.map((name) => places.find(name).names.fr).toSorted(),
    );
  });

  it('there are 60 of one school and some of another', () => {
    expect(NEWS.filter(({ site }) => site === 'meridia')).toHaveLength(60);
    expect(NEWS.length).toBeGreaterThan(60);
  });

  it('refuses a place that nobody knows, with its name', () => {
    const [first] = NEWS;
    if (!first) throw new Error('There is news');
    expect(() => newsCover({ ...first.item, route: ['atlantide'] }, first.places)).toThrow('atlantide');
  });
});

describe('the cover of a campus', () => {
  it('of another school than that of the sheet is drawn where it is, without the network of that one', () => {
    const { campuses, places } = SCHOOLS.boreal;
    for (const campus of campuses)
      expect(coverAlt(campusCover(campus, places), 'fr')).toContain(` ${campus.title}.`);
  });
});
