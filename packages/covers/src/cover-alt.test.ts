import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { compose } from './composition.ts';
import { cover } from './cover.ts';
import { coverAlt } from './cover-alt.ts';
import type { CoverInput, NewsCoverInput } from './cover-input.ts';
import { englishNumber } from './english-words.ts';
import { frenchNumber } from './french-words.ts';

const SLUGS = Array.from({ length: 40 }, (_, index) => `article-${index}`);

function newsWith(kind: string, campus?: string): NewsCoverInput {
  const inputs = SLUGS.map((slug): NewsCoverInput => ({ kind: 'news', slug, campus }));
  const found = inputs.find((input) => compose(input).kind === kind);
  if (!found) throw new Error(`No article is drawn as ${kind}`);
  return found;
}

function countMatches(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

describe('coverAlt', () => {
  it('names the campus, its country abroad and its routes', () => {
    expect(coverAlt({ kind: 'campus', slug: 'angers' }, 'fr')).toBe(
      'Carte du territoire du campus d’Angers, avec des routes vers les vingt-cinq autres campus\u00A0; les cinq voisins sont reliés en rouge.',
    );
    expect(coverAlt({ kind: 'campus', slug: 'bruxelles' }, 'fr')).toContain(
      'du campus de Bruxelles (Belgique)',
    );
    expect(coverAlt({ kind: 'campus', slug: 'bruxelles' }, 'en')).toContain('the Brussels campus (Belgium)');
  });

  it.each(CAMPUSES.map(({ slug, name }) => [slug, name]))('names the city of the campus %s', (slug, name) => {
    expect(coverAlt({ kind: 'campus', slug }, 'fr')).toContain(name);
  });

  it('describes rings for a campus the geodata does not know', () => {
    const input: CoverInput = { kind: 'campus', slug: 'boreal-tromso' };
    expect(coverAlt(input, 'fr')).toMatch(/^Planisphère\u00A0: \S+ anneaux d’équidistance autour /);
    expect(coverAlt(input, 'en')).toMatch(/^World map: \S+ rings of equal distance around /);
  });

  it.each(SLUGS)('counts and names the stops that the picture of programme %s shows', (slug) => {
    const input: CoverInput = { kind: 'programme', slug, stops: 5 };
    const composition = compose(input);
    if (composition.kind !== 'itinerary') throw new Error('A programme is an itinerary');
    const drawn = countMatches(cover(input), /r="11"/g);
    expect(drawn).toBe(composition.shownStops.length);
    expect(coverAlt(input, 'fr')).toContain(`Itinéraire de ${frenchNumber(drawn)} escales`);
    for (const { names } of composition.shownStops) expect(coverAlt(input, 'en')).toContain(names.en);
  });

  it('counts the rings that are drawn, around the campus of the article', () => {
    const input = newsWith('rings', 'lille');
    const rings = countMatches(cover(input), /fill="none" stroke="#0B2A27" stroke-width="(1\.4|3)"/g);
    expect(coverAlt(input, 'fr')).toContain(`${frenchNumber(rings)} anneaux d’équidistance autour de Lille`);
    expect(coverAlt(input, 'en')).toContain(`${englishNumber(rings)} rings of equal distance around Lille`);
  });

  it('names the routes in red of a beam, without the city they leave', () => {
    const text = coverAlt(newsWith('beam', 'geneve'), 'fr');
    expect(text).toContain('vingt-six routes partent de Genève vers des villes du monde');
    expect(text).not.toMatch(/vers .*Genève.* et /);
  });

  it('tells the morning or the evening of the place', () => {
    expect(coverAlt(newsWith('daylight', 'annecy'), 'fr')).toMatch(/c’est le (matin|soir) à Annecy\.$/);
    expect(coverAlt(newsWith('daylight', 'annecy'), 'en')).toMatch(/it is (morning|evening) in Annecy\.$/);
  });

  it('names the pole of the bands and both ends of the route', () => {
    expect(coverAlt(newsWith('bands', 'rouen'), 'fr')).toMatch(
      /autour du pôle Nord, avec une route de Rouen (à|au) /,
    );
  });

  it('says which gore is lit, and the hour it stands for', () => {
    expect(coverAlt({ kind: 'event', slug: 'jpo', hour: 10 }, 'fr')).toBe(
      'Globe déplié en sept fuseaux\u00A0; le deuxième ressort et marque le début à 10\u00A0h.',
    );
    expect(coverAlt({ kind: 'event', slug: 'jpo', hour: 14.5 }, 'en')).toContain(
      'the fourth stands out and marks the start at 2:30 pm',
    );
    expect(coverAlt({ kind: 'event', slug: 'jpo' }, 'fr')).toMatch(/le \S+ ressort\.$/);
  });

  it('names the two campuses of a bearing', () => {
    const composition = compose({ kind: 'offer', slug: 'a' });
    if (composition.kind !== 'bearing') throw new Error('An offer is a bearing');
    const text = coverAlt({ kind: 'offer', slug: 'a' }, 'fr');
    expect(text).toContain(composition.from.name);
    expect(text).toContain(composition.to.name);
  });

  it('uses French typography', () => {
    const texts = SLUGS.flatMap((slug) =>
      (['news', 'programme', 'event', 'offer'] as const).map((kind) => coverAlt({ kind, slug }, 'fr')),
    );
    expect(texts.filter((text) => /['"]| [:;]|undefined/.test(text))).toEqual([]);
  });
});
