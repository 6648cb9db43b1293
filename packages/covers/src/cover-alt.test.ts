import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { compose } from './composition.ts';
import { cover } from './cover.ts';
import { coverAlt } from './cover-alt.ts';
import type { CoverInput, NewsCoverInput } from './cover-input.ts';
import { englishNumber } from './english-words.ts';
import { frenchNumber } from './french-words.ts';
import { createPlace } from './places.ts';

const PORTO = createPlace('Porto', 'Porto', [-8.61, 41.15]);
const RIGA = createPlace('Riga', 'Riga', [24.11, 56.95]);
const CAIRO = createPlace('Le Caire', 'Cairo', [31.2, 30]);
const EVERYWHERE = CAMPUSES.map(({ slug }) => slug);

const SLUGS = Array.from({ length: 40 }, (_, index) => `article-${index}`);

function newsWith(kind: string, about: Partial<NewsCoverInput>): NewsCoverInput {
  const inputs = SLUGS.map((slug): NewsCoverInput => ({ kind: 'news', slug, ...about }));
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

  it('names the place of a campus that has no territory', () => {
    const place = createPlace('Tromsø', 'Tromsø', [18.96, 69.65]);
    const input: CoverInput = { kind: 'campus', slug: 'tromso', place };
    expect(coverAlt(input, 'fr')).toMatch(
      /^Planisphère\u00A0: \S+ anneaux d’équidistance autour de Tromsø\.$/,
    );
    expect(coverAlt(input, 'en')).toMatch(/^World map: \S+ rings of equal distance around Tromsø\.$/);
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
    const input = newsWith('rings', { campuses: ['lille'] });
    const rings = countMatches(cover(input), /fill="none" stroke="#0B2A27" stroke-width="(1\.4|3)"/g);
    expect(coverAlt(input, 'fr')).toContain(`${frenchNumber(rings)} anneaux d’équidistance autour de Lille.`);
    expect(coverAlt(input, 'en')).toContain(`${englishNumber(rings)} rings of equal distance around Lille.`);
  });

  it.each([
    ['globe', 'Globe tourné vers Annecy, qu’un point marque.'],
    ['bands', 'Bandes de latitude autour du pôle Nord\u00A0: un point marque Annecy.'],
    ['territories', 'Carte du territoire du campus d’Annecy.'],
  ])('names the one campus of an article drawn as %s', (kind, text) => {
    expect(coverAlt(newsWith(kind, { campuses: ['annecy'] }), 'fr')).toBe(text);
  });

  it.each([
    [
      'several campuses',
      { campuses: ['rennes', 'angers'] },
      'Carte des territoires des campus de Rennes et d’Angers.',
    ],
    ['all of them', { campuses: EVERYWHERE }, 'Carte des campus de l’école, chacun sur son territoire.'],
    ['places', { places: [PORTO, RIGA] }, 'Carte\u00A0: des points marquent Porto et Riga.'],
    ['a route', { places: [PORTO, RIGA], isRoute: true }, 'Carte\u00A0: une route mène de Porto à Riga.'],
    [
      'routes',
      { places: [PORTO, RIGA, CAIRO], isRoute: true },
      'Carte\u00A0: des routes mènent de Porto à Riga et au Caire.',
    ],
  ])('V-12 names %s of an article', (_what, about, text) => {
    for (const slug of SLUGS) expect(coverAlt({ kind: 'news', slug, ...about }, 'fr')).toBe(text);
  });

  it('V-12 an article without a place has a picture without one: no point, no route', () => {
    for (const slug of SLUGS) {
      expect(cover({ kind: 'news', slug })).not.toMatch(/<circle|#FF5630/);
      expect(coverAlt({ kind: 'news', slug }, 'fr')).toMatch(
        /^(Globe découpé en fuseaux|Bandes de latitude autour du pôle Nord)\.$/,
      );
    }
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
